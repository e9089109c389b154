import { type Contact } from '@rapport/api-client';
import { callApi } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';

test(
  'a user adds contacts: the form explains invalid values, warns of duplicates, and keeps its text',
  WIDE_WHEN_LONG,
  async ({ stack, account, openAt, frame, page }) => {
    const contacts = await openAt('/contacts');
    await frame.holdToasts();
    const { addDialog } = contacts;
    const button = (name: string) => addDialog.getByRole('button', { name, exact: true });
    const name = addDialog.getByLabel('Full Name');
    const notice = page.getByRole('group', { name: 'Possible duplicate' });
    const added = page.getByText('Contact added successfully!').first();
    const posted: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/contacts')) {
        posted.push(request.postDataJSON());
      }
    });
    const stored = () => callApi<Contact[]>(stack, account, '/api/contacts');
    /** On a phone, the added contact replaces the list. */
    const toList = async () => {
      if (!frame.isWide) await page.getByRole('link', { name: 'Back', exact: true }).click();
    };

    await test.step('an empty list explains the product and offers Add Contact', async () => {
      await expect(
        page.getByRole('heading', { name: 'Start with one person you meet this week' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Add Contact' }).last().click();
      await expect(page.getByRole('heading', { name: 'Add New Contact' })).toBeVisible();
      await expect(name).toBeFocused();
    });

    await test.step('a value that a field cannot take has a message beside the field, and is not sent', async () => {
      await contacts.fillAddDialog({ name: ' ', email: 'nobody', linkedin: 'just words' });
      await button('Add Contact').click();
      const described = (label: string, text: string | RegExp) =>
        expect.soft(addDialog.getByLabel(label)).toHaveAccessibleDescription(text);
      await described('Full Name', 'Enter a name.');
      await described('Email', /Enter an address like name@company\.com/);
      await described('LinkedIn', /Enter an address that begins with https:\/\//);
      await expect(name).toBeFocused();
      expect(posted).toEqual([]);
    });

    await test.step('the form asks before discarding text', async () => {
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: 'Discard this contact?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(addDialog.getByLabel('Email')).toHaveValue('nobody');
      await button('Cancel').click();
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(addDialog).toBeHidden();
      await contacts.openAddDialog();
      await expect(addDialog.getByLabel('Email')).toHaveValue('');
    });

    await test.step('a double click makes one contact, which is selected', async () => {
      await contacts.fillAddDialog({
        name: 'José Ångström',
        email: 'jose@kestrel.example',
        company: 'Kestrel Works',
        title: 'Head of Programs',
      });
      await button('Add Contact').dblclick();
      await expect(added).toBeVisible();
      await expect(page.getByRole('heading', { name: 'José Ångström' })).toBeVisible();
      expect(await stored()).toHaveLength(1);
      await toList();
    });

    await test.step('a reload keeps added contacts and typed text', async () => {
      await contacts.openAddDialog();
      await contacts.fillAddDialog({ name: 'Grace Hopper' });
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(contacts.item('José Ångström')).toContainText('Kestrel Works');
      await expect(contacts.item('José Ångström')).toContainText('Head of Programs');
      await frame.holdToasts();
      await page.getByRole('searchbox', { name: 'Search contacts' }).fill('jose');
      await expect(page).toHaveURL(/q=jose/);
      await contacts.openAddDialog();
      await expect(name).toHaveValue('Grace Hopper');
    });

    await test.step('a new contact is selected and visible, whatever the list showed before', async () => {
      posted.length = 0;
      await button('Add Contact').click();
      await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
      await expect(page).toHaveURL(/\/contacts\?selected=[\w-]+$/);
      expect(posted).toEqual([
        {
          userProfileId: '00000000-0000-0000-0000-000000000001',
          displayName: 'Grace Hopper',
          primaryEmail: null,
          primaryPhone: null,
          organizationName: null,
          organizationTitle: null,
          linkedinUrl: null,
        },
      ]);
      await toList();
      await expect(contacts.item('Grace Hopper')).toBeInViewport();
    });

    await test.step('the user adds a probable duplicate anyway', async () => {
      await contacts.openAddDialog();
      await contacts.fillAddDialog({ name: 'jose angstrom', company: 'KESTREL  works' });
      await button('Add Contact').click();
      await expect(notice).toBeFocused();
      await button('Add anyway').click();
      await expect(addDialog).toBeHidden();
      expect(await stored()).toHaveLength(3);
      await toList();
    });

    await test.step('the user opens the existing contact instead, and the form keeps its text', async () => {
      await contacts.openAddDialog();
      await contacts.fillAddDialog({ name: 'J. A.', email: 'JOSE@kestrel.example' });
      await expect(notice).toContainText('You may already have this contact');
      await notice.getByRole('link', { name: 'Open José Ångström' }).click();
      await expect(page.getByRole('heading', { name: 'José Ångström' })).toBeVisible();
      await toList();
      await contacts.openAddDialog();
      await expect(name).toHaveValue('J. A.');
      await expect(page.getByText('What you typed before is still here.')).toBeVisible();
    });

    await test.step('the same name at another company is a possible duplicate, another name isn’t', async () => {
      await contacts.fillAddDialog({ name: 'José Ångström', email: '', company: 'Northlight' });
      await expect(notice).toContainText('Same name');
      await contacts.fillAddDialog({ name: 'Maria Ångström', company: 'Kestrel Works' });
      await expect(notice).toBeHidden();
      await button('Add Contact').click();
      await expect(page.getByRole('heading', { name: 'Maria Ångström' })).toBeVisible();
    });
  },
);
