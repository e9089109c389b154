import { createContact } from '../../fixtures/accounts.ts';
import { assessContact, OPEN_AND_TIED } from '../../fixtures/assess-contact.ts';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';
import { pageHeading } from '../../pages/page-heading.ts';

/** Tomorrow, in the iCalendar format. */
const TOMORROW = new Date(Date.now() + 20 * 3_600_000)
  .toISOString()
  .replaceAll(/[-:]|\.\d{3}/g, '');
const FILE = [
  'BEGIN:VCALENDAR',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:review@example.com',
  `DTSTART:${TOMORROW}`,
  'DURATION:PT30M',
  'SUMMARY:Engine review',
  'LOCATION:Room 4',
  'ATTENDEE;CN="Lovelace, Ada":MAILTO:ADA@engines.example',
  'ATTENDEE:mailto:grace@navy.example',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

// A rejected address returns 400.
test.use({ expectedErrors: /status of 400/ });

test(
  'a calendar file becomes meetings, whose page is the briefing, and a feed and subscriptions are made and ended',
  WIDE_WHEN_LONG,
  async ({ stack, account, openAt, frame, page, request }) => {
    const ada = await createContact(stack, account, {
      displayName: 'Ada Lovelace',
      primaryEmail: 'ada@engines.example',
    });
    await createContact(stack, account, {
      displayName: 'Grace Hopper',
      primaryEmail: 'grace@navy.example',
    });
    // The feed contains contacts with a chosen cadence and no upcoming meeting.
    const mary = await createContact(stack, account, { displayName: 'Mary Somerville' });
    await callApi(stack, account, `/api/health/${mary.id}/cadence`, {
      method: 'PUT',
      body: { cadenceDays: 30 },
    });
    await openAt('/contacts');

    await test.step('a file becomes a meeting', async () => {
      await frame.openSettings('Calendars');
      const file = { name: 'invite.ics', mimeType: 'text/calendar', buffer: Buffer.from(FILE) };
      await page.getByLabel('Calendar file', { exact: true }).setInputFiles(file);
      await expect(page.getByText('1 meeting added, 0 changed, 0 known already.')).toBeVisible();
      const cameIn = page.getByRole('list', { name: 'Imported files' });
      await expect(cameIn).toContainText('Engine review');
      await page.getByRole('button', { name: 'Undo this file' }).click();
      await expect(page.getByRole('list', { name: 'Imported files' })).toContainText('Undone.');
      await page.getByLabel('Calendar file', { exact: true }).setInputFiles(file);
      await expect(cameIn).toContainText('Engine review');
    });

    await test.step('the address is made with the keyboard, and read without a session', async () => {
      await page.getByRole('button', { name: 'Make an address' }).press('Enter');
      const address = await page.getByLabel('Address for your calendar program').inputValue();
      const feed = await request.get(address);
      expect(feed.status()).toBe(200);
      expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR[^]*Mary Somerville/);

      await page.getByRole('button', { name: 'Stop the feed' }).press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Stop the feed?' });
      await question.getByRole('button', { name: 'Stop the feed' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
      expect((await request.get(address)).status()).toBe(404);
    });

    await test.step('only calendars on the internet are fetched', async () => {
      const field = page.getByLabel('Address of a calendar');
      await field.fill('https://127.0.0.1/work.ics');
      await field.press('Enter');
      await expect(
        page.getByText(/^url must name a host like example\.com, not an IP address/),
      ).toBeVisible();
      await field.fill('webcal://calendar.invalid/work.ics');
      await field.press('Enter');
      const list = page.getByRole('list', { name: 'Subscribed calendars' });
      await expect(list).toContainText(
        "Its server doesn't answer. Rapport will try again automatically.",
      );
      await list.getByRole('button', { name: 'Remove calendar.invalid' }).press('Enter');
      await page.getByRole('button', { name: 'Remove calendar' }).press('Enter');
      await expect(page.getByText('No calendar yet.')).toBeVisible();
    });

    await test.step('Today links to the briefing, which has the time, place, and attendees', async () => {
      await frame.brand.click();
      const today = page.getByRole('region', { name: 'Today', exact: true });
      await expect(today).toContainText('Engine review');
      await today.getByRole('link', { name: 'Briefing for Ada Lovelace and Grace Hopper' }).click();
      await expect(pageHeading(page)).toHaveText('Engine review');
      await expectAccessible(page, 'the page about everyone in a meeting');
      await page.getByRole('link', { name: 'Ada Lovelace' }).first().click();
      await expect(pageHeading(page)).toHaveText('Ada Lovelace');
      const meeting = page.getByRole('group', { name: 'Meeting: Engine review' });
      await expect(meeting).toContainText(/Meeting in \d+ hours/);
      await expect(meeting).toContainText('Room 4');
      await meeting.getByRole('link', { name: 'Grace Hopper' }).click();
      await expect(pageHeading(page)).toHaveText('Grace Hopper');
      await expect(meeting.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
    });

    await test.step('the contact lists it as planned', async () => {
      await visit(page, `/contacts/${ada.id}?tab=interactions`);
      const planned = page.getByRole('list', { name: 'Planned interactions' });
      await expect(planned).toContainText('With Grace Hopper · Room 4');
      await expect(planned.getByRole('link', { name: 'Open the briefing' })).toBeVisible();
    });

    await test.step('a meeting of five has one page, with only facts about those who objected', async () => {
      const ids = await Promise.all(
        ['Emmy Noether', 'Lise Meitner', 'Alan Turing'].map(async (displayName) => {
          const { id } = await createContact(stack, account, { displayName });
          return id;
        }),
      );
      await assessContact(stack, account, ids[0] ?? '', OPEN_AND_TIED);
      await callApi(stack, account, `/api/contacts/${ids[1]}/objection`, { method: 'POST' });
      const startsAt = new Date(Date.now() + 44 * 3_600_000).toISOString();
      const body = { title: 'Board', startsAt, contactIds: [ada.id, mary.id, ...ids] };
      await callApi(stack, account, '/api/meetings', { method: 'POST', body });
      await visit(page, '/contacts/meetings');
      await page.getByRole('link', { name: 'Board', exact: true }).click();
      await expect(pageHeading(page)).toHaveText('Board');
      const each = page.getByRole('main');
      await expect(each).toContainText(/Emmy Noether: \p{Lu}/u);
      await expect(each).toContainText('Lise Meitner: Objected, so no estimate is kept.');
      for (const name of ['Ada Lovelace', 'Mary Somerville', 'Alan Turing']) {
        await expect(each).toContainText(`${name}: Not assessed yet.`);
      }
    });
  },
);
