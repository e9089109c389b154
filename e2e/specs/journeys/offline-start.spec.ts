import { createContact } from '../../fixtures/accounts.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { outboxReady } from '../../fixtures/deferred-parts.ts';
import { expireSession } from '../../fixtures/session-storage.ts';
import { storedResponses, storedRevision } from '../../fixtures/stored-responses.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactView } from '../../pages/contact-view.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: /Failed to load resource|net::ERR_/ });

test('the product starts without a network, and sends later what was written', async ({
  stack,
  account,
  context,
  open,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  const { id: met } = await createContact(stack, account, { displayName: 'Grace Hopper' });
  await callApi(stack, account, '/api/meetings', {
    method: 'POST',
    body: { title: 'Compilers', startsAt: daysAgo(-2), contactIds: [met] },
  });
  await open(`/contacts/${id}`);
  await expect.poll(() => storedResponses(page, `/api/contacts/${id}`)).toContain('Ada Lovelace');
  await page.goto('/contacts');
  await expect.poll(() => storedResponses(page, '?limit=50')).toContain('Ada Lovelace');
  await expect.poll(() => storedRevision(page)).not.toBeNull();
  // A page that has its worker from the start reads the people of coming meetings ahead.
  await page.reload();
  await expect.poll(() => storedResponses(page, `/api/interactions/${met}`)).not.toBe('');
  // Only an expired session has to ask the authentication service, which can't be reached.
  await expireSession(page);
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  const contacts = new ContactsPage(cold);
  await test.step('the list and a contact show what was read', async () => {
    await cold.goto('/contacts');
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
    await cold.goto(`/contacts/${id}`);
    await expect(cold.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  });

  await test.step('so does the briefing of a person whom the user meets in two days', async () => {
    await cold.goto(`/contacts/${met}/briefing`);
    await expect(cold.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
    await expect(cold.getByText('Compilers')).toBeVisible();
    await cold.goto(`/contacts/${id}`);
    await expect(cold.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  });

  await test.step('the command menu has the commands of remotes, which are stored with the page', async () => {
    await cold.keyboard.press('Control+k');
    await cold.getByRole('combobox', { name: 'People, pages and actions' }).fill('duplicates');
    await expect(cold.getByRole('option', { name: /duplicates/i }).first()).toBeVisible();
    await cold.keyboard.press('Escape');
  });

  await test.step('a form whose code was never loaded opens, and what it saves waits', async () => {
    const view = new ContactView(cold);
    await outboxReady(cold);
    await view.openLogDialog();
    await view.dialog.getByLabel('Notes').fill('Talked on the plane');
    await view.save();
    await expect(view.dialog).toBeHidden();
    await expect(
      cold.getByText('1 change kept on this device; sent when you’re online.'),
    ).toBeVisible();
  });

  await test.step('it arrives once when the network is back', async () => {
    await goOnline(cold);
    const sent = async () => {
      const path = `/api/interactions/${id}`;
      return JSON.stringify(await callApi(stack, account, path));
    };
    // The client of the authentication service renews an expired session twice a minute.
    await expect
      .poll(async () => (await sent()).split('Talked on the plane').length, { timeout: 180_000 })
      .toBe(2);
    await expect(cold.getByText(/1 change kept on this device/)).toBeHidden();
  });

  await test.step('a page from the network has nothing from the worker', async () => {
    const response = await cold.goto('/contacts');
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
  });
});
