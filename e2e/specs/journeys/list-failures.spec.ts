import { createContact } from '../../fixtures/accounts.ts';
import { outboxReady } from '../../fixtures/deferred-parts.ts';
import { addManyContacts } from '../../fixtures/many-contacts.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { pressUnlessRecovered } from '../../pages/press-unless-recovered.ts';

const LIST = /\/api\/contacts\?/;

test.use({ expectedErrors: /status of (40[04]|500)|Failed to load resource|net::ERR_/ });

test('a failed list recovers, and a contact added on an unreliable network is added once', async ({
  openAt,
  page,
  stack,
  account,
}) => {
  await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await addManyContacts(stack, account, 80);
  await page.route(LIST, (route) => route.fulfill({ status: 500, body: 'gateway' }));
  const contacts = await openAt('/contacts');

  await test.step('an error without a message is shown by its status, and Refresh Page reloads the page', async () => {
    await expect(page.getByRole('heading', { name: 'Unable to Load Contacts' })).toBeVisible();
    await expect(page.getByText('Error: HTTP 500 - Internal Server Error')).toBeVisible();
    await page.unroute(LIST);
    await page.route(/cursor=/, (route) => route.abort());
    await pressUnlessRecovered(page.getByRole('button', { name: 'Refresh Page' }));
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
  });

  await test.step('a failed page keeps the contacts before it, and loads on Retry', async () => {
    const row = (name: string) => contacts.item(name).getByRole('link', { name, exact: true });
    const failed = page.getByText("Couldn't load more contacts.");
    await expect(async () => {
      await page.evaluate(() => {
        const pane = document.querySelector('[data-radix-scroll-area-viewport]');
        pane?.scrollTo(0, pane.scrollHeight);
      });
      expect(await failed.isVisible()).toBe(true);
    }).toPass();
    await expect(row('Person 00049')).toBeVisible();
    await page.unroute(/cursor=/);
    await pressUnlessRecovered(page.getByRole('button', { name: 'Retry' }));
    await expect(row('Person 00055')).toBeAttached();
  });

  await test.step('a contact is added once if the response is lost', async () => {
    let losing = true;
    await page.route(/\/api\/contacts$/, async (route) => {
      if (route.request().method() !== 'POST' || !losing) return route.continue();
      losing = false;
      // The API stores the contact, but the page gets no response.
      await route.fetch();
      await route.abort();
    });
    await contacts.openAddDialog();
    await contacts.fillAddDialog({ name: 'Grace Hopper', phone: '+1 555 0100' });
    await outboxReady(page);
    await contacts.submitAddDialog();
    await expect(contacts.addDialog).toBeHidden();
    const found = () => callApi<unknown[]>(stack, account, '/api/contacts?q=grace');
    await expect(page.getByText('Your change was sent').first()).toBeVisible();
    expect(await found()).toHaveLength(1);
  });

  await test.step('a failed search for duplicates doesn’t prevent adding', async () => {
    await page.route('**/api/contacts/matches', (route) => route.abort());
    await contacts.openAddDialog();
    await contacts.fillAddDialog({ name: 'Lise Meitner' });
    await contacts.submitAddDialog();
    await expect(contacts.addDialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Lise Meitner' })).toBeVisible();
  });

  await test.step('a contact that does not exist is not found', async () => {
    await visit(page, '/contacts/018f0000-0000-7000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Contact not found' })).toBeVisible();
    await visit(page, '/contacts/nonsense');
    await expect(page.getByRole('heading', { name: 'Invalid contact ID' })).toBeVisible();
  });
});
