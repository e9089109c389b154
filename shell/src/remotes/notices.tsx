import { useLocation } from '@rapport/remote-api/router';
import { ActionBar, media, theme } from '@rapport/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { overrideInWords, type Overrides } from './overrides.ts';
import { type RemoteLoader } from './remote-loader.ts';
import { type RemoteUpdate } from './remote-state.ts';
import { isShellReplaced, watchReleases } from './watch-releases.ts';

// Both notices share a file; otherwise the bar that they're made of would be part of the first load.

/** Marks a page with overrides, with a way to reset them. */
export function OverrideBar({ overrides }: { overrides: Overrides }) {
  const reset = () => {
    overrides.reset();
    window.location.reload();
  };
  return (
    <Notice>
      <ActionBar actionLabel="Reset" onAction={reset}>
        {Object.entries(overrides.get()).map(([remote, entry]) => (
          <div key={remote}>{overrideInWords({ remote, entry })}</div>
        ))}
      </ActionBar>
    </Notice>
  );
}

/** What a reload would update. */
interface Updates {
  remotes: readonly RemoteUpdate[];
  shell: boolean;
}

interface UpdateOfferProps {
  loader: RemoteLoader;
  /** Returns the name of the section at a path. */
  labelAt: (path: string) => string;
}

/**
 * Offers new releases of the shell and of the remotes that this page has loaded. Until the user accepts, the page
 * keeps its versions; one page never runs two versions of a remote.
 */
export function UpdateOffer({ loader, labelAt }: UpdateOfferProps) {
  const { key } = useLocation();
  const [updates, setUpdates] = useState<Updates>({ remotes: [], shell: false });
  const [dismissedAt, setDismissedAt] = useState<string | null>(null);

  // Checks for releases over the network while the page is open.
  useEffect(() => {
    let current = true;
    const stop = watchReleases(async () => {
      const [remotes, shell] = await Promise.all([loader.refresh(), isShellReplaced()]);
      if (current) setUpdates((known) => ({ remotes, shell: shell ?? known.shell }));
    });
    return () => {
      current = false;
      stop();
    };
  }, [loader]);

  const labels = updates.shell
    ? ['Rapport']
    : [...new Set(updates.remotes.map(({ routes }) => labelAt(routes[0] ?? '')))];
  // A page with overrides has its notice in the same place; its developer reloads anyway.
  const isOverridden = Object.keys(loader.overrides.get()).length > 0;
  // If it was dismissed, it returns at a later navigation.
  if (labels.length === 0 || isOverridden || dismissedAt === key) return null;
  const notes = updates.remotes.flatMap((remote) => remote.notes ?? []);
  return (
    <Notice>
      <ActionBar
        actionLabel="Use it now"
        onAction={() => window.location.reload()}
        onDismiss={() => setDismissedAt(key)}
      >
        {labels.length === 1
          ? `A new version of ${labels[0]} is ready.`
          : `New versions of ${new Intl.ListFormat('en').format(labels)} are ready.`}
        {notes.map((text) => (
          <Notes key={text}>{text}</Notes>
        ))}
      </ActionBar>
    </Notice>
  );
}

/** A place above the page that covers little of it: away from the toasts, below dialogs. */
const Notice = styled.div`
  position: fixed;
  bottom: ${theme.space[6]};
  left: ${theme.space[6]};
  z-index: ${theme.z.sticky};
  max-width: min(${theme.size.toast}, calc(100vw - 2 * ${theme.space[4]}));
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.overlay};

  ${media.small} {
    bottom: ${theme.space[4]};
    left: ${theme.space[4]};
  }
`;

const Notes = styled.div`
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;
