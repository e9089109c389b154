import { useLocation } from '@rapport/remote-api/router';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useRemotes } from './remotes-context.tsx';

const UpdateBar = lazy(async () => {
  const { UpdateBar: bar } = await import('./notices.tsx');
  return { default: bar };
});

/**
 * Offers the new version of a remote, quietly and not in the middle of something: from the first
 * navigation after it was released. Until it is taken, the page keeps the version that it has.
 */
export function UpdateOffer({ name, label }: { name: string; label: string }) {
  const { loader } = useRemotes();
  const { key } = useLocation();
  const names = useSyncExternalStore(loader.updates.subscribe, loader.updates.get);
  const isKnown = names.has(name);
  // Coming to a page whose new version is known already is a navigation too.
  const [quietAt, setQuietAt] = useState(isKnown ? null : key);
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (wasKnown !== isKnown) {
    setWasKnown(isKnown);
    setQuietAt(key);
  }
  // A page with overrides says so in the same place; its developer reloads anyway.
  const isOverridden = Object.keys(loader.overrides.get()).length > 0;
  if (!isKnown || isOverridden || quietAt === key) return null;
  return (
    <Suspense fallback={null}>
      <UpdateBar label={label} onDismiss={() => setQuietAt(key)} />
    </Suspense>
  );
}
