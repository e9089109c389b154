import { type Page } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { queueReady } from '../../fixtures/later-parts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { type ContactsPage } from '../../pages/contacts-page.ts';

const known = {
  displayName: 'José Ångström',
  primaryEmail: 'jose@kestrel.example',
  organizationName: 'Kestrel Works',
};

const notice = (page: Page) => page.getByRole('group', { name: 'Possible duplicate' });
const button = (contacts: ContactsPage, name: string) =>
  contacts.addDialog.getByRole('button', { name, exact: true });

test(
  'a new contact is selected and in sight, whatever the list showed before',
  BOTH_WIDTHS,
  async ({ contacts, page, stack, account }) => {
    await createContact(stack, account, known);
    await page.goto('/contacts?q=jose&sort=name');
    await contacts.openAddDialog();
    await expect(page.getByRole('heading', { name: 'Add New Contact' })).toBeVisible();
    await expect(contacts.addDialog.getByLabel('Full Name')).toBeFocused();
    await expect(button(contacts, 'Cancel')).toBeVisible();
    await contacts.fillAddDialog({ name: 'Grace Hopper' });
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/contacts'),
    );
    await button(contacts, 'Add Contact').click();
    expect((await posted).postDataJSON()).toEqual({
      userProfileId: '00000000-0000-0000-0000-000000000001',
      displayName: 'Grace Hopper',
      primaryEmail: null,
      primaryPhone: null,
      organizationName: null,
      organizationTitle: null,
      linkedinUrl: null,
    });
    await expect(page.getByText('Contact added successfully!').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
    await expect(page).toHaveURL(/\/contacts\?selected=[\w-]+$/);
    await page.goto('/contacts');
    await expect(contacts.item('Grace Hopper')).toBeVisible();
  },
);

test.describe('a probable duplicate', () => {
  test.beforeEach(async ({ stack, account, contacts }) => {
    await createContact(stack, account, known);
    await contacts.open();
    await contacts.openAddDialog();
  });

  test('is pointed out by its email, and opening it does not lose what was typed', async ({
    contacts,
    page,
  }) => {
    await contacts.fillAddDialog({ name: 'J. A.', email: 'JOSE@kestrel.example' });
    await expect(notice(page)).toContainText('You may already have this contact');
    await notice(page).getByRole('link', { name: 'Open José Ångström' }).click();
    await expect(page.getByRole('heading', { name: 'José Ångström' })).toBeVisible();
    await page.goto('/contacts');
    await contacts.openAddDialog();
    await expect(contacts.addDialog.getByLabel('Full Name')).toHaveValue('J. A.');
    await expect(page.getByText('What you typed before is still here.')).toBeVisible();
  });

  test(
    'is pointed out by name and organization, and added anyway on request',
    BOTH_WIDTHS,
    async ({ contacts, page, stack, account }) => {
      await contacts.fillAddDialog({ name: 'jose angstrom', company: 'KESTREL  works' });
      await button(contacts, 'Add Contact').click();
      await expect(notice(page)).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      await button(contacts, 'Add anyway').click();
      await expect(page.getByText('Contact added successfully!').first()).toBeVisible();
      const stored = await callApi<unknown[]>(stack, account, '/api/contacts');
      expect(stored).toHaveLength(2);
    },
  );

  test('is pointed out by its name elsewhere, and is none with another name there', async ({
    contacts,
    page,
  }) => {
    await contacts.fillAddDialog({ name: 'José Ångström', company: 'Northlight' });
    await expect(notice(page)).toContainText('Same name');
    await contacts.fillAddDialog({ name: 'Maria Ångström', company: 'Kestrel Works' });
    await expect(notice(page)).toBeHidden();
    await button(contacts, 'Add Contact').click();
    await expect(page.getByText('Contact added successfully!').first()).toBeVisible();
  });
});

test.describe('on a network that fails', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR_/ });

  test('a contact whose answer was lost is added once', async ({
    contacts,
    page,
    stack,
    account,
  }) => {
    let losing = true;
    await page.route(/\/api\/contacts$/, async (route) => {
      if (route.request().method() !== 'POST' || !losing) return route.continue();
      losing = false;
      // The API has the contact; the page does not learn of it.
      await route.fetch();
      await route.abort();
    });
    await contacts.openAddDialog();
    await contacts.fillAddDialog({ name: 'Grace Hopper', phone: '+1 555 0100' });
    await queueReady(page);
    await button(contacts, 'Add Contact').click();
    await expect(contacts.addDialog).toBeHidden();
    await expect(page.getByText('Your change was sent').first()).toBeVisible();
    expect(await callApi<unknown[]>(stack, account, '/api/contacts')).toHaveLength(1);
  });

  test('a lookup that fails keeps no one from adding', async ({ contacts, page }) => {
    await contacts.openAddDialog();
    await page.route('**/api/contacts/matches', (route) => route.abort());
    await contacts.fillAddDialog({ name: 'Grace Hopper' });
    await button(contacts, 'Add Contact').click();
    await expect(page.getByText('Contact added successfully!').first()).toBeVisible();
  });
});

test(
  'a value that a field cannot take has a message beside the field',
  BOTH_WIDTHS,
  async ({ contacts }) => {
    await contacts.openAddDialog();
    await contacts.fillAddDialog({ name: ' ', email: 'nobody', linkedin: 'just words' });
    await button(contacts, 'Add Contact').click();
    const described = (label: string, text: string | RegExp) =>
      expect(contacts.addDialog.getByLabel(label)).toHaveAccessibleDescription(text);
    await described('Full Name', 'Enter a name.');
    await described('Email', /Enter an address like name@company\.com/);
    await described('LinkedIn', /Enter an address that begins with https:\/\//);
    await expect(contacts.addDialog.getByLabel('Full Name')).toBeFocused();
  },
);

test('typed text is not dropped without a question, and a reload keeps it', async ({
  contacts,
  page,
}) => {
  await contacts.openAddDialog();
  await contacts.fillAddDialog({ name: 'Grace Hopper' });
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard this contact?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(contacts.addDialog.getByLabel('Full Name')).toHaveValue('Grace Hopper');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await contacts.openAddDialog();
  await expect(contacts.addDialog.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await button(contacts, 'Cancel').click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(contacts.addDialog).toBeHidden();
  await contacts.openAddDialog();
  await expect(contacts.addDialog.getByLabel('Full Name')).toHaveValue('');
});
