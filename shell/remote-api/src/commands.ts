import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { type Command, type ShellApi } from './contract.ts';
import { userStorage, type UserItem } from './user-storage.ts';

/**
 * Each remote bundles this file, so it takes the shell as an argument: the shell's context is in the module that
 * the shell provides.
 */

/** Offers commands while the component is mounted; does nothing in a shell without a command menu. */
export function useCommands(
  { offerCommands }: Pick<ShellApi, 'offerCommands'>,
  commands: readonly Command[],
): void {
  const latest = useRef(commands);

  // The shell reads them later, when a key is pressed.
  useEffect(() => {
    latest.current = commands;
  });

  useEffect(() => offerCommands?.(() => latest.current), [offerCommands]);
}

/** The user's setting for single-letter shortcuts; null means on, because most users never choose. */
export function singleKeysItem(userId: string): UserItem<boolean> {
  return userStorage(userId).item('single-key-shortcuts', {
    parse: (value) => (typeof value === 'boolean' ? value : null),
  });
}

/** Returns whether single-letter shortcuts are on for the signed-in user; rerenders on changes. */
export function useSingleKeys({ user }: Pick<ShellApi, 'user'>): boolean {
  const userId = useSyncExternalStore(user.subscribe, user.get)?.id ?? '';
  const subscribe = useCallback(
    (listener: () => void) => singleKeysItem(userId).subscribe(listener),
    [userId],
  );
  return useSyncExternalStore(subscribe, () => singleKeysItem(userId).read() ?? true);
}

/** The `state` of a navigation chosen in the command menu. */
export const CHOSEN_IN_MENU = { chosenInMenu: true } as const;

/**
 * Returns whether the `state` of a router location says that the user chose it in the command menu. A link can
 * contain a command, too, so a page that changes something immediately must check this first.
 */
export function wasChosenInMenu(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'chosenInMenu' in state &&
    state.chosenInMenu === true
  );
}
