import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

test(
  'today names a promise and who is due, takes a promise back, and logs from there',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, frame, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    const grace = await createContact(stack, account, { displayName: 'Grace Hopper' });
    const log = (contactId: string, body: object) =>
      callApi(stack, account, `/api/interactions/${contactId}`, {
        method: 'POST',
        body: { type: 'call', ...body },
      });
    await log(id, {
      interactionDate: daysAgo(3),
      outcome: 'follow_up_needed',
      followUpAt: daysAgo(1).slice(0, 10),
      followUpText: 'Send the figures',
    });
    await log(grace.id, { interactionDate: daysAgo(80) });
    await contacts.open();
    const today = page.getByRole('region', { name: 'Today', exact: true });

    await test.step('one sentence says who needs the user', async () => {
      await expect(today).toContainText('One promise to keep and one person due.');
      await expect(today).toContainText('Promised to Ada Lovelace in the call');
      await expect(today).toContainText('80 days since your call. The usual cadence is 60 days.');
      if (frame.isWide) await expect(frame.bell).toHaveAccessibleName('Notifications, 2 new');
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step('a promise that is done can be taken back', async () => {
      await today.getByRole('button', { name: 'Done: Send the figures' }).click();
      await expect(today).toContainText('One person due.');
      await today.getByRole('button', { name: 'Undo' }).click();
      await expect(today).toContainText('One promise to keep and one person due.');
      await today.getByRole('button', { name: 'Later: Send the figures' }).click();
      await page.getByRole('menuitem', { name: 'Snooze for 7 days' }).click();
      await expect(today).toContainText('One person due.');
    });

    await test.step('logging an interaction leaves nothing due', async () => {
      await today.getByRole('button', { name: 'Log an interaction with Grace Hopper' }).click();
      const dialog = page.getByRole('dialog', { name: 'Log interaction' });
      await dialog.getByRole('button', { name: /^Time, outcome and more/ }).click();
      await dialog.getByText('Follow-up needed').click();
      await expect(dialog.getByLabel('Remind me on')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
      await dialog.getByLabel('What did you promise?').fill('Call again');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(today).toContainText('Nothing is due and nothing is promised.');
      if (frame.isWide) await expect(frame.bell).toHaveAccessibleName('Notifications');
    });
  },
);
