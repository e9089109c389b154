import { type BrowserContext, type Page } from '@playwright/test';
import { type Stack } from '../fixtures/stack.ts';

/** The session as the browser keeps it between loads. */
const KEY_PREFIX = 'rapport.session.';

/**
 * Puts a session where the shell keeps it: the pages of this context begin signed in, and the
 * authentication screen need not be drawn for every test.
 */
export async function storeSession(
  context: BrowserContext,
  { shellUrl, authUrl }: Stack,
  session: object,
): Promise<void> {
  const name = `${KEY_PREFIX}${new URL(authUrl).host}`;
  const localStorage = [{ name, value: JSON.stringify(session) }];
  await context.setStorageState({ cookies: [], origins: [{ origin: shellUrl, localStorage }] });
}

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
