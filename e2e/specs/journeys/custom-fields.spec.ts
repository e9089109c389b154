import { type Page } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { DIALOG, expectAccessible, QUESTION } from '../../fixtures/expect-accessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { ImportPage } from '../../pages/import-page.ts';
import { visit } from '../../pages/visit.ts';

const FILE = [
  'Name,Email,Contract ends,Seats',
  'Marta Silva,marta@example.com,31.12.2027,12',
  'Emmy Noether,emmy@example.com,someday,',
  '',
].join('\r\n');

/** Chooses an option of a select. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Makes a field in the settings, where its dialog is open. */
async function addField(page: Page, name: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'New field' }).click();
  const dialog = page.getByRole('dialog', { name: 'New field' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await pick(page, 'Kind', kind);
  await dialog.getByRole('checkbox', { name: 'In the list' }).check();
  await dialog.getByRole('checkbox', { name: 'In briefings' }).check();
  if (kind === 'Choice') {
    await dialog.getByRole('textbox', { name: 'Choice 1' }).fill('Gold');
    await dialog.getByRole('textbox', { name: 'Choice 2' }).fill('Silver');
    expect.soft(await axeViolations(page, DIALOG), 'the dialog of a field').toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Add field' }).click();
  await expect(dialog).toHaveCount(0);
}

test(
  'a user makes fields, fills them, finds contacts by them, imports them, and deletes one',
  BOTH_WIDTHS,
  async ({ stack, account, openAt, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Dana Fox' });
    await createContact(stack, account, { displayName: 'Grace Hopper' });
    const contacts = await openAt('/settings/fields');
    const own = page.getByRole('list', { name: 'Your fields' });

    await test.step('the settings say what fields are for, and add three', async () => {
      await expect(page.getByText(/like when a contract ends or their coffee order/)).toBeVisible();
      await expectAccessible(page, 'the settings without a field');
      await addField(page, 'Contract ends', 'Date');
      await addField(page, 'Coffee order', 'Text');
      await addField(page, 'Tier', 'Choice');
      await expect(own.getByRole('listitem')).toHaveText([
        /Contract ends.*Date · On the contact, in the list, in briefings/,
        /Coffee order/,
        /Tier.*Choice of 2/,
      ]);
    });

    await test.step('the order changes by keyboard', async () => {
      await page.getByRole('button', { name: 'Move Tier up' }).focus();
      await page.keyboard.press('Enter');
      await expect(own.getByRole('listitem').nth(1)).toContainText('Tier');
      await expect(page.getByRole('button', { name: 'Move Tier up' })).toBeFocused();
      await expect(page.getByText('3 of 20')).toBeVisible();
      await expectAccessible(page, 'the settings with fields');
    });

    await test.step('the form of a contact offers them, and reports what does not fit', async () => {
      await visit(page, `/contacts/${id}`);
      await page.getByRole('button', { name: 'Edit' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Edit contact' });
      await dialog.getByRole('button', { name: 'More about this person' }).click();
      for (const name of ['Contract ends', 'Coffee order', 'Tier']) {
        await dialog.getByRole('button', { name: 'Add a field' }).click();
        await expect(page.getByRole('menuitem', { name: 'New field…' })).toBeVisible();
        await page.getByRole('menuitem', { name, exact: true }).click();
      }
      await dialog.getByRole('textbox', { name: 'Contract ends' }).fill('soon');
      await dialog.getByRole('textbox', { name: 'Coffee order' }).fill('Flat white');
      await pick(page, 'Tier', 'Gold');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      const ends = dialog.getByRole('textbox', { name: 'Contract ends' });
      await expect(ends).toBeFocused();
      await expect(ends).toHaveAccessibleDescription(/Enter a day with its year/);
      expect.soft(await axeViolations(page, DIALOG), 'the form with an error').toEqual([]);
      await ends.fill('31 Jan 2027');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('the page of the contact and the briefing show the values', async () => {
      const known = page.getByRole('region', { name: 'What you know' });
      await expect(known).toContainText('Contract ends: January 31, 2027');
      await expect(known).toContainText('Tier: Gold');
      await expectAccessible(page, 'the page of a contact with own fields');
      await visit(page, `/contacts/${id}/briefing`);
      await expect(page.getByText('Coffee order: Flat white')).toBeVisible();
      await expect(page.getByText('Contract ends: January 31, 2027')).toBeVisible();
    });

    await test.step('a row of the list shows them, and conditions on them find contacts', async () => {
      await visit(page, '/contacts');
      await expect(contacts.item('Dana Fox')).toContainText(
        'Contract ends: Jan 31, 2027 · Tier: Gold',
      );
      await page.getByRole('button', { name: /^Sort and filter/ }).click();
      await pick(page, 'Your own fields', 'Contract ends');
      await pick(page, 'Contract ends', 'From, to');
      await page.getByRole('textbox', { name: 'Contract ends to' }).fill('Jan 31, 2027');
      await pick(page, 'Your own fields', 'Tier');
      await page.getByRole('checkbox', { name: 'Gold' }).check();
      await expect(page.getByRole('group', { name: 'Tier' })).toBeVisible();
      expect.soft(await axeViolations(page, DIALOG), 'the filters').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const part = page.getByRole('button', {
        name: 'Remove: Contract ends: until January 31, 2027',
      });
      await expect(part).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove: Tier: Gold' })).toBeVisible();
      await expect(contacts.item('Dana Fox')).toBeVisible();
      await expect(contacts.item('Grace Hopper')).toHaveCount(0);
      await expectAccessible(page, 'the list filtered by own fields');
      await page.getByRole('button', { name: 'Save view' }).click();
      const dialog = page.getByRole('dialog', { name: /view/i });
      await expect(dialog.getByRole('textbox')).toHaveValue(
        'Contract ends: until January 31, 2027, tier: Gold',
      );
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await part.click();
      await page.getByRole('button', { name: 'Remove: Tier: Gold' }).click();
      await expect(contacts.item('Grace Hopper')).toBeVisible();
    });

    await test.step('a file fills a field with the name of its column, and makes another one', async () => {
      const pages = new ImportPage(page);
      await pages.begin();
      await pages.drop('people.csv', FILE);
      await expect(pages.heading).toHaveText('Which column is what?');
      const target = page.getByRole('combobox', { name: 'Contract ends goes to' });
      await expect(target).toHaveText('Contract ends');
      await pages.map('Seats', 'New field');
      await expect(page.getByText(/Seats: 12/)).toBeVisible();
      await expect(page.getByText(/Contract ends “someday” isn't a readable date/)).toBeVisible();
      await expectAccessible(page, 'the columns of a file with own fields');
      await pages.button('Continue').click();
      await pages.button('Import 2 people').click();
      await expect(pages.heading).toHaveText('2 people are in your contacts');
      await visit(page, '/contacts');
      await expect(contacts.item('Marta Silva')).toContainText('Contract ends: Dec 31, 2027');
    });

    await test.step('the command menu leads to the fields', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'People, pages and actions' }).fill('add a field');
      await page.getByRole('option', { name: /Fields/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Fields' })).toBeVisible();
    });

    await test.step('a field is deleted with its values, after a question', async () => {
      await expect(own).toContainText('Seats');
      await page.getByRole('button', { name: 'Delete Contract ends' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('2 contacts have a value in it');
      expect.soft(await axeViolations(page, QUESTION), 'the question').toEqual([]);
      await question.getByRole('button', { name: 'Delete field' }).click();
      await expect(own).not.toContainText('Contract ends');
      await visit(page, '/contacts');
      await expect(contacts.item('Dana Fox')).toContainText(
        'Tier: Gold · Coffee order: Flat white',
      );
      await expect(contacts.item('Dana Fox')).not.toContainText('Contract ends');
    });
  },
);
