import { type SupportedStorage } from '@supabase/supabase-js';
import { logFailure } from '../log.ts';
import { isUsableSession } from './is-usable-session.ts';

/**
 * Local storage for the authentication client. Under `key` it returns only sessions: anything else is removed, as
 * if no user had signed in. If the browser blocks storage, values last until the page closes.
 */
export function sessionStorageAt(key: string): SupportedStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, instead: () => T): T => {
    try {
      return work(window.localStorage);
    } catch (error) {
      logFailure('Local storage is closed.', error);
      return instead();
    }
  };
  const removeItem = (name: string) => {
    memory.delete(name);
    attempt(
      (storage) => storage.removeItem(name),
      () => {},
    );
  };
  return {
    getItem(name) {
      const text = attempt(
        (storage) => storage.getItem(name) ?? memory.get(name) ?? null,
        () => memory.get(name) ?? null,
      );
      if (name !== key || text === null || isUsableSession(parsed(text))) return text;
      logFailure('What was kept as the session is none, and was removed.', typeof parsed(text));
      removeItem(name);
      return null;
    },
    setItem: (name, value) =>
      attempt(
        (storage) => storage.setItem(name, value),
        () => void memory.set(name, value),
      ),
    removeItem,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
