import { type ContactHealth, type Interaction } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { queueReady } from '../../fixtures/later-parts.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

test(
  'logging, editing and deleting an interaction moves last contact, health and next steps',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }) => {
    const { id } = await createContact(stack, account, {
      displayName: 'Ada Lovelace',
      primaryEmail: 'ada@engines.example',
    });
    await contacts.openContactPage(id);
    const view = new ContactView(page);
    // On a phone, health and next steps belong to the first tab.

    await test.step('nothing is recorded yet', async () => {
      await view.openTab('Interactions');
      await expect(page.getByText('No interactions recorded yet')).toBeVisible();
      await view.openTab('Interaction Styles');
      await expect(view.attention).toContainText('No interactions yet');
      await expect(view.step('Log when you were last in touch')).toBeVisible();
      await expect(page.getByText('No contact recorded yet')).toBeVisible();
    });

    await test.step('the first one is logged with the keyboard alone', async () => {
      await view.openTab('Interactions');
      await view.openLogDialog();
      await expect(view.dialog.getByLabel('Notes')).toBeFocused();
      await page.keyboard.type('Wants the figures before Friday.');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await expect(view.dialog.getByRole('radio', { name: 'Meeting' })).toBeChecked();
      await page.keyboard.press('Control+.');
      await view.chooseInDialog('Follow-up needed');
      await view.dialog.getByLabel('Duration in minutes').fill('40');
      await page.keyboard.press('Enter');
      await expect(view.dialog).toBeHidden();
      await expect(view.interactions).toHaveCount(1);
      await expect(view.interactions.first()).toContainText('Meeting');
      await expect(view.interactions.first()).toContainText('40 minutes');
      await expect(view.interactions.first()).toContainText('Wants the figures before Friday.');
      await expect(view.interactions.first()).toContainText('Follow-up needed');
      await expect(view.interactions.first()).toContainText(/just now|1 minute ago/);
      await view.openTab('Interaction Styles');
      await expect(view.step('Follow up on the last meeting')).toBeVisible();
      await expect(view.step('Log when you were last in touch')).toBeHidden();
      await expect(page.getByText('No contact recorded yet')).toBeHidden();
    });

    await test.step('its outcome is edited', async () => {
      await view.openTab('Interactions');
      await view.chooseFor(view.interactions.first(), 'Edit');
      await expect(view.dialog.getByLabel('Notes')).toHaveValue('Wants the figures before Friday.');
      await view.chooseInDialog('Negative');
      await view.save('Save changes');
      await expect(view.dialog).toBeHidden();
      await expect(view.interactions.first()).toContainText('Negative');
      await view.openTab('Interaction Styles');
      await expect(view.attention).toContainText('Needs repair');
      await expect(view.step('Clear the air')).toBeVisible();
      await expect(view.step('Follow up on the last meeting')).toBeHidden();
    });

    await test.step('it is deleted, and brought back with all it held', async () => {
      await view.openTab('Interactions');
      await view.chooseFor(view.interactions.first(), 'Delete');
      await expect(page.getByText('No interactions recorded yet')).toBeVisible();
      await view.openTab('Interaction Styles');
      await expect(view.attention).toContainText('No interactions yet');
      await view.openTab('Interactions');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(view.interactions.first()).toContainText('Wants the figures before Friday.');
      await expect(view.interactions.first()).toContainText('Negative');
      await view.openTab('Interaction Styles');
      await expect(view.attention).toContainText('Needs repair');
      const stored = await callApi<Interaction[]>(stack, account, `/api/interactions/${id}`);
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({ type: 'meeting', duration: 40, outcome: 'negative' });
    });
  },
);

test('an older contact is overdue until the next one is logged with two clicks', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Lise Meitner' });
  await callApi(stack, account, `/api/interactions/${id}`, {
    method: 'POST',
    body: { type: 'call', interactionDate: daysAgo(70) },
  });
  await contacts.open();
  await contacts.choose('Lise Meitner');
  const view = new ContactView(page);
  await expect(view.attention).toContainText('Overdue by 10 days');
  await expect(view.step('Reach out')).toBeVisible();
  await view.openLogDialog();
  await view.save();
  await expect(view.attention).toContainText('Due in 60 days');
  await expect(view.attention).toContainText('The last contact was today');
  await expect(view.step('Reach out')).toBeHidden();
});

test('more than a page of interactions loads further', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Emmy Noether' });
  for (let day = 1; day <= 23; day += 1) {
    await callApi(stack, account, `/api/interactions/${id}`, {
      method: 'POST',
      body: { type: 'message', interactionDate: daysAgo(day), description: `Day ${day}` },
    });
  }
  await contacts.openContactPage(id);
  const view = new ContactView(page);
  await view.openTab('Interactions');
  await expect(view.interactions).toHaveCount(20);
  await page.getByRole('button', { name: 'Show older interactions' }).click();
  await expect(view.interactions).toHaveCount(23);
  await expect(view.interactions.last()).toContainText('Day 23');
  await page.reload();
  await expect(view.interactions).toHaveCount(20);
});

test('typed notes are not left behind without a question', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  await createContact(stack, account, { displayName: 'Mary Somerville' });
  await contacts.open();
  await contacts.choose('Mary Somerville');
  const view = new ContactView(page);
  await view.openLogDialog();
  await view.dialog.getByLabel('Notes').fill('Do not lose this');
  await page.keyboard.press('Escape');
  await expect(view.question).toContainText('What you typed has not been saved.');
  await view.question.getByRole('button', { name: 'Keep editing' }).click();
  await page.goBack();
  await expect(view.question).toContainText('Leave without saving?');
  await view.question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(view.dialog.getByLabel('Notes')).toHaveValue('Do not lose this');
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/ });

  test('what was logged waits, and makes one interaction', async ({
    stack,
    account,
    contacts,
    context,
    page,
  }) => {
    const { id } = await createContact(stack, account, { displayName: 'Tu Youyou' });
    await contacts.openContactPage(id);
    const view = new ContactView(page);
    await view.openLogDialog();
    await view.dialog.getByLabel('Notes').fill('Sent while the train was in a tunnel');
    await queueReady(page);
    await context.setOffline(true);
    await view.save();
    await expect(view.dialog).toBeHidden();
    await expect(page.getByText('1 change is waiting.')).toBeVisible();
    await goOnline(page);
    await expect(view.attention).toContainText('The last contact was today');
    const stored = await callApi<Interaction[]>(stack, account, `/api/interactions/${id}`);
    expect(stored.map(({ notes }) => notes)).toEqual(['Sent while the train was in a tunnel']);
    const health = await callApi<ContactHealth>(stack, account, `/api/health/${id}`);
    expect(health.daysSinceLast).toBe(0);
  });
});
