import { type Registry } from '@rapport/registry';
import { useShellApi, useShellUser } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { useLocation } from '@rapport/remote-api/router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { type Commands } from './commands.ts';
import { type SettingsPageName } from './shell-commands.ts';

interface CommandsOnDemandProps {
  commands: Commands;
  registry: Registry;
  onSignOut: () => void;
  /** Fetches the names of the settings pages. */
  loadSettings: () => Promise<readonly SettingsPageName[]>;
}

/** How long a contact must be open to count as visited, in milliseconds. */
const VISIT_MS = 2000;

/** Fetches the code of the menu, and the remotes' commands, which the page's registry leaves out. */
async function loadCenter() {
  const { CommandCenter, meetEarlyKeys, completeRegistry } = await import('./command-center.tsx');
  return { CommandCenter, meetEarlyKeys, complete: await completeRegistry() };
}

/**
 * Listens for keys on the page. The code of their commands and of the menu is fetched with the first key that may
 * belong to a command.
 */
export function CommandsOnDemand(props: CommandsOnDemandProps) {
  const { commands } = props;
  const { notify } = useShellApi();
  const { part, demand } = useOnDemand(loadCenter);
  useVisits();
  const isAsked = useStore(commands.store, ({ shown }) => shown !== null);

  // Fetching is outside of React.
  useEffect(() => {
    if (!isAsked) return;
    void demand().then((isThere) => {
      if (isThere) return;
      commands.show(null);
      notify(openFailure());
    });
  }, [isAsked, demand, commands, notify]);

  // Once it's loaded, the command center listens itself, and handles the keys pressed before.
  useEffect(() => {
    if (part !== null) return;
    const early: KeyboardEvent[] = [];
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isMenuKey = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      const isPlain = key.length === 1 && !ctrlKey && !metaKey && !altKey;
      const isInField = target instanceof Element && target.matches('input, textarea, select');
      if (!isMenuKey && (!isPlain || isInField)) return;
      if (isMenuKey) event.preventDefault();
      early.push(event);
      if (early.length > 1) return;
      void loadCenter().then(
        ({ meetEarlyKeys }) => {
          meetEarlyKeys(early);
          void demand();
        },
        () => void early.splice(0),
      );
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [part, demand]);

  return part && <part.CommandCenter {...props} complete={part.complete} />;
}

/** Stores which contacts were opened, for the initial content of the menu. */
function useVisits(): void {
  const userId = useShellUser()?.id;
  const { pathname, search } = useLocation();
  // The list is in the browser's storage.
  useEffect(() => {
    if (userId === undefined || !pathname.startsWith('/contacts')) return;
    const timer = setTimeout(() => {
      const noted = import('./recent-contacts.ts').then(({ noteVisit }) =>
        noteVisit(userId, pathname + search),
      );
      // The next visit retries.
      noted.catch(() => {});
    }, VISIT_MS);
    return () => clearTimeout(timer);
  }, [userId, pathname, search]);
}
