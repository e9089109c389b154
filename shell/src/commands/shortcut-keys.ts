import { type Command } from '@rapport/remote-api';

/** How long the second key of two may take, in milliseconds. */
export const SEQUENCE_MS = 1500;

/** The first key of two, and when it was pressed (a time like `Date.now()`). */
export interface FirstKey {
  key: string;
  at: number;
}

/** What a key does: it runs a command, waits for a second key, or means nothing. */
type KeyMeaning = { run: Command | null; first: FirstKey | null };

/**
 * What a key means, after the key before it.
 * @param first the first key of two that was pressed before, if any; too long ago, it does not count
 * @param commands the ones that can be run now; of two with the same keys, the earlier one counts
 */
export function meaningOf(
  key: string,
  at: number,
  first: FirstKey | null,
  commands: readonly Command[],
): KeyMeaning {
  const find = (keys: string) => commands.find((command) => command.keys === keys) ?? null;
  if (first !== null && at - first.at <= SEQUENCE_MS) {
    const second = find(`${first.key} ${key}`);
    if (second !== null) return { run: second, first: null };
  }
  const run = find(key);
  if (run !== null) return { run, first: null };
  const begins = commands.some(({ keys }) => keys?.startsWith(`${key} `));
  return { run: null, first: begins ? { key, at } : null };
}

/** Whether letters belong to something else: a field, or a dialog, menu or list that is open. */
export function isTaken(target: EventTarget | null): boolean {
  const isInField =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="textbox"]') !== null);
  return (
    isInField ||
    document.querySelector(
      '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
    ) !== null
  );
}
