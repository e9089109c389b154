import { type Interaction } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { setLongStandingCadence } from '../../fixtures/long-standing-cadence.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

test(
  'a user logs, edits, deletes, and reads interactions, which update last contact, attention, and next steps',
  WIDE_WHEN_LONG,
  async ({ stack, account, openAt, page }) => {
    const { id } = await createContact(stack, account, {
      displayName: 'Ada Lovelace',
      primaryEmail: 'ada@engines.example',
    });
    const lise = await createContact(stack, account, { displayName: 'Lise Meitner' });
    const emmy = await createContact(stack, account, { displayName: 'Emmy Noether' });
    const log = (contactId: string, body: object) =>
      callApi(stack, account, `/api/interactions/${contactId}`, { method: 'POST', body });
    await setLongStandingCadence(stack, account, lise.id, 60);
    await log(lise.id, { type: 'call', interactionDate: daysAgo(70) });
    for (let day = 1; day <= 23; day += 1) {
      const description = `Day ${day}`;
      await log(emmy.id, { type: 'message', interactionDate: daysAgo(day), description });
    }
    await openAt(`/contacts/${id}`);
    const view = new ContactView(page);
    // On a phone, health and next steps are on the first tab.

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

    await test.step('it is deleted, and restored with all its data', async () => {
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

    await test.step('an older contact is overdue until the next one is logged with two clicks', async () => {
      await visit(page, `/contacts?selected=${lise.id}`);
      await expect(view.attention).toContainText('Overdue by 10 days');
      await expect(view.step('Reach out')).toBeVisible();
      await view.openLogDialog();
      await view.save();
      await expect(view.attention).toContainText('Due in 60 days');
      await expect(view.attention).toContainText('The last contact was today');
      await expect(view.step('Reach out')).toBeHidden();
    });

    await test.step('the dialog asks before discarding notes', async () => {
      await view.openLogDialog();
      await view.dialog.getByLabel('Notes').fill('Do not lose this');
      await page.keyboard.press('Escape');
      await expect(view.question).toContainText("What you typed hasn't been saved.");
      await view.question.getByRole('button', { name: 'Keep editing' }).click();
      // On a phone, Back would still answer this question while it closes.
      await expect(view.question).toBeHidden();
      await page.goBack();
      // On a phone, Back closes the dialog; elsewhere, it leaves the page.
      const isPhone = test.info().project.name === 'narrow';
      await expect(view.question).toContainText(
        isPhone ? 'Discard this interaction?' : 'Leave without saving?',
      );
      await view.question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(view.dialog.getByLabel('Notes')).toHaveValue('Do not lose this');
      await page.keyboard.press('Escape');
      await view.question.getByRole('button', { name: 'Discard' }).click();
      await expect(view.dialog).toBeHidden();
    });

    await test.step('more interactions load when the user scrolls', async () => {
      await visit(page, `/contacts/${emmy.id}?tab=interactions`);
      await expect(view.interactions).toHaveCount(20);
      await page.getByRole('button', { name: 'Show older interactions' }).click();
      await expect(view.interactions).toHaveCount(23);
      await expect(view.interactions.last()).toContainText('Day 23');
    });
  },
);
