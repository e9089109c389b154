import { type ComponentProps, lazy, Suspense } from 'react';
import type { FoundReach as WayToReach } from './found-reach.tsx';

// Loaded separately, because only a search shows it and it needs the stated preferences.
const FoundReach = lazy(() =>
  import('./found-reach.tsx').then((part) => ({ default: part.FoundReach })),
);

/** `FoundReach`, loaded on demand. */
export function LazyFoundReach(props: ComponentProps<typeof WayToReach>) {
  return (
    <Suspense>
      <FoundReach {...props} />
    </Suspense>
  );
}
