import { createContact } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { pressUnlessRecovered } from '../../pages/press-unless-recovered.ts';

const LIST = /\/api\/contacts\?/;

test.describe('when the list cannot be loaded', () => {
  test.use({ expectedErrors: /status of 500|Failed to load resource|net::ERR_/ });

  test('an answer without words of its own is named by its status, and Refresh Page loads the page again', async ({
    contacts,
    page,
    stack,
    account,
  }) => {
    await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await page.route(LIST, (route) => route.fulfill({ status: 500, body: 'gateway' }));
    await contacts.open();
    await expect(page.getByRole('heading', { name: 'Unable to Load Contacts' })).toBeVisible();
    await expect(page.getByText('Error: HTTP 500 - Internal Server Error')).toBeVisible();
    await page.unroute(LIST);
    await pressUnlessRecovered(page.getByRole('button', { name: 'Refresh Page' }));
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
  });

  test('a lost network is named with the path', async ({ contacts, page }) => {
    await page.route(LIST, (route) => route.abort());
    await contacts.open();
    await expect(page.getByRole('heading', { name: 'Unable to Load Contacts' })).toBeVisible();
    await expect(page.getByText(/Error: Failed to fetch \/api\/contacts\S*: .+/)).toBeVisible();
  });

  test('the words of the API are shown as they are', async ({ contacts, page }) => {
    const answer = { error: 'Authentication required', code: 'AUTHENTICATION_REQUIRED' };
    await page.route(LIST, (route) => route.fulfill({ status: 403, json: answer }));
    await contacts.open();
    await expect(page.getByText('Error: Authentication required')).toBeVisible();
  });
});

test('Add Contact says that it is adding until the answer is there', async ({ contacts, page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/contacts$/, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await contacts.openAddDialog();
  await contacts.fillAddDialog({ name: 'Grace Hopper' });
  await contacts.submitAddDialog();
  await expect(contacts.addDialog.getByRole('button', { name: 'Adding...' })).toBeVisible();
  answer();
  await expect(page.getByText('Contact added successfully!').first()).toBeVisible();
});
