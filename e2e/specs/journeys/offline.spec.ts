import { type BrowserContext } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { storedResponses } from '../../fixtures/stored-responses.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

test.describe('without the API', () => {
  test.use({ expectedErrors: /status of 503|Failed to load resource|net::ERR_/ });

  test('loaded data can be read offline after a reload, and signing out removes it', async ({
    stack,
    account,
    context,
    frame,
    open,
    page,
  }) => {
    const contacts = new ContactsPage(page);
    const name = page.getByRole('heading', { name: 'Ada Lovelace' });
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await open(`/contacts/${id}`);
    await expect(name).toBeVisible();
    await expect.poll(() => storedResponses(page, `/api/contacts/${id}`)).toContain('Ada Lovelace');
    await frame.follow('Contacts');
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
    await expect.poll(() => storedResponses(page, '?limit=50')).toContain('Ada Lovelace');

    await takeApiAway(context, stack);
    await page.reload();
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
    await expect(page.getByText("Couldn't reach Rapport.")).toHaveCount(1);
    await contacts.openContactPage(id);
    await expect(name).toBeVisible();

    await frame.signOut();
    await expect(page.getByRole('heading', { name: 'Welcome to Rapport' })).toBeVisible();
    await expect.poll(() => storedResponses(page, '')).toBe('');
  });
});

test('the product can be installed', async ({ page, stack }) => {
  const manifest = await page.request.get(`${stack.shellUrl}/manifest.webmanifest`);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url: start } = await manifest.json();
  expect(start).toBe('/contacts');
  for (const { src } of icons) {
    const icon = await page.request.get(`${stack.shellUrl}${src}`);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
});

test.describe('on a slow line', () => {
  test(
    'header and contacts, or on a phone the day, show before the shell is there',
    BOTH_WIDTHS,
    async ({ stack, account, open, page }) => {
      const { heading } = new ContactsPage(page);
      await createContact(stack, account, { displayName: 'Ada Lovelace' });
      await open('/contacts');
      await expect(heading).toBeVisible();
      let goOn = () => {};
      const held = new Promise<void>((resolve) => (goOn = resolve));
      await page.route(
        (url) => url.pathname.startsWith('/assets/'),
        async (route) => {
          await held;
          await route.continue();
        },
      );
      await page.goto('/contacts', { waitUntil: 'commit' });
      const header = page.getByRole('banner');
      const part = header.getByRole('link', { name: 'Contacts', includeHidden: true });
      await expect(header.getByRole('link', { name: 'Rapport' })).toBeVisible();
      await expect(part).toHaveAttribute('aria-current', 'page');
      const early = page.locator('#start-page');
      const isPhone = test.info().project.name === 'narrow';
      if (isPhone) await expect(early.getByRole('heading', { name: 'Today' })).toBeVisible();
      else {
        const row = early.getByRole('list', { name: 'Contacts' }).getByRole('link');
        await expect(row.first()).toHaveText('Ada Lovelace');
      }
      goOn();
      await expect(heading).toBeVisible();
      await expect(early).toHaveCount(0);
      await expect(header).toHaveCount(1);
    },
  );
});

/** Makes every API call fail as without a network. */
async function takeApiAway(context: BrowserContext, { apiUrl }: Stack): Promise<void> {
  await context.route(`${apiUrl}/api/**`, (route) => route.abort('connectionfailed'));
}
