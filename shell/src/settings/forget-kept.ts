import { logFailure } from '../log.ts';
import { isSessionKey } from '../session/session-key.ts';

const PREFIX = 'rapport';

/**
 * Removes what any part of the product keeps of a person in this browser, like answers that were
 * not sent yet: their id stands in the key of such an item, or in the item. The session is not
 * among it, signing out removes that.
 */
export function forgetKept(userId: string): void {
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      for (const [key, value] of Object.entries(storage)) {
        if (!key.startsWith(PREFIX) || isSessionKey(key)) continue;
        if (key.includes(userId) || String(value).includes(userId)) storage.removeItem(key);
      }
    }
  } catch (error) {
    // Closed storage holds nothing to remove.
    logFailure('Storage is closed.', error);
  }
}
