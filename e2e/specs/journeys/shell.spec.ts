import { serveSettings } from '../../fixtures/served-settings.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NARROW_WHEN_LONG, WIDTHS_AND_FIREFOX } from '../../fixtures/widths.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

test(
  'a user navigates the product by its header, even by keyboard, and sees the current page marked',
  WIDTHS_AND_FIREFOX,
  async ({ account, frame, open, page }) => {
    const contacts = new ContactsPage(page);

    await test.step('/ shows the contacts, and the first Tab stop skips the header', async () => {
      await open('/');
      await expect(contacts.heading).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(/\/$/);
    });

    await test.step('the header names the product and links to its parts, with the current one marked', async () => {
      await expect(frame.brand).toHaveAttribute('href', '/contacts');
      const nav = await frame.navigation();
      await expect(nav.getByRole('link')).toContainText(['Contacts', 'Coaching', 'Analytics']);
      await expect(nav.getByRole('link', { name: 'Contacts' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });

    await test.step('each page has a title, and focuses and announces its heading', async () => {
      await expect(page).toHaveTitle('Contacts · Rapport');
      const titles = new Set([await page.title()]);
      for (const name of ['Coaching', 'Analytics']) {
        await frame.follow(name);
        // The page before stays, with its title and its focused heading, until the next one has loaded.
        await expect.poll(async () => titles.has(await page.title())).toBe(false);
        await expect(frame.heading.first()).toBeFocused();
        const title = await page.title();
        expect(title).toMatch(/ · Rapport$/);
        titles.add(title);
        const said = page.getByRole('status').filter({ hasText: title.replace(' · Rapport', '') });
        await expect(said.first()).toBeAttached();
      }
      expect([...titles]).toHaveLength(3);
      await page.goBack();
      await expect(page).toHaveURL(/\/coaching$/);
      await expect(frame.heading.first()).toBeFocused();
    });

    await test.step('an unknown path shows the 404 page', async () => {
      await page.goForward();
      await expect(page).toHaveURL(/\/analytics$/);
      await expect(frame.heading).toHaveText('404 Page Not Found');
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
      await expect(page).toHaveTitle('404 Page Not Found · Rapport');
      await page.getByRole('link', { name: 'Go to Contacts' }).click();
      await expect(contacts.heading).toBeVisible();
    });

    await test.step('the bell of a wide header shows that nothing is new', async () => {
      if (!frame.isWide) return;
      await frame.bell.click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await expect(panel).toContainText('Nothing new');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(frame.bell).toBeFocused();
    });

    await test.step('the menu shows the signed-in user and their own entries', async () => {
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
    });
  },
);

test(
  'a user focuses, closes, and swipes away a toast, and the next one replaces it',
  NARROW_WHEN_LONG,
  async ({ frame, open, page }) => {
    const contacts = new ContactsPage(page);
    await open('/contacts');
    await frame.holdToasts();
    const addNext = async (name: string) => {
      // A phone shows the new contact in place of the list, and the toast over the header.
      if (!(await contacts.heading.isVisible())) await page.goBack();
      await contacts.add({ name });
      await expect(frame.toasts).toContainText('Contact added successfully!');
    };
    const swipe = async (pixels: number) => {
      const box = await frame.toasts.boundingBox();
      if (box === null) throw new Error('The toast has no place on the screen');
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + 60, y);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 + pixels, y, { steps: 8 });
      await page.mouse.up();
    };

    await test.step('F8 focuses it, and its button closes it', async () => {
      await addNext('Ada Lovelace');
      const list = page.getByRole('region', { name: /Notifications/ }).getByRole('list');
      // The dialog that has just closed may still be restoring the focus.
      await expect(async () => {
        await page.keyboard.press('F8');
        await expect(list).toBeFocused({ timeout: 300 });
      }).toPass();
      await frame.toasts.getByRole('button', { name: 'Close' }).click();
      await expect(frame.toasts).toHaveCount(0);
    });

    await test.step('a short swipe keeps it, the next one replaces it, and a long swipe dismisses it', async () => {
      await addNext('Emmy Noether');
      await swipe(30);
      await expect(frame.toasts).toHaveCount(1);
      await addNext('Lise Meitner');
      await expect(frame.toasts).toHaveCount(1);
      await swipe(80);
      await expect(frame.toasts).toHaveCount(0);
    });

    await test.step('it disappears after its time', async () => {
      await addNext('Hypatia');
      await frame.releaseToasts();
      await expect(frame.toasts).toHaveCount(0);
    });
  },
);

test.describe('a deployment without usable settings', () => {
  test.use({ expectedErrors: /config\.json|status of 404/ });

  test('fetches them from its origin, and shows the Configuration Error until they exist', async ({
    open,
    page,
  }) => {
    await serveSettings(page, null);
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

    await page.unroute('**/config.json');
    const asked = page.waitForRequest('**/config.json');
    await open('/contacts');
    await asked;
    await expect(new ContactsPage(page).heading).toBeVisible();
  });
});

function groundOf(element: Element) {
  return getComputedStyle(element).backgroundColor;
}

test("a spinner on the theme's background is in the page before any script has run", async ({
  auth,
  page,
}) => {
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
});
