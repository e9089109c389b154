import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { setLongStandingCadence } from '../../fixtures/long-standing-cadence.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactView } from '../../pages/contact-view.ts';
import { visit } from '../../pages/visit.ts';
import { NARROW_WHEN_LONG } from '../../fixtures/widths.ts';
import { pageHeading } from '../../pages/page-heading.ts';

/** The number as stored, and as in a phone's call list. */
const NUMBER = '+41 79 555 01 23';
const AS_CALLED = '+41795550123';

test(
  'Today lists promises and due contacts, and follows a meeting from its plan to its outcome',
  NARROW_WHEN_LONG,
  async ({ stack, account, openAt, frame, context, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    const grace = await createContact(stack, account, {
      displayName: 'Grace Hopper',
      primaryPhone: NUMBER,
    });
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
    await setLongStandingCadence(stack, account, grace.id, 60);
    await log(grace.id, { interactionDate: daysAgo(80) });
    await openAt('/contacts');
    const today = page.getByRole('region', { name: 'Today', exact: true });

    await test.step('one sentence counts promises and due contacts', async () => {
      await expect(today).toContainText('One promise to keep and one person due.');
      await expect(today).toContainText('Promised to Ada Lovelace in the call');
      await expect(today).toContainText('80 days since your call, 20 past your 60-day cadence.');
      if (frame.isWide) await expect(frame.bell).toHaveAccessibleName('Notifications, 2 new');
    });

    await test.step('a completed promise can be undone', async () => {
      await today.getByRole('button', { name: 'Done: Send the figures' }).click();
      await expect(today).toContainText('One person due.');
      await today.getByRole('button', { name: 'Undo' }).click();
      await expect(today).toContainText('One promise to keep and one person due.');
      await today.getByRole('button', { name: 'Later: Send the figures' }).click();
      await page.getByRole('menuitem', { name: 'Snooze for 7 days' }).click();
      await expect(today).toContainText('One person due.');
    });

    await test.step("logging an interaction completes what's due", async () => {
      await today.getByRole('button', { name: 'Log an interaction with Grace Hopper' }).click();
      const dialog = page.getByRole('dialog', { name: 'Log interaction' });
      await dialog.getByRole('button', { name: /^Time, outcome and more/ }).click();
      await dialog.getByText('Follow-up needed').click();
      await expect(dialog.getByLabel('Remind me on')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
      await dialog.getByLabel('What is left to do?').fill('Call again');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(today).toContainText('Nothing is due and nothing is promised.');
      if (frame.isWide) await expect(frame.bell).toHaveAccessibleName('Notifications');
    });

    await test.step('a promise marked in a note appears in Today, and is completed there', async () => {
      await visit(page, `/contacts/${grace.id}?tab=interactions`);
      const contact = new ContactView(page);
      await contact.openLogDialog();
      await contact.dialog.getByLabel('Notes').pressSequentially('> Send her the list');
      await expect(contact.dialog.getByRole('list', { name: 'Marked in this note' })).toContainText(
        'Send her the list',
      );
      await contact.save();
      await expect(contact.dialog).toBeHidden();
      await visit(page, '/contacts');
      await expect(today).toContainText('You promised · Grace Hopper');
      await today.getByRole('button', { name: 'Done: Send her the list' }).click();
      await expect(today.getByRole('button', { name: /^Done: Send her/ })).toBeHidden();
    });

    await test.step('one line about two people is logged with both, and taken back for both', async () => {
      const logged = (contactId: string) =>
        callApi<{ type: string; notes: string | null }[]>(
          stack,
          account,
          `/api/interactions/${contactId}`,
        );
      const LINE = 'Met Ada Lovelace and Grace Hopper yesterday, she sends the plan by Friday';
      await page.getByLabel('In one line').fill(LINE);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Log interaction' });
      await expect(dialog).toContainText(
        'With Ada Lovelace and Grace Hopper. Promises are kept with Ada Lovelace.',
      );
      expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      for (const contactId of [id, grace.id])
        expect(await logged(contactId)).toContainEqual(
          expect.objectContaining({ type: 'meeting', notes: LINE }),
        );
      await page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('button', { name: 'Undo' })
        .click();
      await expect(page.getByText('Undone: meeting').first()).toBeVisible();
      for (const contactId of [id, grace.id])
        expect(await logged(contactId)).not.toContainEqual(
          expect.objectContaining({ notes: LINE }),
        );
    });

    await test.step('the menu of a contact plans a meeting with two people', async () => {
      await visit(page, `/contacts/${id}?tab=interactions`);
      await page.getByRole('button', { name: 'More for Ada Lovelace' }).click();
      await page.getByRole('menuitem', { name: 'Plan a meeting' }).click();
      const dialog = page.getByRole('dialog', { name: 'Plan a meeting' });
      await expect(dialog.getByLabel('Title')).toBeFocused();
      await page.keyboard.type('Budget');
      await dialog.getByRole('searchbox', { name: 'Add someone' }).fill(AS_CALLED);
      const found = dialog.getByRole('button', { name: /^Grace Hopper/ });
      await expect(found).toContainText(NUMBER);
      await found.click();
      await dialog.getByLabel('Place').fill('Room 4');
      await dialog.getByLabel('Link').fill('meet.example.com/budget');
      await dialog.getByLabel('What do you want from it?').fill('A yes to the second year');
      await dialog.getByLabel('What might they object to?').fill('The price went up');
      await dialog.getByRole('button', { name: 'Plan', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('list', { name: 'Planned interactions' })).toContainText(
        'With Grace Hopper · Room 4 · Join',
      );
    });

    const [meeting] = await callApi<{ id: string }[]>(stack, account, '/api/meetings');
    await test.step('Today lists the meeting once, with a link to the briefing', async () => {
      await page.getByRole('link', { name: 'Back to Contacts' }).click();
      await expect(today).toContainText('Budget');
      await expect(today.getByRole('link', { name: /^Briefing for/ })).toHaveCount(1);
    });

    await test.step('All meetings lists it, and finds it by its attendees', async () => {
      if (frame.isWide) {
        await page.keyboard.press('g');
        await page.keyboard.press('m');
      } else await today.getByRole('link', { name: 'All meetings' }).click();
      await expect(pageHeading(page)).toHaveText('All meetings');
      const row = page.getByRole('listitem').filter({ hasText: 'Budget' });
      for (const name of ['Ada Lovelace', 'Grace Hopper'])
        await expect(row.getByRole('link', { name, exact: true })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search meetings' }).fill('Zanzibar');
      await expect(page.getByText('No coming meeting found')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search meetings' }).fill('grace');
      await expect(row).toBeVisible();
    });

    await test.step('on the way back, the keyboard continues at the link that was followed', async () => {
      const link = page.getByRole('link', { name: 'Grace Hopper', exact: true });
      await link.click();
      await expect(pageHeading(page)).toHaveText('Grace Hopper');
      await page.goBack();
      await expect(link).toBeFocused();
    });

    await test.step('a caller is found in the list and the command menu, with the stored number', async () => {
      await visit(page, '/contacts');
      await page.getByRole('searchbox', { name: 'Search contacts' }).fill(AS_CALLED);
      const rows = page.getByRole('list', { name: 'Contacts' }).getByRole('listitem');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('Grace Hopper');
      await expect(rows).toContainText(NUMBER);
      await page.getByRole('button', { name: 'Search or jump to' }).click();
      await page.getByRole('combobox', { name: 'People, pages and actions' }).fill(AS_CALLED);
      await expect(page.getByRole('option', { name: /Grace Hopper/ }).first()).toContainText(
        NUMBER,
      );
      await page.keyboard.press('Escape');
    });

    await test.step('the briefing begins with the notes, on the page and as text', async () => {
      await visit(page, `/contacts/${id}/briefing?meeting=${meeting?.id}`);
      const first = page.getByRole('main').locator('dl > div').first();
      await expect(first).toContainText('You want');
      await expect(first).toContainText('A yes to the second year');
      await expect(first).toContainText('Your words');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: /^Copy/ }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('You want: A yes to the second year\nThey may object: The price went up');
    });

    await test.step('after the meeting, two taps record its outcome', async () => {
      await callApi(stack, account, `/api/meetings/${meeting?.id}`, {
        method: 'PATCH',
        body: { startsAt: daysAgo(1) },
      });
      await page.goto('/contacts');
      await today.getByText('Positive').click();
      await today.getByRole('button', { name: 'Done: Budget' }).click();
      await expect(today.getByRole('heading', { name: 'How did it go?' })).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await today.getByText('Positive').click();
      await today.getByLabel('Note').fill('Two years');
      await today.getByRole('button', { name: 'Done: Budget' }).click();
      await expect(today.getByRole('heading', { name: 'How did it go?' })).toBeHidden();
      await visit(page, `/contacts/${id}?tab=interactions`);
      await expect(page.getByRole('list', { name: 'Interactions', exact: true })).toContainText(
        'Positive',
      );
    });

    await test.step('a line of a note becomes a promise, with the day that is offered', async () => {
      const view = new ContactView(page);
      await view.openLogDialog();
      await view.dialog.getByLabel('Notes').fill('Wants it in writing.');
      await view.dialog.getByLabel('Notes').press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('> send the price list today');
      const marked = view.dialog.getByRole('list', { name: 'Marked in this note' });
      await expect(marked).toContainText('I promised send the price list today');
      await marked.getByRole('button', { name: /^Due .+\?$/ }).click();
      await expect(marked.getByLabel('By when?')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
      expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
      await view.save('Save');
      await expect(view.dialog).toBeHidden();
    });

    await test.step('the contact and the briefing show the promise', async () => {
      await visit(page, `/contacts/${id}`);
      await expect(page.getByRole('list', { name: 'Open promises' })).toContainText(
        'You promised · Due today',
      );
      await visit(page, `/contacts/${id}/briefing`);
      await expect(page.getByRole('main')).toContainText(
        /You promised: send the price list today \(\w+day, /,
      );
    });

    await test.step('Today lists the promise until it’s done', async () => {
      await page.goto('/contacts');
      await expect(today).toContainText('One promise to keep');
      await expect(today).toContainText('You promised · Ada Lovelace · Due today');
      await today.getByRole('button', { name: 'Done: send the price list today' }).click();
      await expect(today).not.toContainText('One promise to keep');
      await today.getByRole('button', { name: 'Undo' }).click();
      await expect(today).toContainText('One promise to keep');
      await today.getByRole('button', { name: 'Done: send the price list today' }).click();
      await visit(page, `/contacts/${id}`);
      await expect(page.getByText('Done (1)')).toBeVisible();
    });

    await test.step('one line in the command menu, and keys alone, plan a meeting', async () => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'People, pages and actions' }).waitFor();
      await page.keyboard.type('plan grace friday 10');
      const plan = page.getByRole('option', {
        name: /^Plan a meeting with Grace Hopper ?, Friday, \w+ \d+(, \d{4})?, 10:00 AM/,
      });
      await expect(plan).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(
        'Plan a meeting with Grace Hopper, Friday',
      );
      expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Plan a meeting' });
      await expect(dialog).toContainText('With Grace Hopper');
      await expect(dialog.getByLabel('Starts')).toHaveValue(/T10:00$/);
      await expect(dialog.getByLabel('Title')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Grace Hopper' }).first()).toBeVisible();
      const meetings = await callApi<{ startsAt: string }[]>(stack, account, '/api/meetings');
      expect(meetings.some(({ startsAt }) => new Date(startsAt).getDay() === 5)).toBe(true);
    });
  },
);
