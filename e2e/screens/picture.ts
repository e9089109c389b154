import { fileURLToPath } from 'node:url';
import { test as base } from '../fixtures/test.ts';
import { type Account } from '../fixtures/accounts.ts';

interface PictureFixtures {
  /** Saves the current page as docs/images/screens/<name>-<width>-<theme>.jpg. */
  picture: (name: string) => Promise<void>;
  /** Signs in to the demo account, which has contacts. */
  demo: Pick<Account, 'email' | 'password'>;
}

const FOLDER = new URL('../../docs/images/screens/', import.meta.url);

export const test = base.extend<PictureFixtures>({
  // A picture may show a failure.
  expectedErrors: /./,
  demo: async ({ stack, auth }, use) => {
    await auth.open();
    await auth.signIn(stack.demo.email, stack.demo.password);
    await use(stack.demo);
  },
  picture: async ({ page }, use, info) => {
    await use(async (name) => {
      // Avatars, texts, and charts load separately.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(400);
      const path = fileURLToPath(new URL(`${name}-${info.project.name}.jpg`, FOLDER));
      await page.screenshot({ path, type: 'jpeg', quality: 78, caret: 'hide' });
    });
  },
});
