import { type Page } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';

const listMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'More for the list' }).click();
  return page.getByRole('menu');
};
const selectPeople = async (page: Page, names: readonly string[]) => {
  const menu = await listMenu(page);
  await menu.getByRole('menuitem', { name: 'Select contacts' }).click();
  for (const name of names) await page.getByRole('checkbox', { name }).click();
};
const action = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Actions' }).getByRole('button', { name });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

test(
  'a user labels selected contacts, and saves, opens, and deletes a view of the label',
  WIDE_WHEN_LONG,
  async ({ stack, account, openAt, page }) => {
    for (const displayName of ['Ada Lovelace', 'Grace Hopper', 'Emmy Noether']) {
      await createContact(stack, account, { displayName });
    }
    const contacts = await openAt('/contacts');
    await selectPeople(page, ['Ada Lovelace', 'Grace Hopper']);
    await action(page, /^Label/).click();
    const labels = page.getByRole('dialog', { name: 'Label' });
    await labels.getByRole('textbox', { name: 'Create a label' }).fill('Clients');
    await labels.getByRole('button', { name: 'Create “Clients”' }).click();
    await expect(labels.getByRole('checkbox', { name: /Clients/ })).toBeChecked();
    await labels.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('The labels of 2 contacts were changed.')).toBeVisible();

    await page.getByRole('button', { name: 'Label', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Clients 2' }).click();
    await page.keyboard.press('Escape');
    await expect(contacts.item('Emmy Noether')).toHaveCount(0);
    await expect(contacts.item('Ada Lovelace')).toBeVisible();

    await page.getByRole('button', { name: 'Save view' }).click();
    const save = page.getByRole('dialog', { name: 'Save view' });
    await save.getByRole('textbox', { name: 'Name' }).fill('All clients');
    await save.getByRole('button', { name: 'Save view' }).click();
    await expect(save).toHaveCount(0);

    await page.getByRole('button', { name: 'Remove: Clients' }).click();
    await expect(contacts.item('Emmy Noether')).toBeVisible();
    await (await listMenu(page)).getByRole('menuitem', { name: 'All clients' }).click();
    await expect(contacts.item('Emmy Noether')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove: Clients' })).toBeVisible();

    await (await listMenu(page)).getByRole('menuitem', { name: 'Edit saved views' }).click();
    await page.getByRole('button', { name: 'Delete All clients' }).click();
    await page.getByRole('button', { name: 'Delete view' }).click();
    await expect(page.getByText('No saved views yet.')).toBeVisible();
  },
);

test('a user selects contacts by keyboard, sets their cadence, exports, deletes, and restores them', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  for (const displayName of ['Ada Lovelace', 'Grace Hopper', 'Emmy Noether']) {
    await createContact(stack, account, { displayName });
  }
  const contacts = await openAt('/contacts');
  await page.getByRole('link', { name: 'Emmy Noether' }).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('heading', { name: '2 selected' })).toBeVisible();

  const download = page.waitForEvent('download');
  await action(page, /^Export/).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^rapport-contacts-.*\.csv$/);

  await action(page, /^Set cadence/).click();
  await page.getByRole('textbox', { name: 'Days between contacts' }).fill('30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The cadence of 2 contacts is now 30 days.')).toBeVisible();

  await selectPeople(page, ['Ada Lovelace', 'Grace Hopper']);
  await action(page, /^Delete/).click();
  await page.getByRole('button', { name: 'Delete 2 contacts' }).click();
  await expect(contacts.item('Ada Lovelace')).toHaveCount(0);
  await undo(page).click();
  await expect(contacts.item('Ada Lovelace')).toBeVisible();

  await contacts.item('Ada Lovelace').waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'People, pages and actions' });
  await field.fill('overdue people not assessed');
  await expect(page.getByRole('option', { name: 'Filter: overdue, not assessed' })).toBeVisible();
  await field.fill('lovel');
  await expect(page.getByRole('option', { name: /Ada Lovelace/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contacts.*/);
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' }).first()).toBeVisible();

  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit contact' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(contacts.heading).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(contacts.addDialog).toBeVisible();
  await page.keyboard.press('Escape');

  // Three inputs: the key, the notes, and Ctrl+Enter.
  await page.getByRole('link', { name: 'Grace Hopper' }).focus();
  await page.keyboard.press('l');
  await page.getByRole('textbox', { name: 'Notes' }).waitFor();
  await page.keyboard.type('Talked about compilers');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('compilers');
  const list = page.getByRole('list', { name: 'Contacts', exact: true });
  await expect(list.getByRole('link', { name: 'Ada Lovelace' })).toHaveCount(0);
  await expect(list.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();
});
