import { type Page } from '@playwright/test';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { serveSettings } from '../../fixtures/served-settings.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

test.describe('the header', () => {
  test(
    'names the product and leads to its parts, of which it marks the current one',
    BOTH_WIDTHS,
    async ({ contacts, frame }) => {
      await contacts.heading.waitFor();
      await expect(frame.brand).toHaveAttribute('href', '/contacts');
      const nav = await frame.navigation();
      await expect(nav.getByRole('link')).toContainText(['Contacts', 'Coaching', 'Analytics']);
      await expect(nav.getByRole('link', { name: 'Contacts' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    },
  );

  test(
    'says who is signed in and offers what concerns them alone',
    BOTH_WIDTHS,
    async ({ account, contacts, frame, page }) => {
      await contacts.heading.waitFor();
      if (frame.isWide) {
        await frame.accountButton.click();
        const menu = page.getByRole('menu');
        await expect(menu).toContainText(account.email);
        await expect(menu.getByRole('menuitem')).toHaveText([
          'My Personality Assessment',
          'Settings',
          'Sign Out',
        ]);
        await menu.getByRole('menuitem', { name: 'My Personality Assessment' }).click();
      } else {
        const nav = await frame.navigation();
        await expect(nav.getByRole('link')).toHaveText([
          'Contacts',
          'Coaching',
          'Analytics',
          'My Assessment',
        ]);
        await expect(nav.getByRole('button', { name: 'Sign Out' })).toBeVisible();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText(account.email);
        await nav.getByRole('link', { name: 'My Assessment' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
      }
      await expect(page).toHaveURL(/\/my-assessment$/);
    },
  );

  test("shows the picture of the account's metadata", async ({ account, auth, page, stack }) => {
    const avatarUrl = `${stack.shellUrl}/avatar-of-the-account.svg`;
    await page.route(avatarUrl, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      }),
    );
    await page.route('**/auth/v1/token?*', async (route) => {
      const response = await route.fetch();
      const session = await response.json();
      session.user.user_metadata = { ...session.user.user_metadata, avatar_url: avatarUrl };
      await route.fulfill({ response, json: session });
    });
    await auth.open();
    await auth.signIn(account.email, account.password);
    await expect(page.locator(`header img[src="${avatarUrl}"]`).first()).toBeAttached();
  });
});

test.describe('going from page to page', () => {
  test(
    'names each page in the tab, gives its heading the focus and says its name',
    BOTH_WIDTHS,
    async ({ contacts, frame, page }) => {
      await contacts.heading.waitFor();
      await expect(page).toHaveTitle('Contacts · Rapport');
      const titles = new Set([await page.title()]);
      for (const name of ['Coaching', 'Analytics']) {
        await frame.follow(name);
        await expect(frame.heading.first()).toBeFocused();
        const title = await page.title();
        expect(title).toMatch(/ · Rapport$/);
        titles.add(title);
        await expect(
          page
            .getByRole('status')
            .filter({ hasText: title.replace(' · Rapport', '') })
            .first(),
        ).toBeAttached();
      }
      expect([...titles]).toHaveLength(3);
      await page.goBack();
      await expect(page).toHaveURL(/\/coaching$/);
      await expect(frame.heading.first()).toBeFocused();
    },
  );

  test(
    'the first thing on the keyboard leads past the header',
    BOTH_WIDTHS,
    async ({ contacts, page }) => {
      await contacts.heading.waitFor();
      await page.reload();
      await contacts.heading.waitFor();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(/\/contacts$/);
    },
  );

  test('/ shows the contacts', async ({ contacts, page }) => {
    await contacts.heading.waitFor();
    await page.goto('/');
    await expect(contacts.heading).toBeVisible();
  });

  for (const path of ['/analytics', '/nowhere/at/all']) {
    test(`${path} is the 404 page`, async ({ contacts, frame, page }) => {
      await contacts.heading.waitFor();
      await page.goto(path);
      await expect(frame.heading).toHaveText('404 Page Not Found');
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
      await expect(page).toHaveTitle('404 Page Not Found · Rapport');
      await page.getByRole('link', { name: 'Go to Contacts' }).click();
      await expect(contacts.heading).toBeVisible();
    });
  }
});

test.describe('a deployment without usable settings', () => {
  test.use({ expectedErrors: /config\.json|status of 404/ });

  const failures = {
    missing: null,
    'not JSON': '{"environment":',
    incomplete: '{"environment":"test","apiUrl":"nowhere"}',
  };
  for (const [what, settings] of Object.entries(failures)) {
    test(`shows the Configuration Error when they are ${what}`, async ({ page }) => {
      await serveSettings(page, settings);
      await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
      await page.goto('/contacts');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration Error');
      await expect(
        page.getByText('Application configuration error. Please check environment variables.'),
      ).toBeVisible();
      await expect(
        page.getByText('Check that all environment variables are set in the deployment settings.'),
      ).toBeVisible();
      await expect(page).toHaveTitle('Configuration Error · Rapport');
    });
  }
});

test('a page without settings asks the origin for them', async ({ contacts, page }) => {
  await serveSettings(page, null);
  const asked = page.waitForRequest('**/config.json');
  await contacts.open();
  await asked;
  await expect(contacts.heading).toBeVisible();
});

test.describe('a toast', () => {
  const said = 'Contact added successfully!';

  test('goes by itself after 5 seconds', async ({ contacts, frame, page }) => {
    await contacts.heading.waitFor();
    const lifetime = lifetimeOfToast(page);
    await contacts.add({ name: 'Ada Lovelace' });
    // The page's own clock: a busy machine may be late in telling of it, and sees the toast come later than it did.
    const { text, milliseconds } = await lifetime;
    expect(text).toContain(said);
    expect(milliseconds).toBeGreaterThan(4500);
    expect(milliseconds).toBeLessThan(8000);
    await expect(frame.toasts).toHaveCount(0);
  });

  test('gets the focus by F8, and its cross closes it', async ({ contacts, frame, page }) => {
    await frame.holdToasts();
    await contacts.add({ name: 'Ada Lovelace' });
    await expect(frame.toasts).toContainText(said);
    const list = page.getByRole('region', { name: /Notifications/ }).getByRole('list');
    // The dialog that has just closed may still be handing the focus back.
    await expect(async () => {
      await page.keyboard.press('F8');
      await expect(list).toBeFocused({ timeout: 300 });
    }).toPass();
    await frame.toasts.getByRole('button', { name: 'Close' }).click();
    await expect(frame.toasts).toHaveCount(0);
  });

  test('gives way to the next one', async ({ contacts, frame }) => {
    await contacts.add({ name: 'Ada Lovelace' });
    await contacts.open();
    await frame.holdToasts();
    await contacts.add({ name: 'Lise Meitner' });
    await expect(frame.toasts).toHaveCount(1);
  });

  for (const [pixels, left] of [
    [30, 1],
    [80, 0],
  ] as const) {
    test(
      `${left === 0 ? 'leaves' : 'stays'} after a swipe of ${pixels} px to the right`,
      BOTH_WIDTHS,
      async ({ contacts, frame, page }) => {
        await frame.holdToasts();
        await contacts.add({ name: 'Ada Lovelace' });
        const box = await frame.toasts.boundingBox();
        if (box === null) throw new Error('The toast has no place on the screen');
        const y = box.y + box.height / 2;
        await page.mouse.move(box.x + 60, y);
        await page.mouse.down();
        await page.mouse.move(box.x + 60 + pixels, y, { steps: 8 });
        await page.mouse.up();
        await expect(frame.toasts).toHaveCount(left);
      },
    );
  }
});

/** The next toast: its text, and how long it stays, as the page sees it. */
function lifetimeOfToast(page: Page): Promise<{ text: string; milliseconds: number }> {
  return page.evaluate(
    () =>
      new Promise<{ text: string; milliseconds: number }>((resolve) => {
        let shown: number | null = null;
        let text = '';
        const look = () => {
          const toast = document.querySelector('[data-toaster] > li');
          if (toast !== null) {
            shown ??= performance.now();
            text = toast.textContent;
          } else if (shown !== null) {
            resolve({ text, milliseconds: performance.now() - shown });
          }
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        // An observer is told after the task that shows the toast, when its time already runs.
        for (const insert of ['appendChild', 'insertBefore'] as const) {
          const value = new Proxy(Node.prototype[insert], {
            apply(original, parent: Node, values: unknown[]) {
              const inserted: unknown = Reflect.apply(original, parent, values);
              look();
              return inserted;
            },
          });
          Object.defineProperty(Node.prototype, insert, { value });
        }
      }),
  );
}

function groundOf(element: Element) {
  return getComputedStyle(element).backgroundColor;
}

test(
  'a ring on the ground of the theme stands in the page before any script has run',
  BOTH_WIDTHS,
  async ({ auth, page }) => {
    let runScripts = () => {};
    const held = new Promise<void>((resolve) => (runScripts = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const start = page.locator('#root > .start');
    await expect(start.locator('svg')).toBeVisible();
    const ground = await start.evaluate(groundOf);
    runScripts();
    await auth.cardTitle.waitFor();
    await expect(start).toHaveCount(0);
    expect(ground).toBe(await page.locator('body').evaluate(groundOf));
  },
);

test(
  'axe finds nothing on the menus, the settings, a toast and the 404 page',
  BOTH_WIDTHS,
  async ({ contacts, frame, page }) => {
    await contacts.heading.waitFor();
    if (frame.isWide) {
      await frame.bell.click();
      await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await frame.accountButton.click();
      await page.getByRole('menu').waitFor();
    } else {
      await frame.navigation();
    }
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await frame.openSettings();
    expect(await axeViolations(page)).toEqual([]);
    await frame.openSettings('Your data');
    await frame.deleteData('mistyped');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(frame.deletionQuestion).toBeHidden();
    await frame.follow('Contacts');

    await contacts.add({ name: 'Ada Lovelace' });
    await frame.toasts.waitFor();
    // The toast may come before the contact whose code is still being fetched.
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/nowhere');
    await frame.heading.waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('axe finds nothing on the Configuration Error', BOTH_WIDTHS, async ({ page }) => {
  await serveSettings(page, '{}');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Configuration Error' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
