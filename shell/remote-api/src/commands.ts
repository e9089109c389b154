import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { type Command, type ShellApi } from './contract.ts';
import { userStorage, type UserItem } from './user-storage.ts';

/**
 * Each remote bundles this file, so it takes the shell as an argument: the context of the shell is in
 * the module that the shell provides.
 */

/** Offers commands as long as the component is on the page; in a shell without a command menu, nothing. */
export function useCommands(
  { offerCommands }: Pick<ShellApi, 'offerCommands'>,
  commands: readonly Command[],
): void {
  const latest = useRef(commands);

  // The shell asks later, when a key is pressed.
  useEffect(() => {
    latest.current = commands;
  });

  useEffect(() => offerCommands?.(() => latest.current), [offerCommands]);
}

/** Whether a person wants shortcuts of single letters; null is yes, because most never choose. */
export function singleKeysItem(userId: string): UserItem<boolean> {
  return userStorage(userId).item('single-key-shortcuts', {
    parse: (value) => (typeof value === 'boolean' ? value : null),
  });
}

/** Whether shortcuts of single letters are on for the signed-in person; renders again when that changes. */
export function useSingleKeys({ user }: Pick<ShellApi, 'user'>): boolean {
  const userId = useSyncExternalStore(user.subscribe, user.get)?.id ?? '';
  const subscribe = useCallback(
    (listener: () => void) => singleKeysItem(userId).subscribe(listener),
    [userId],
  );
  return useSyncExternalStore(subscribe, () => singleKeysItem(userId).read() ?? true);
}

/** The `state` of a navigation that a person chose in the command menu. */
export const CHOSEN_IN_MENU = { chosenInMenu: true } as const;

/**
 * Whether the `state` of a router location says that a person chose this address in the command menu. A link can name
 * a command too, so a page that changes something at once asks for this first.
 */
export function wasChosenInMenu(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'chosenInMenu' in state &&
    state.chosenInMenu === true
  );
}
