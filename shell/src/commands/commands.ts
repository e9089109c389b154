import { type Command } from '@rapport/remote-api';
import { createStore } from 'zustand';
import { logFailure } from '../log.ts';

/** What's open: the menu or the list of shortcuts. */
type Shown = 'menu' | 'shortcuts' | null;

export type Commands = ReturnType<typeof createCommands>;

/** Creates the store of commands that remotes offer for the command menu and keys, and of what's open. */
export function createCommands() {
  const store = createStore<{ shown: Shown }>(() => ({ shown: null }));
  const offers = new Set<() => readonly Command[]>();
  return {
    store,
    show: (shown: Shown) => store.setState({ shown }),
    offer: (read: () => readonly Command[]) => {
      // A wrapper, so that the same function can be offered twice.
      const offer = () => read();
      offers.add(offer);
      return () => void offers.delete(offer);
    },
    /**
     * Returns the currently available commands, one per ID: a later offer hides an earlier one.
     * @param base commands of the shell itself; those of remotes hide them
     */
    available(base: readonly Command[] = []): Command[] {
      const all = [() => base, ...offers].toReversed().flatMap((read) => {
        try {
          return read().filter(({ isAvailable }) => isAvailable?.() ?? true);
        } catch (error) {
          logFailure("A remote couldn't say what can be done.", error);
          return [];
        }
      });
      const seen = new Set<string>();
      return all.filter(({ id }) => !seen.has(id) && seen.add(id));
    },
  };
}

/** Returns the label of the modifier key that opens the command menu with K on this system. */
export function modifierKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
