import { freshEmail, PASSWORD } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

test.describe('signing up', () => {
  test('a new person lands on their empty contacts', BOTH_WIDTHS, async ({ auth, page }) => {
    await auth.open();
    const contacts = await auth.signUp(freshEmail(), PASSWORD);
    await expect(contacts.heading).toBeVisible();
    await expect(page).toHaveURL(/\/contacts$/);
    await expect(page.getByRole('button', { name: 'Add Contact' }).first()).toBeVisible();
  });

  test('passwords that differ are refused before any call', async ({ auth, page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await auth.open();
    await auth.chooseSignUp();
    await auth.submitSignUp(freshEmail(), PASSWORD, 'something-else');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    expect(calls.filter((url) => url.includes('/signup'))).toEqual([]);
  });

  test('toggling the mode clears what was typed and what was said', async ({ auth, page }) => {
    await auth.open();
    await auth.chooseSignUp();
    await auth.submitSignUp(freshEmail(), PASSWORD, 'something-else');
    await auth.chooseSignIn();
    await expect(auth.cardTitle).toHaveText('Welcome Back');
    await expect(auth.email).toHaveValue('');
    await expect(auth.password).toHaveValue('');
    await expect(page.getByText('Passwords do not match')).toBeHidden();
  });
});

test.describe('signing in', () => {
  test('a known person lands on their contacts', async ({ contacts, page }) => {
    await expect(contacts.heading).toBeVisible();
    await expect(page).toHaveURL(/\/contacts$/);
  });

  test('a stranger sees only the authentication screen, on any path', async ({ auth }) => {
    await auth.open('/coaching');
    await expect(auth.heading).toHaveText('Welcome to Rapport');
    await expect(auth.cardTitle).toHaveText('Welcome Back');
  });

  test('the session survives a reload', async ({ contacts, page }) => {
    await page.reload();
    await expect(contacts.heading).toBeVisible();
  });

  test.describe('with a wrong password', () => {
    test.use({ expectedErrors: /status of 400/ });

    test('the message of the service is shown and the email is kept', async ({ auth, account }) => {
      await auth.open();
      await auth.submitSignIn(account.email, 'not-the-password');
      await expect(auth.alert).toContainText('Invalid login credentials');
      await expect(auth.email).toHaveValue(account.email);
    });
  });
});

test(
  'signing out ends on the authentication screen, and stays out after a reload',
  BOTH_WIDTHS,
  async ({ auth, contacts, page }) => {
    await contacts.signOut();
    await expect(auth.cardTitle).toHaveText('Welcome Back');
    await page.reload();
    await expect(auth.cardTitle).toHaveText('Welcome Back');
  },
);
