import { type Command } from '@rapport/remote-api';

/** The maximum time between the two keys of a sequence, in milliseconds. */
export const SEQUENCE_MS = 1500;

/** The first key of a sequence, and when it was pressed (a time like `Date.now()`). */
export interface FirstKey {
  key: string;
  at: number;
}

/** The meaning of a key: it runs a command, begins a sequence, or means nothing. */
type KeyMeaning = { run: Command | null; first: FirstKey | null };

/**
 * Returns the meaning of a key, given the key before it.
 * @param first the first key of a sequence, if any; ignored if it's too long ago
 * @param commands those available now; of two with the same keys, the earlier one is used
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

/** Returns whether letters belong to something else: a field, or an open dialog, menu, or list. */
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
