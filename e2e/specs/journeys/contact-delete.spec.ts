import { type Contact, type Interaction } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

test(
  'a deleted contact is gone, and Undo brings it back with everything',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await createContact(stack, account, { displayName: 'Lise Meitner' });
    await callApi(stack, account, `/api/interactions/${id}`, {
      method: 'POST',
      body: { type: 'call', interactionDate: daysAgo(3), notes: 'Worth keeping' },
    });
    await contacts.open();
    await contacts.choose('Ada Lovelace');
    const view = new ContactView(page);

    await test.step('the question says what goes, and No keeps it', async () => {
      await view.chooseForContact('Ada Lovelace', 'Delete contact');
      await expect(view.question).toContainText('Delete Ada Lovelace?');
      await expect(view.question).toContainText(
        'interactions and notes, assessments with their answers and results, the cadence you set, and next steps',
      );
      await expect(view.question).toContainText('You can undo this for 10 minutes.');
      await view.question.getByRole('button', { name: 'Keep contact' }).click();
      await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    });

    await test.step('it is gone from the list, and the offer to undo stays in the page', async () => {
      await view.chooseForContact('Ada Lovelace', 'Delete contact');
      await view.question.getByRole('button', { name: 'Delete contact' }).click();
      await expect(
        page.getByText('Ada Lovelace was deleted. You can undo this until'),
      ).toBeVisible();
      await expect(contacts.item('Ada Lovelace')).toBeHidden();
      await expect(contacts.item('Lise Meitner')).toBeVisible();
      await expect(page).toHaveURL(/\/contacts$/);
    });

    await test.step('the offer survives a look elsewhere and a reload', async () => {
      await contacts.choose('Lise Meitner');
      await expect(
        page.getByText('Ada Lovelace was deleted. You can undo this until'),
      ).toBeVisible();
      await page.reload();
      await expect(
        page.getByText('Ada Lovelace was deleted. You can undo this until'),
      ).toBeVisible();
      await contacts.open();
    });

    await test.step('Undo brings it back', async () => {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
      await expect(page.getByText('Ada Lovelace is back').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
      const kept = await callApi<Interaction[]>(stack, account, `/api/interactions/${id}`);
      expect(kept.map(({ notes }) => notes)).toEqual(['Worth keeping']);
    });
  },
);

test('the page of a contact leads to the list when the contact is deleted', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Emmy Noether' });
  await contacts.openContactPage(id);
  const view = new ContactView(page);
  await view.chooseForContact('Emmy Noether', 'Delete contact');
  await view.question.getByRole('button', { name: 'Delete contact' }).click();
  await expect(page).toHaveURL(/\/contacts$/);
  await expect(page.getByText('Emmy Noether was deleted. You can undo this until')).toBeVisible();
});

test('after ten minutes the page says that the time to undo is over', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  await createContact(stack, account, { displayName: 'Mary Somerville' });
  await page.clock.install();
  await contacts.open();
  await contacts.choose('Mary Somerville');
  const view = new ContactView(page);
  await view.chooseForContact('Mary Somerville', 'Delete contact');
  await view.question.getByRole('button', { name: 'Delete contact' }).click();
  await expect(page.getByText('Mary Somerville was deleted. You can undo')).toBeVisible();
  await page.clock.fastForward('10:01');
  await expect(
    page.getByText('The time to undo is over. Mary Somerville was deleted for good.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('The time to undo is over.')).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/ });

  test('deleting and undoing say honestly that they failed, and can be tried again', async ({
    stack,
    account,
    contacts,
    context,
    page,
  }) => {
    const { id } = await createContact(stack, account, { displayName: 'Tu Youyou' });
    await contacts.open();
    await contacts.choose('Tu Youyou');
    const view = new ContactView(page);
    await view.chooseForContact('Tu Youyou', 'Delete contact');
    await view.question.waitFor();
    await context.setOffline(true);
    await view.question.getByRole('button', { name: 'Delete contact' }).click();
    await expect(view.question.getByRole('alert')).toContainText('The contact was not deleted');
    await goOnline(page);
    await view.question.getByRole('button', { name: 'Delete contact' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await context.setOffline(true);
    await undo.click();
    await expect(page.getByText('Tu Youyou could not be brought back.')).toBeVisible();
    await goOnline(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Tu Youyou' })).toBeVisible();
    const stored = await callApi<Contact>(stack, account, `/api/contacts/${id}`);
    expect(stored.displayName).toBe('Tu Youyou');
  });
});
