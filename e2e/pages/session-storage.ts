import { type Page } from '@playwright/test';

/** The session as the browser keeps it between loads. */
const KEY_PREFIX = 'rapport.session.';

/** Makes the stored session one whose token has run out. */
export async function expireSession(page: Page): Promise<void> {
  await page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    }
  }, KEY_PREFIX);
}

/** Takes the stored session away, which this tab is not told of. */
export async function removeSession(page: Page): Promise<void> {
  await page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
      localStorage.removeItem(key);
    }
  }, KEY_PREFIX);
}

/** What is left in local storage of sessions and of the person. */
export async function storedSessions(page: Page): Promise<string[]> {
  return page.evaluate(
    (prefix) =>
      Object.keys(localStorage).filter((name) => name === 'user' || name.startsWith(prefix)),
    KEY_PREFIX,
  );
}
