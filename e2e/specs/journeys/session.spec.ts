import { type Page } from '@playwright/test';
import { createAccount, createContact, type Account } from '../../fixtures/accounts.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { expireSession, removeSession, storedSessions } from '../../fixtures/session-storage.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPage } from '../../pages/auth-page.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token/;
const anyOrigin = { 'access-control-allow-origin': '*' };
const deadToken = {
  status: 400,
  headers: anyOrigin,
  json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
};
const noToken = {
  status: 401,
  headers: anyOrigin,
  json: { error: 'Authentication required', code: 'UNAUTHENTICATED' },
};

test.describe('signing out', () => {
  test.use({ expectedErrors: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)|status of 503/ });

  const services = {
    down: (page: Page) => page.route(/\/logout/, (route) => route.fulfill({ status: 503 })),
    unreachable: (page: Page) => page.route(/\/logout/, (route) => route.abort()),
    silent: (page: Page) => page.route(/\/logout/, () => {}),
  };

  test('works in every state of the service, and the user can sign in again', async ({
    account,
    auth,
    contacts,
    context,
    frame,
    page,
  }) => {
    const out = async () => {
      await frame.signOut();
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect.poll(() => storedSessions(page)).toEqual([]);
    };
    const back = async () => {
      await auth.signIn(account.email, account.password);
      await expect(contacts.heading).toBeVisible();
    };

    for (const [state, prepare] of Object.entries(services)) {
      await test.step(`while the service is ${state}, also before it has answered`, async () => {
        // Data of an early release is removed, too.
        await page.evaluate(() => localStorage.setItem('user', '{"id":1}'));
        await prepare(page);
        // Without this, the service could come back before the request.
        const told = page.waitForRequest(/\/logout/);
        await out();
        await told;
        await back();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }

    await test.step('without a network', async () => {
      // The menu has been opened before, so its code is loaded.
      await context.setOffline(true);
      await out();
      await goOnline(page);
      await back();
    });

    await test.step('while the service is silent and the token has expired, also after a reload', async () => {
      await page.route(/\/auth\/v1\//, () => {});
      await expireSession(page);
      await out();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await back();
    });
  });
});

test.describe('a session that ends by itself', () => {
  test.use({ expectedErrors: /status of 40[01]/ });

  test('shows the authentication screen, which returns the same user to their page', async ({
    account,
    auth,
    contacts,
    frame,
    page,
    stack,
  }) => {
    const back = async ({ email, password }: Account) => {
      await page.unrouteAll();
      await auth.submitSignIn(email, password);
      await expect(frame.heading.first()).toBeFocused();
    };

    await test.step('without a loop if both API and service reject the token', async () => {
      let refreshes = 0;
      page.on('request', (request) => (refreshes += REFRESH.test(request.url()) ? 1 : 0));
      await endSession(page, stack);
      await frame.follow('Coaching');
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await expect(page).toHaveURL(/\/coaching$/);
      expect(refreshes).toBeLessThanOrEqual(2);
      expect(await storedSessions(page)).toEqual([]);
      await back(account);
      await expect(page).toHaveURL(/\/coaching$/);
    });

    await test.step('behind a spinner when the page loads', async () => {
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
      answer();
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await back(account);
      await expect(page).toHaveURL(/\/coaching$/);
    });

    await test.step('when the user returns to the tab', async () => {
      await removeSession(page);
      await expect(frame.heading.first()).toBeVisible();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(auth.cardTitle).toHaveText('Welcome Back');
    });

    await test.step('another user sees the contact list', async () => {
      await back(await createAccount(stack));
      await expect(contacts.heading).toBeVisible();
      await expect(page).toHaveURL(/\/contacts$/);
    });
  });

  test('is refreshed once after a refused call, without the user noticing', async ({
    account,
    open,
    page,
    stack,
  }) => {
    await createContact(stack, account, { displayName: 'Ada Lovelace' });
    let refused = false;
    await page.route(`${stack.apiUrl}/api/contacts?**`, async (route) => {
      if (refused) return route.continue();
      refused = true;
      await route.fulfill({ status: 401, headers: anyOrigin, json: {} });
    });
    await open('/contacts');
    await expect(new ContactsPage(page).item('Ada Lovelace')).toBeVisible();
    expect(refused).toBe(true);
  });
});

test('two tabs sign out and in together, keep their pages, and show the next user no data of the last', async ({
  account,
  auth,
  context,
  frame,
  open,
  page,
  stack,
}) => {
  const ada = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await open('/contacts');
  const second = await context.newPage();
  await second.goto(`/contacts/${ada.id}`);
  const title = second.getByRole('heading', { name: 'Ada Lovelace', level: 1 });
  await title.waitFor();

  await test.step('both tabs sign out and in together', async () => {
    await frame.signOut();
    await expect(new AuthPage(second).cardTitle).toHaveText('Welcome Back');
    await auth.signIn(account.email, account.password);
    await expect(title).toBeVisible();
    await expect(second).toHaveURL(new RegExp(`/contacts/${ada.id}$`));
    await expect(new ContactsPage(page).item('Ada Lovelace')).toBeVisible();
  });

  await test.step('another user replaces the first without a sign-out in between', async () => {
    const other = await createAccount(stack);
    await createContact(stack, other, { displayName: 'Lise Meitner' });
    // A page of the same origin without the product, because storage events only reach other pages.
    const aside = await context.newPage();
    await aside.goto('/manifest.webmanifest');
    await aside.evaluate((session) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('rapport.session.'));
      if (key === undefined) throw new Error('No one is signed in');
      localStorage.setItem(key, session);
    }, JSON.stringify(other.session));
    for (const tab of [second, page]) {
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(new ContactsPage(tab).item('Lise Meitner')).toBeVisible();
      await expect(tab).toHaveURL(/\/contacts$/);
      await expect(tab.getByText('Ada Lovelace')).toHaveCount(0);
    }
  });
});

/** From here on, the API accepts no token, and the session can't be refreshed. */
async function endSession(page: Page, { apiUrl }: Stack): Promise<void> {
  await page.route(`${apiUrl}/api/**`, (route) => route.fulfill(noToken));
  await page.route(REFRESH, (route) => route.fulfill(deadToken));
}
