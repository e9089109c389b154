import { freshEmail, PASSWORD } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NARROW_AND_FIREFOX } from '../../fixtures/widths.ts';

// The wrong password.
test.use({ expectedErrors: /status of 400/ });

test(
  'a user signs in, stays signed in, and signs out, and another one signs up',
  NARROW_AND_FIREFOX,
  async ({ account, auth, page }) => {
    await test.step('a signed-out visitor sees only the authentication screen, on any path', async () => {
      await auth.open('/coaching');
      await expect(auth.heading).toHaveText('Welcome to Rapport');
      await expect(
        page.getByText('Manage your professional network with personality insights.'),
      ).toBeVisible();
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await expect(page).toHaveTitle('Welcome Back · Rapport');
      await expect(page.getByText(/agree to use estimates responsibly/)).toBeVisible();
    });

    await test.step('passwords that differ are refused before any call, and switching the mode clears them', async () => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      await auth.chooseSignUp();
      await expect(auth.cardTitle).toHaveText('Create Account');
      await expect(page).toHaveTitle('Create Account · Rapport');
      await auth.submitSignUp(freshEmail(), PASSWORD, 'something-else');
      await expect(page.getByText('Passwords do not match')).toBeVisible();
      expect(calls.filter((url) => url.includes('/auth/v1/'))).toEqual([]);
      await auth.chooseSignIn();
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await expect(auth.email).toHaveValue('');
      await expect(auth.password).toHaveValue('');
      await expect(page.getByText('Passwords do not match')).toBeHidden();
    });

    await test.step("a wrong password shows the service's message, and the email stays in the form", async () => {
      await auth.submitSignIn(account.email, 'not-the-password');
      await expect(auth.alert).toContainText('Invalid login credentials');
      await expect(auth.email).toHaveValue(account.email);
    });

    await test.step('the right password opens the contacts from any path, and the session survives a reload', async () => {
      const contacts = await auth.signIn(account.email, account.password);
      await expect(contacts.heading).toBeFocused();
      await expect(page).toHaveURL(/\/contacts$/);
      await page.reload();
      await expect(contacts.heading).toBeVisible();
      await contacts.signOut();
    });

    await test.step('signing out shows the authentication screen, even after a reload', async () => {
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await page.reload();
      await expect(auth.cardTitle).toHaveText('Welcome Back');
    });

    await test.step('a new user sees an empty contact list', async () => {
      const contacts = await auth.signUp(freshEmail(), PASSWORD);
      await expect(contacts.heading).toBeVisible();
      await expect(page).toHaveURL(/\/contacts$/);
      await expect(page.getByRole('button', { name: 'Add Contact' }).first()).toBeVisible();
    });
  },
);
