import { createContact } from '../../fixtures/accounts.ts';
import { assessContact, OPEN_AND_TIED } from '../../fixtures/assess-contact.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { countSheets } from '../../fixtures/sheets-of-paper.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { ContactView } from '../../pages/contact-view.ts';
import { pageHeading } from '../../pages/page-heading.ts';

const text = 'A word that says a little more than it has to. ';

test('a contact and a briefing print on one sheet, however much is known', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  const many = [...'abcdefgh'];
  const long = await createContact(stack, account, {
    displayName: `Augusta ${'Wilhelmina '.repeat(7)}Gräfin zu Beispiel`,
    organizationTitle: text.repeat(2).trim(),
    organizationName: text.repeat(2).trim(),
    emails: many.map((letter) => ({
      value: `${'augusta.wilhelmina.'.repeat(2)}${letter}@very-long-name-of-a-company.example`,
      kind: 'work',
    })),
    phones: many.map((_, index) => ({ value: `+43 1 555 014${index}`, kind: 'work' })),
    pinnedNote: text.repeat(30).trim(),
    howWeMet: text.repeat(10).trim(),
    birthday: '1970-05-03',
  });
  await assessContact(stack, account, long.id, OPEN_AND_TIED);
  for (let days = 1; days <= 24; days++) {
    await callApi(stack, account, `/api/interactions/${long.id}`, {
      method: 'POST',
      body: {
        type: 'meeting',
        outcome: 'follow_up_needed',
        notes: text.repeat(30),
        interactionDate: daysAgo(days),
      },
    });
  }
  const bare = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  const sheet = page.getByRole('article');

  await openAt(`/contacts/${long.id}`);
  await test.step('printing immediately gives one page, too', async () => {
    await new ContactView(page).openBriefing();
    await page.getByText('If it gets tense').waitFor();
    expect(await countSheets(page)).toBe(1);
  });

  await test.step("the printed sheet has the page's content without buttons", async () => {
    await page.keyboard.press('Control');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(sheet.getByText('How best to interact')).toBeVisible();
    await expect(sheet.getByRole('img', { name: /^Work style/ })).toBeVisible();
    await expect(sheet.getByText('and more than 16 earlier')).toBeVisible();
    await expect(sheet.getByText(/ and 7 more$/)).toHaveCount(2);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(pageHeading(page)).toHaveCount(1);
    await page.emulateMedia({ media: null, colorScheme: null });
    await expect(sheet).toBeHidden();
  });

  for (const paper of [{ format: 'A4' }, { format: 'Letter' }, { format: 'A5' }]) {
    expect(await countSheets(page, paper), paper.format).toBe(1);
    expect(await countSheets(page, { ...paper, margin: {} }), paper.format).toBe(1);
  }

  await test.step('so does the contact beside the list, and only the contact', async () => {
    await visit(page, `/contacts?selected=${long.id}`);
    await page.getByRole('heading', { level: 2, name: /^Augusta/ }).waitFor();
    await page.keyboard.press('Control');
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByText('How best to interact')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Contacts list' })).toBeHidden();
    await page.emulateMedia({ media: null });
    for (const format of ['A4', 'Letter', 'A5']) {
      expect(await countSheets(page, { format }), format).toBe(1);
    }
  });

  await test.step('so does the briefing, in the light theme', async () => {
    await visit(page, `/contacts/${long.id}/briefing`);
    await expect(pageHeading(page)).toContainText('Augusta');
    await page.getByText('If it gets tense').waitFor();
    expect(await countSheets(page)).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light');
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  await test.step('the menu prints as soon as the sheet is loaded', async () => {
    await visit(page, `/contacts/${bare.id}`);
    await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await new ContactView(page).chooseForContact('Ada Lovelace', 'Print on one page');
    await expect(page.locator('body')).toHaveAttribute('data-printed');
  });
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText('Works with anyone')).toBeVisible();
  await expect(sheet.getByText('Not assessed yet.')).toBeVisible();
  expect(await countSheets(page)).toBe(1);
});
