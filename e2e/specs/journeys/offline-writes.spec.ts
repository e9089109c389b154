import { type Contact, type Interaction } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { menusReady, outboxReady } from '../../fixtures/deferred-parts.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactView } from '../../pages/contact-view.ts';

/** Only an offline journey opens this dialog, so axe checks it here. */
const CHANGES = '[role=dialog]';

test.use({ expectedErrors: /status of 412|Failed to load resource|net::ERR_/ });

test('offline writes wait, are sent in order, and ask on a conflict', async ({
  stack,
  account,
  context,
  open,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  const view = new ContactView(page);
  await open(`/contacts/${id}`);
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await outboxReady(page);

  await test.step('the menu of the contact opens without a network, though no one has opened it before', async () => {
    await menusReady(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'More for Ada Lovelace' }).click();
    await expect(page.getByRole('menuitem', { name: 'Plan a meeting' })).toBeVisible();
    await page.keyboard.press('Escape');
    await goOnline(page);
  });

  await test.step('a form that was open once has its code without a network', async () => {
    await page.getByRole('button', { name: 'Edit contact' }).first().click();
    await view.dialog.getByRole('textbox', { name: 'Title' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(view.dialog).toBeHidden();
  });

  await test.step('a call and a new title wait', async () => {
    await view.openLogDialog();
    await view.dialog.getByLabel('Notes').fill('Talked in the tunnel');
    await context.setOffline(true);
    await view.save();
    await expect(view.dialog).toBeHidden();
    await expect(
      page.getByText('1 change kept on this device; sent when you’re online.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Edit contact' }).first().click();
    await view.dialog.getByRole('textbox', { name: 'Title' }).fill('Director');
    await view.save('Save changes');
    await expect(view.dialog).toBeHidden();
    await expect(
      page.getByText('2 changes kept on this device; sent when you’re online.'),
    ).toBeVisible();
    await expect(page.getByText('Director').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Not sent yet' })).toContainText(
      'Sent when you’re online',
    );
  });

  await test.step('the list shows what each one does', async () => {
    await page.getByRole('button', { name: 'Show changes' }).click();
    const list = page.getByRole('dialog', { name: 'Changes not sent yet' });
    await expect(list.getByRole('listitem')).toHaveText([
      /Call with Ada Lovelace/,
      /Details of Ada Lovelace/,
    ]);
    expect(await axeViolations(page, CHANGES)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('after a reload they are sent, and a conflict asks for a choice', async () => {
    await callApi(stack, account, `/api/contacts/${id}`, {
      method: 'PATCH',
      body: { organizationTitle: 'President' },
    });
    const block = (route: { abort: () => Promise<void> }) => route.abort();
    await context.route(apiOf(stack), block);
    await goOnline(page);
    await page.reload();
    await expect(
      page.getByText('2 changes kept on this device; sent when you’re online.'),
    ).toBeVisible();
    await context.unroute(apiOf(stack), block);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('button', { name: 'Decide' }).click();
    const logged = await callApi<Interaction[]>(stack, account, `/api/interactions/${id}`);
    expect(logged.map(({ notes }) => notes)).toEqual(['Talked in the tunnel']);
    const list = page.getByRole('dialog', { name: 'Changes not sent yet' });
    await expect(list).toContainText('You wroteDirector');
    await expect(list).toContainText('Stored nowPresident');
    expect(await axeViolations(page, CHANGES)).toEqual([]);
    await list.getByRole('radio', { name: 'Keep mine' }).click();
    await list.getByRole('button', { name: 'Save this choice' }).click();
    await expect(list).toContainText('Everything has been sent.');
    await page.keyboard.press('Escape');
    const stored = await callApi<Contact>(stack, account, `/api/contacts/${id}`);
    expect(stored.organizationTitle).toBe('Director');
  });
});

function apiOf({ apiUrl }: Stack): string {
  return `${apiUrl}/api/**`;
}
