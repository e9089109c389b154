import { type Page } from '@playwright/test';
import { createAccessToken, createAccount, freshEmail } from '../../fixtures/accounts.ts';
import { mailedLink } from '../../fixtures/mails.ts';
import { storeSession } from '../../fixtures/session-storage.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NARROW_WHEN_LONG } from '../../fixtures/widths.ts';

const NEW_PASSWORD = 'four words are easy';

// Wrong passwords and ended sessions are refused.
test.use({ expectedErrors: /status of 40[0-3]/ });

async function changePassword(page: Page, current: string, password: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Password', exact: true });
  await section.getByLabel('Current password').fill(current);
  await section.getByLabel('New password', { exact: true }).fill(password);
  await section.getByLabel('New password again').fill(password);
  await section.getByRole('button', { name: 'Change password' }).click();
}

test(
  'a forgotten password is replaced by the link in the mail, which works once',
  NARROW_WHEN_LONG,
  async ({ auth, page, stack }) => {
    const account = await createAccount(stack);
    const { email, password } = account;
    const program = await createAccessToken(stack, account, ['contacts:read']);
    await auth.open();
    await auth.email.fill(email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status')).toContainText(`If ${email} has an account`);

    const link = await mailedLink(stack, email);
    await page.goto(link);
    await expect(auth.cardTitle).toHaveText('Choose a new password');
    // A reload doesn't skip the question.
    await page.reload();
    await expect(auth.cardTitle).toHaveText('Choose a new password');
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('New password again').fill(NEW_PASSWORD);
    await page.getByRole('checkbox', { name: 'Also revoke access tokens' }).check();
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL('**/contacts');
    const headers = { Authorization: `Bearer ${program}` };
    expect((await fetch(`${stack.apiUrl}/api/contacts`, { headers })).status).toBe(401);

    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(link);
    await expect(auth.cardTitle).toHaveText('This link no longer works');
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await auth.submitSignIn(email, password);
    await expect(auth.alert).toBeVisible();
    await auth.signIn(email, NEW_PASSWORD);
  },
);

test('changing the password or email requires the password, and signs out other devices', async ({
  account,
  browser,
  frame,
  open,
  page,
  stack,
}) => {
  await test.step('a new password requires the current one, and signs out the other device', async () => {
    const session = await fetch(`${stack.authUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: account.password }),
    });
    const elsewhere = await browser.newContext({ baseURL: stack.shellUrl });
    await storeSession(elsewhere, stack, await session.json());
    const other = await elsewhere.newPage();
    await other.goto('/contacts');
    await other.getByRole('heading', { level: 1 }).first().waitFor();

    await open('/settings/account');
    await changePassword(page, 'a guess', NEW_PASSWORD);
    await expect(page.getByText("That isn't your current password")).toBeVisible();
    await changePassword(page, account.password, NEW_PASSWORD);
    await expect(page.getByText('Your password is changed').first()).toBeVisible();

    await other.reload();
    await expect(other.getByRole('heading', { level: 2, name: 'Welcome Back' })).toBeVisible();
    await elsewhere.close();
    await page.reload();
    await expect(frame.heading).toHaveText('Account');
  });

  await test.step('a new address applies once both mailboxes have confirmed it', async () => {
    const email = freshEmail();
    const section = page.getByRole('region', { name: 'Email', exact: true });
    await section.getByRole('button', { name: 'Change email' }).click();
    await section.getByLabel('New email').fill(email);
    await section.getByLabel('Current password').fill(NEW_PASSWORD);
    await section.getByRole('button', { name: 'Send the links' }).click();
    await expect(section).toContainText(`Waiting for ${email}`);

    await page.goto(await mailedLink(stack, email));
    await expect(frame.toasts).toContainText('confirm link sent to the other email');
    await expect(section).toContainText(account.email);
    await page.goto(await mailedLink(stack, account.email));
    await expect(section).toContainText(email);
    await expect(section).not.toContainText('Waiting for');
  });
});
