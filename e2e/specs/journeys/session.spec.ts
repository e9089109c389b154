import { type Page } from '@playwright/test';
import { createAccount, createContact, freshEmail, PASSWORD } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { AuthPage } from '../../pages/auth-page.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';
import { pageHeading } from '../../pages/page-heading.ts';
import { expireSession, removeSession, storedSessions } from '../../fixtures/session-storage.ts';

const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token/;
const SIGN_IN = /\/auth\/v1\/token\?grant_type=password/;
const anyOrigin = { 'access-control-allow-origin': '*' };
const deadToken = {
  status: 400,
  headers: anyOrigin,
  json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
};

/** From here on the API takes no one's token, and the session cannot be refreshed. */
async function endSession(page: Page, apiUrl: string): Promise<void> {
  await page.route(`${apiUrl}/api/**`, (route) =>
    route.fulfill({
      status: 401,
      headers: anyOrigin,
      json: { error: 'Authentication required', code: 'UNAUTHENTICATED' },
    }),
  );
  await page.route(REFRESH, (route) => route.fulfill(deadToken));
}

test.describe('the authentication screen', () => {
  test('has two modes with their words', async ({ auth, page }) => {
    await auth.open();
    await expect(auth.heading).toHaveText('Welcome to Rapport');
    await expect(
      page.getByText('Manage your professional network with personality insights.'),
    ).toBeVisible();
    await expect(auth.cardTitle).toHaveText('Welcome Back');
    await expect(page).toHaveTitle('Welcome Back · Rapport');
    await expect(page.getByText(/agree to use estimates responsibly/)).toBeVisible();
    await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
    await expect(auth.cardTitle).toHaveText('Create Account');
    await expect(page).toHaveTitle('Create Account · Rapport');
    await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
    await expect(auth.cardTitle).toHaveText('Welcome Back');
  });

  test('refuses short and differing passwords before any call', async ({ auth, page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await auth.open();
    await auth.chooseSignUp();
    await auth.submitSignUp(freshEmail(), 'short');
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await auth.submitSignUp(freshEmail(), PASSWORD, 'different-7');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    expect(calls.filter((url) => url.includes('/auth/v1/'))).toEqual([]);
  });

  test('says that the mail has to be answered, and returns to sign-in', async ({ auth, page }) => {
    const email = freshEmail();
    await page.route(/\/auth\/v1\/signup/, (route) =>
      route.fulfill({ headers: anyOrigin, json: { id: crypto.randomUUID(), email } }),
    );
    await auth.open();
    await auth.chooseSignUp();
    await auth.submitSignUp(email, PASSWORD);
    await expect(
      page.getByText(
        `Account created! Please check your email at ${email} and click the confirmation link to complete your signup.`,
      ),
    ).toBeVisible();
    await expect(auth.cardTitle).toHaveText('Welcome Back');
  });

  test('says that no one was returned', async ({ auth, page }) => {
    await page.route(SIGN_IN, (route) => route.fulfill({ headers: anyOrigin, json: {} }));
    await auth.open();
    await auth.submitSignIn(freshEmail(), PASSWORD);
    await expect(auth.alert).toContainText('Sign in failed - no user returned');
  });

  test.describe('when the service refuses', () => {
    test.use({ expectedErrors: /status of (4|5)\d\d|ERR_FAILED/ });

    test("shows the reasons of a weak password after the service's own words", async ({
      auth,
      page,
    }) => {
      await page.route(/\/auth\/v1\/signup/, (route) =>
        route.fulfill({
          status: 422,
          headers: anyOrigin,
          json: {
            code: 'weak_password',
            message: 'Password should be stronger.',
            weak_password: {
              message: 'Password should be stronger.',
              reasons: ['length', 'pwned'],
            },
          },
        }),
      );
      await auth.open();
      await auth.chooseSignUp();
      await auth.submitSignUp(freshEmail(), PASSWORD);
      await expect(auth.alert).toContainText(
        'Password should be stronger. It is too short. It is among those that attackers try first.',
      );
      await expect(auth.email).not.toHaveValue('');
    });

    test('says so when the service cannot be reached, and keeps what was typed', async ({
      auth,
      page,
    }) => {
      await page.route(SIGN_IN, (route) => route.abort());
      await auth.open();
      await auth.submitSignIn('ada@example.test', PASSWORD);
      await expect(auth.alert).toContainText('could not be reached. Check your connection');
      await expect(auth.email).toHaveValue('ada@example.test');
      await expect(auth.password).toHaveValue(PASSWORD);
    });
  });
});

test('after a sign-in the contacts are shown, for any path', async ({ auth, account, page }) => {
  await auth.open('/coaching');
  const contacts = await auth.signIn(account.email, account.password);
  await expect(contacts.heading).toBeFocused();
  await expect(page).toHaveURL(/\/contacts$/);
});

test.describe('signing out', () => {
  test.use({ expectedErrors: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)|status of 503/ });

  test('takes the stored user along', async ({ auth, contacts, frame, page }) => {
    await contacts.heading.waitFor();
    await page.evaluate(() => localStorage.setItem('user', '{"id":1}'));
    await frame.signOut();
    await expect(auth.cardTitle).toHaveText('Welcome Back');
    expect(await storedSessions(page)).toEqual([]);
  });

  const services = {
    down: (page: Page) => page.route(/\/logout/, (route) => route.fulfill({ status: 503 })),
    unreachable: (page: Page) => page.route(/\/logout/, (route) => route.abort()),
    silent: (page: Page) => page.route(/\/logout/, () => {}),
    'silent, and the token expired': async (page: Page) => {
      await page.route(/\/auth\/v1\//, () => {});
      await expireSession(page);
    },
  };
  for (const [what, prepare] of Object.entries(services)) {
    test(`ends signed out while the service is ${what}`, async ({
      account,
      auth,
      contacts,
      frame,
      page,
    }) => {
      await contacts.heading.waitFor();
      await prepare(page);
      await frame.signOut();
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await expect.poll(() => storedSessions(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await auth.signIn(account.email, account.password);
      await expect(contacts.heading).toBeVisible();
    });
  }

  test('lets someone in again before the service has answered', async ({
    account,
    auth,
    contacts,
    frame,
    page,
  }) => {
    await contacts.heading.waitFor();
    await page.route(/\/logout/, () => {});
    await frame.signOut();
    await auth.signIn(account.email, account.password);
    await expect(contacts.heading).toBeVisible();
  });

  test('works without a network', BOTH_WIDTHS, async ({ auth, contacts, context, frame, page }) => {
    await contacts.heading.waitFor();
    // The menu has been opened before.
    await frame.openSettings();
    await context.setOffline(true);
    await frame.signOut();
    // The settings, with headings of their own, are there until the session has ended.
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await goOnline(page);
    await page.reload();
    await expect(auth.cardTitle).toHaveText('Welcome Back');
  });
});

test.describe('a session that ends by itself', () => {
  test.use({ expectedErrors: /status of 40[01]/ });

  test('ends on the authentication screen without a loop, and the same person comes back to where they were', async ({
    account,
    auth,
    contacts,
    frame,
    page,
    stack,
  }) => {
    await contacts.heading.waitFor();
    let refreshes = 0;
    page.on('request', (request) => (refreshes += REFRESH.test(request.url()) ? 1 : 0));
    await endSession(page, stack.apiUrl);
    await frame.follow('Coaching');
    await expect(auth.cardTitle).toHaveText('Welcome Back');
    await expect(page).toHaveURL(/\/coaching$/);
    expect(refreshes).toBeLessThanOrEqual(2);
    expect(await storedSessions(page)).toEqual([]);

    await page.unrouteAll();
    await auth.submitSignIn(account.email, account.password);
    await expect(frame.heading.first()).toBeFocused();
    await expect(page).toHaveURL(/\/coaching$/);
  });

  test('brings another person to the contacts', async ({ auth, contacts, frame, page, stack }) => {
    const other = await createAccount(stack);
    await contacts.heading.waitFor();
    await endSession(page, stack.apiUrl);
    await frame.follow('Coaching');
    await expect(auth.cardTitle).toHaveText('Welcome Back');
    await page.unrouteAll();
    await auth.signIn(other.email, other.password);
    await expect(contacts.heading).toBeVisible();
  });

  test(
    'is checked behind a spinner when the page is loaded, and comes back to its address',
    BOTH_WIDTHS,
    async ({ account, auth, contacts, frame, page }) => {
      await contacts.heading.waitFor();
      await frame.follow('Coaching');
      await expect(page).toHaveURL(/\/coaching$/);
      await frame.heading.first().waitFor();
      await expireSession(page);
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route(REFRESH, async (route) => {
        await answered;
        await route.fulfill(deadToken);
      });
      await page.reload();
      await expect(page.getByText('Checking your session')).toBeAttached();
      await expect(auth.cardTitle).toBeHidden();
      expect(await axeViolations(page)).toEqual([]);
      answer();
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await auth.submitSignIn(account.email, account.password);
      await frame.heading.first().waitFor();
      await expect(page).toHaveURL(/\/coaching$/);
    },
  );

  test('is noticed when the tab is looked at again', async ({ auth, contacts, page }) => {
    await contacts.heading.waitFor();
    await removeSession(page);
    await expect(contacts.heading).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(auth.cardTitle).toHaveText('Welcome Back');
  });

  test('is refreshed once for a call that is refused, and no one notices', async ({
    account,
    contacts,
    page,
    stack,
  }) => {
    await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await contacts.heading.waitFor();
    let refused = false;
    await page.route(`${stack.apiUrl}/api/contacts?**`, async (route) => {
      if (refused) return route.continue();
      refused = true;
      await route.fulfill({ status: 401, headers: anyOrigin, json: {} });
    });
    await page.reload();
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
    expect(refused).toBe(true);
  });

  test('says what the API says when it takes no token at all', async ({
    contacts,
    page,
    stack,
  }) => {
    await contacts.heading.waitFor();
    await page.route(`${stack.apiUrl}/api/contacts?**`, (route) =>
      route.fulfill({
        status: 401,
        headers: anyOrigin,
        json: { error: 'Authentication required', code: 'UNAUTHENTICATED' },
      }),
    );
    await page.reload();
    await expect(page.getByText('Error: Authentication required')).toBeVisible();
  });
});

test.describe('two tabs', () => {
  test('sign out and in together, each where it was', async ({
    account,
    auth,
    contacts,
    context,
    frame,
  }) => {
    await contacts.heading.waitFor();
    const second = await context.newPage();
    await second.goto('/coaching');
    await pageHeading(second).first().waitFor();

    await frame.signOut();
    const secondAuth = new AuthPage(second);
    await expect(secondAuth.cardTitle).toHaveText('Welcome Back');
    await auth.signIn(account.email, account.password);
    await expect(second.getByRole('heading', { name: 'Complete Your Assessment' })).toBeVisible();
    await expect(second).toHaveURL(/\/coaching$/);
  });

  test('show the next person their own contacts, and nothing of the last one', async ({
    account,
    contacts,
    context,
    frame,
    stack,
  }) => {
    const theirs = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    const other = await createAccount(stack);
    await createContact(stack, other, { displayName: 'Lise Meitner' });
    await contacts.open();
    await contacts.item('Ada Lovelace').waitFor();
    const second = await context.newPage();
    await second.goto(`/contacts/${theirs.id}`);
    await second.getByRole('heading', { name: 'Ada Lovelace', level: 1 }).waitFor();

    // The other person takes the place of the first without a sign-out in between.
    const third = await context.newPage();
    await third.goto('/contacts');
    const stored = await signInAside(stack.authUrl, stack.publishableKey, other);
    await third.evaluate((session) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('rapport.session.'));
      if (key === undefined) throw new Error('No one is signed in');
      localStorage.setItem(key, session);
    }, stored);
    for (const page of [second, frame.page]) {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      const list = new ContactsPage(page);
      await expect(list.item('Lise Meitner')).toBeVisible();
      await expect(page).toHaveURL(/\/contacts$/);
      await expect(page.getByText('Ada Lovelace')).toHaveCount(0);
    }
  });
});

/** Signs a person in outside of any page; answers the session as the browser would store it. */
async function signInAside(
  authUrl: string,
  apikey: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const response = await fetch(`${authUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const session: { expires_in: number } = JSON.parse(await response.text());
  // supabase-js adds the moment when it stores an answer.
  return JSON.stringify({
    ...session,
    expires_at: Math.floor(Date.now() / 1000) + session.expires_in,
  });
}
