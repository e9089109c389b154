import { type Command } from '@rapport/remote-api';
import { createStore } from 'zustand';
import { logFailure } from '../log.ts';

/** What of the commands is on screen: the menu or the list of shortcuts. */
type Shown = 'menu' | 'shortcuts' | null;

export type Commands = ReturnType<typeof createCommands>;

/** What can be done from the command menu and by a key, as remotes offer it, and what of it is shown. */
export function createCommands() {
  const store = createStore<{ shown: Shown }>(() => ({ shown: null }));
  const offers = new Set<() => readonly Command[]>();
  return {
    store,
    show: (shown: Shown) => store.setState({ shown }),
    offer: (read: () => readonly Command[]) => {
      // A copy, so that the same function can be offered twice.
      const offer = () => read();
      offers.add(offer);
      return () => void offers.delete(offer);
    },
    /**
     * What can be done right now, one of each id: an offer hides what was offered before it.
     * @param base what the shell itself offers; remotes hide it
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

/** The cap of the key that opens the command menu together with K, as keyboards of this system have it. */
export function modifierKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
