import { writeFile } from 'node:fs/promises';
import { createContact } from '../../fixtures/accounts.ts';
import { dragFile } from '../../fixtures/drag-file.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPage } from '../../pages/auth-page.ts';
import { ShellFrame } from '../../pages/shell-frame.ts';
import { storedRevision } from '../../fixtures/stored-responses.ts';

test.use({ serviceWorkers: 'allow' });

const CARD = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Grace Hopper\r\nEND:VCARD\r\n';

const MAIL = [
  'From: Ada <ada@example.com>',
  'Date: Mon, 02 Nov 2026 10:30:00 +0100',
  'Subject: The offer',
  'Content-Type: text/html',
  '',
  '<p>The price is 40.</p><img src="https://tracker.example/1.gif">',
].join('\r\n');

function calendarWith(attendee: string): string {
  const start = new Date(Date.now() + 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VEVENT',
    'UID:review@example.com',
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    'SUMMARY:Review',
    `ATTENDEE:mailto:${attendee}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

test('what other apps share becomes contacts and notes', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  await createContact(stack, account, {
    displayName: 'Ada Lovelace',
    primaryEmail: 'ada@example.com',
  });
  await openAt('/contacts');
  // The worker answers once a page is stored.
  await expect.poll(() => storedRevision(page)).not.toBeNull();
  /** As the browser does for the installed app. */
  const share = (text: string, shared: { name: string; content: string } | null) =>
    page.evaluate(
      ([words, file]) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'POST', enctype: 'multipart/form-data', action: '/share' });
        const field = document.createElement('textarea');
        Object.assign(field, { name: 'text', value: words });
        const files = document.createElement('input');
        Object.assign(files, { name: 'files', type: 'file' });
        const chosen = new DataTransfer();
        if (file !== null) chosen.items.add(new File([file.content], file.name));
        files.files = chosen.files;
        form.append(field, files);
        document.body.append(form);
        form.submit();
      },
      [text, shared] as const,
    );

  await test.step('a text becomes a note of the contact that is chosen', async () => {
    await share('Read https://physics.example', null);
    await expect(page).toHaveURL(/\/contacts\/share$/);
    await page.getByRole('button', { name: 'Choose the contact' }).click();
    await page.getByRole('searchbox', { name: 'Add someone' }).fill('Ada');
    await page.getByRole('button', { name: 'Ada Lovelace' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log interaction' });
    await expect(dialog.getByRole('radio', { name: 'Note', exact: true })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Logged with Ada Lovelace.')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.goto('/contacts/share');
    await expect(page.getByText('Nothing is waiting here')).toBeVisible();
  });

  await test.step('a calendar file plans its meetings', async () => {
    await share('', { name: 'review.ics', content: calendarWith('ada@example.com') });
    await page.getByRole('button', { name: 'Plan the meetings' }).click();
    await expect(page.getByText('1 meeting added, 0 changed, 0 known already.')).toBeVisible();
  });

  await test.step('more than 5 MB is refused', async () => {
    await share('', { name: 'grace.vcf', content: CARD.padEnd(5_000_001) });
    await expect(page.getByText('This is larger than 5 MB')).toBeVisible();
  });

  await test.step('a contact card goes through the import', async () => {
    await share('', { name: 'grace.vcf', content: CARD });
    await page.getByRole('button', { name: 'Open the contact card' }).click();
    await expect(page.getByRole('heading', { name: 'How they will look', level: 1 })).toBeVisible();
    await expect(page.getByText('Grace Hopper').first()).toBeVisible();
  });

  await test.step('what someone shares who is signed out waits until they sign in', async () => {
    await new ShellFrame(page).signOut();
    const auth = new AuthPage(page);
    await expect(auth.cardTitle).toHaveText('Welcome Back');
    await share('Read https://stars.example', null);
    await expect(auth.cardTitle).toHaveText('Welcome Back');
    await auth.submitSignIn(account.email, account.password);
    await expect(page.getByText('Read https://stars.example')).toBeVisible();
    await expect(page).toHaveURL(/\/contacts\/share$/);
  });

  await test.step('without its worker, which browsers may remove, the site asks to share again', async () => {
    await page.evaluate(async () => {
      for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    });
    await share('Read https://moons.example', null);
    await expect(page.getByText("Rapport wasn't ready for what you shared")).toBeVisible();
  });
});

test('a mail that is dropped on the list suggests its sender, and loads no pictures', async ({
  stack,
  account,
  openAt,
  page,
}, testInfo) => {
  await createContact(stack, account, {
    displayName: 'Ada Lovelace',
    primaryEmail: 'ada@example.com',
  });
  const contacts = await openAt('/contacts');
  const file = testInfo.outputPath('offer.eml');
  await writeFile(file, MAIL);
  await expect(async () => {
    await dragFile(page, file, contacts.item('Ada Lovelace'), ['dragEnter', 'dragOver']);
    await expect(page.getByText(/^Drop a contact card/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dragFile(page, file, contacts.item('Ada Lovelace'), ['drop']);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Log with Ada Lovelace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log interaction' });
  await expect(dialog.getByRole('radio', { name: 'Email' })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('The price is 40.');
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('The offer');
});
