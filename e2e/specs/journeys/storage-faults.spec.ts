import { type Interaction } from '@rapport/api-client';
import { type Page } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { outboxReady } from '../../fixtures/deferred-parts.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { storedRevision } from '../../fixtures/stored-responses.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactView } from '../../pages/contact-view.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /Failed to load resource|net::ERR_|Quota|quota/,
});

/** Lets the origin store nothing more, until the returned function lifts that. */
async function fillStorage(page: Page, origin: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  return () => session.detach();
}

test('a form whose text the full storage does not take stays open; evicted storage fills again', async ({
  stack,
  account,
  context,
  open,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  const view = new ContactView(page);
  const lift = await fillStorage(page, stack.shellUrl);
  await open(`/contacts/${id}`);
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await outboxReady(page);

  await test.step('with a full storage and no network, a note stays in its form', async () => {
    await view.openLogDialog();
    await view.dialog.getByLabel('Notes').fill('Talked on the ferry');
    await context.setOffline(true);
    await view.save();
    await expect(view.dialog.getByRole('alert')).toBeVisible();
    await expect(view.dialog.getByLabel('Notes')).toHaveValue('Talked on the ferry');
    await expect(page.getByText(/kept on this device/i)).toBeHidden();
  });

  await test.step('with room again and a network, it is saved once', async () => {
    await lift();
    await goOnline(page);
    await view.save();
    await expect(view.dialog).toBeHidden();
    const logged = await callApi<Interaction[]>(stack, account, `/api/interactions/${id}`);
    expect(logged.map(({ notes }) => notes)).toEqual(['Talked on the ferry']);
  });

  await test.step('what a browser has evicted is stored again by the next page', async () => {
    await page.reload();
    await expect.poll(() => storedRevision(page)).not.toBeNull();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      ...{ origin: stack.shellUrl, storageTypes: 'cache_storage,indexeddb,service_workers' },
    });
    expect(await storedRevision(page)).toBeNull();
    await page.goto('/contacts');
    const contacts = new ContactsPage(page);
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
    await expect.poll(() => storedRevision(page)).not.toBeNull();
    await context.setOffline(true);
    await page.reload();
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
  });
});
