import { freshEmail, PASSWORD } from '../../fixtures/accounts.ts';
import { OwnStack } from '../../fixtures/own-stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPage } from '../../pages/auth-page.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

test('with confirmations on, sign-up shows the notice and the mailed link signs the person in', async ({
  browser,
}) => {
  const own = new OwnStack({ RAPPORT_CONFIRM_EMAILS: 'true' });
  try {
    const stack = await own.start();
    const email = freshEmail();
    const page = await browser.newPage({ baseURL: stack.shellUrl });
    const auth = new AuthPage(page);
    await auth.open();
    await auth.chooseSignUp();
    await auth.submitSignUp(email, PASSWORD);

    await expect(
      page.getByText(
        `Account created! Please check your email at ${email} and click the confirmation link to complete your signup.`,
      ),
    ).toBeVisible();
    await expect(auth.cardTitle).toHaveText('Welcome Back');

    await page.goto(stack.mailboxUrl);
    const mail = page.getByRole('article').filter({ hasText: email });
    await mail.getByRole('link', { name: 'Open the link' }).click();
    await page.waitForURL(`${stack.shellUrl}/contacts**`);
    await expect(new ContactsPage(page).heading).toBeVisible();
    await page.close();
  } finally {
    await own.remove();
  }
});
