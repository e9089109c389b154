import {
  acknowledgeResponsibleUse,
  createAccount,
  createContact,
} from '../../fixtures/accounts.ts';
import { OwnStack } from '../../fixtures/own-stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPage } from '../../pages/auth-page.ts';

test('after kill -9 of the start command, the next start has the contact and its result', async ({
  browser,
}) => {
  const own = new OwnStack();
  try {
    const before = await own.start();
    const account = await createAccount(before);
    await acknowledgeResponsibleUse(before, account);
    const { id } = await createContact(before, account, { displayName: 'Ada Lovelace' });
    const page = await browser.newPage({ baseURL: before.shellUrl });
    const auth = new AuthPage(page);
    await auth.open();
    const contacts = await auth.signIn(account.email, account.password);
    const quiz = await (await contacts.openContactPage(id)).startQuiz();
    await quiz.answerAll(['A', 'B', 'B', 'A', 'B', 'B', 'B']);
    await expect(quiz.retake).toBeVisible();

    await own.kill();
    const after = await own.start();

    expect(after.shellUrl).toBe(before.shellUrl);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('People Developer');
    await page.close();
  } finally {
    await own.remove();
  }
});
