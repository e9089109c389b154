import { type BrowserContext, type Page } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ShellFrame } from '../../pages/shell-frame.ts';

test.describe('without the API', () => {
  test.use({ expectedErrors: /status of 503|Failed to load resource|net::ERR_/ });

  test('what was loaded can be read after a reload, and signing out removes it', async ({
    stack,
    account,
    contacts,
    context,
    page,
  }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await contacts.openContactPage(id);
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    await expect.poll(() => storedPaths(page)).toContain(`/api/contacts/${id}`);
    await contacts.open();
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
    await expect.poll(() => storedPaths(page)).toContainEqual(expect.stringContaining('?limit=50'));

    await takeApiAway(context, stack);
    await page.reload();
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
    await expect(page.getByText('Rapport could not be reached.')).toHaveCount(1);
    await contacts.openContactPage(id);
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();

    await new ShellFrame(page).signOut();
    await expect(page.getByRole('heading', { name: 'Welcome to Rapport' })).toBeVisible();
    await expect.poll(() => storedPaths(page)).toEqual([]);
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
  test('the header shows before any script has come', async ({ contacts, page }) => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await contacts.open();
    await expect(contacts.heading).toBeVisible();
    await page.route(/\/assets\/start-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contacts', { waitUntil: 'commit' });
    const header = page.getByRole('banner');
    const part = header.getByRole('link', { name: 'Contacts', includeHidden: true });
    await expect(header.getByRole('link', { name: 'Rapport' })).toBeVisible();
    await expect(part).toHaveAttribute('aria-current', 'page');
    goOn();
    await expect(contacts.heading).toBeVisible();
    await expect(header).toHaveCount(1);
  });
});

/** Every call of the API fails as it does without a network. */
async function takeApiAway(context: BrowserContext, { apiUrl }: Stack): Promise<void> {
  await context.route(`${apiUrl}/**`, (route) => route.abort('connectionfailed'));
}

/** The paths of the responses that the browser stores. */
async function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'rapport')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('rapport');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const reading = database.transaction('responses').objectStore('responses').getAllKeys();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    });
    database.close();
    return keys.map((key) => (Array.isArray(key) ? String(key[1]) : ''));
  });
}
