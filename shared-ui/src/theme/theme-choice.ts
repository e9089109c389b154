import { useSyncExternalStore } from 'react';

/** `system` follows the operating system; the others override it. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const storageKey = 'rapport.theme';
const changed = 'rapport:theme-choice';

function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'system' || value === 'light' || value === 'dark';
}

function storedChoice(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return isThemeChoice(stored) ? stored : 'system';
  } catch {
    // Storage may be blocked (private window, blocked cookies); the choice then lasts until the page closes.
    return 'system';
  }
}

function storeChoice(choice: ThemeChoice): void {
  try {
    if (choice === 'system') window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, choice);
  } catch {
    // See storedChoice(): without storage, only the attribute on the page has the choice.
  }
}

/** The attribute is the source of truth, so that all bundles on the page see the same choice. */
function current(): ThemeChoice {
  const attribute = document.documentElement.dataset['theme'];
  return isThemeChoice(attribute) ? attribute : 'system';
}

function show(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  window.dispatchEvent(new Event(changed));
}

function choose(choice: ThemeChoice): void {
  storeChoice(choice);
  show(choice);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/**
 * Applies the stored theme and follows changes in other tabs. Call it once before the first render; the returned
 * function stops following.
 */
export function applyThemeChoice(): () => void {
  const follow = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === storageKey || event.key === null) show(storedChoice());
  };
  show(storedChoice());
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Returns the chosen theme and a function to choose another, which is stored for the next visit. */
export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, current), choose];
}
