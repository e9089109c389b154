import { type ContactAction, type ContactHealth } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { queueReady } from '../../fixtures/later-parts.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

const REACH_OUT = 'Reach out';

test(
  'a cadence is set in place, decides what is due, and goes back to automatic',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await callApi(stack, account, `/api/interactions/${id}`, {
      method: 'POST',
      body: { type: 'call', interactionDate: daysAgo(20) },
    });
    await contacts.open();
    await contacts.choose('Ada Lovelace');
    const { attention } = new ContactView(page);
    await expect(attention).toContainText('Every 60 days, assumed until you set one');
    await expect(attention).toContainText('Due in 40 days');

    await attention.getByRole('button', { name: 'Change cadence' }).click();
    const days = attention.getByRole('textbox', { name: 'Days between contacts' });
    await expect(days).toBeFocused();
    await days.fill('731');
    await attention.getByRole('button', { name: 'Save cadence' }).click();
    await expect(attention).toContainText('Enter whole days from 1 to 730.');
    await days.fill('15');
    await days.press('Enter');
    await expect(attention).toContainText('Every 15 days, set by you');
    // It counts from the day it is set: no one is late because of it.
    await expect(attention).toContainText('Due in 15 days');
    await expect(attention).toContainText('You set this cadence today, so it counts from now on');
    await expect(new ContactView(page).step(REACH_OUT)).toBeHidden();

    await attention.getByRole('button', { name: 'Change cadence' }).click();
    await attention.getByRole('button', { name: 'Back to automatic' }).click();
    await expect(attention).toContainText('Every 60 days, assumed until you set one');
    const health = await callApi<ContactHealth>(stack, account, `/api/health/${id}`);
    expect(health.cadenceSource).toBe('default');
  },
);

test('a step is done, snoozed and dismissed, each can be taken back and survives a reload', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  const { id } = await createContact(stack, account, {
    displayName: 'Lise Meitner',
    primaryEmail: 'lise@kestrel.example',
  });
  await callApi(stack, account, `/api/interactions/${id}`, {
    method: 'POST',
    body: { type: 'call', interactionDate: daysAgo(70) },
  });
  const stored = async () => {
    const actions = await callApi<ContactAction[]>(stack, account, `/api/actions/${id}`);
    return actions.find(({ title }) => title === REACH_OUT);
  };
  await contacts.openContactPage(id);
  const view = new ContactView(page);
  await expect(view.step(REACH_OUT)).toContainText('10 days past the 60-day cadence');

  await view.markDone(REACH_OUT);
  await expect(view.step(REACH_OUT)).toContainText('Done');
  await expect(view.step(REACH_OUT).getByRole('button', { name: 'Undo' })).toBeFocused();
  expect((await stored())?.status).toBe('done');
  await view.undoStep(REACH_OUT);
  await expect(view.attention.getByRole('button', { name: `Done: ${REACH_OUT}` })).toBeFocused();
  expect((await stored())?.status).toBe('open');

  for (const [choice, days] of [
    ['Snooze for 1 day', 1],
    ['Snooze for 7 days', 7],
    ['Snooze for 30 days', 30],
  ] as const) {
    await view.chooseForStep(REACH_OUT, choice);
    await expect(view.step(REACH_OUT)).toContainText('Snoozed until');
    const until = Date.parse((await stored())?.snoozedUntil ?? '');
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(days);
    await view.undoStep(REACH_OUT);
    await expect(view.attention.getByRole('button', { name: `Done: ${REACH_OUT}` })).toBeVisible();
  }

  await view.chooseForStep(REACH_OUT, 'Dismiss');
  await expect(view.step(REACH_OUT)).toContainText('Dismissed');
  await page.reload();
  await page.getByText('Set aside (1)').click();
  await expect(view.step(REACH_OUT)).toContainText('Dismissed');
  await view.undoStep(REACH_OUT);
  await expect(view.attention.getByRole('button', { name: `Done: ${REACH_OUT}` })).toBeVisible();
});

test(
  'a step that is taken back is in sight, however many are more urgent',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Emmy Noether' });
    for (const days of [63, 62, 61]) {
      await callApi(stack, account, `/api/interactions/${id}`, {
        method: 'POST',
        body: { type: 'call', interactionDate: daysAgo(days), outcome: 'negative' },
      });
    }
    const steps = () => callApi<ContactAction[]>(stack, account, `/api/actions/${id}`);
    const mark = (step: ContactAction | undefined, status: ContactAction['status']) =>
      callApi(stack, account, `/api/actions/${id}/${step?.id}`, {
        method: 'PATCH',
        body: { status },
      });
    const [first] = await steps();
    await mark(first, 'done');
    await mark((await steps()).at(-1), 'dismissed');
    await mark(first, 'open');
    expect((await steps()).map(({ status }) => status)).toEqual([
      'open',
      'open',
      'open',
      'dismissed',
    ]);

    await contacts.open();
    await contacts.choose('Emmy Noether');
    const view = new ContactView(page);
    const fourth = 'Add a way to reach them';
    await page.getByText('Set aside (1)').click();
    await view.undoStep(fourth);
    await expect(view.attention.getByRole('button', { name: `Add: ${fourth}` })).toBeInViewport();
    await expect(view.attention.getByRole('button', { name: `Add: ${fourth}` })).toBeFocused();
  },
);

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/ });

  test('a typed cadence and a finished step wait, and are stored once the network is back', async ({
    stack,
    account,
    contacts,
    context,
    page,
  }) => {
    const { id } = await createContact(stack, account, { displayName: 'Emmy Noether' });
    await contacts.openContactPage(id);
    const view = new ContactView(page);
    await view.attention.getByRole('button', { name: 'Change cadence' }).click();
    const days = view.attention.getByRole('textbox', { name: 'Days between contacts' });
    await days.fill('21');
    await queueReady(page);
    await context.setOffline(true);
    await days.press('Enter');
    await expect(days).toBeHidden();
    await expect(view.attention).toContainText('Every 21 days, set by you');
    await view.chooseForStep('Add a way to reach them', 'Mark as done');
    await expect(
      view.step('Add a way to reach them').getByRole('button', { name: 'Undo' }),
    ).toBeVisible();
    await expect(page.getByText('2 changes are waiting.')).toBeVisible();
    await goOnline(page);
    await expect(page.getByText('2 changes were sent').first()).toBeVisible();
    const health = await callApi<ContactHealth>(stack, account, `/api/health/${id}`);
    expect(health.cadenceDays).toBe(21);
  });
});
