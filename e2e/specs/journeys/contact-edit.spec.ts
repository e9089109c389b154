import { type Contact } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { queueReady } from '../../fixtures/later-parts.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

const ADA = {
  displayName: 'Ada Lovelace',
  primaryEmail: 'ada@engines.example',
  primaryPhone: '+44 20 5550 0187',
  organizationName: 'Analytical Engines',
  organizationTitle: 'Head of Programs',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
};

test(
  'every field of a contact can be edited, in the list, beside it and after a reload',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }) => {
    const { id } = await createContact(stack, account, ADA);
    await contacts.open();
    await contacts.choose('Ada Lovelace');
    const view = new ContactView(page);
    await view.chooseForContact('Ada Lovelace', 'Edit contact');
    const fields = {
      'Full Name': 'Ada King',
      Email: 'ada.king@engines.example',
      Phone: '+44 20 5550 0188',
      Company: 'Difference Engines',
      Title: 'Countess',
      LinkedIn: 'linkedin.com/in/ada-king',
    };
    for (const [label, text] of Object.entries(fields)) {
      await view.dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
    }
    await view.save('Save changes');
    await expect(view.dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Ada King' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'ada.king@engines.example' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ada King' })).toBeVisible();
    const stored = await callApi<Contact>(stack, account, `/api/contacts/${id}`);
    expect(stored).toMatchObject({
      displayName: 'Ada King',
      primaryPhone: '+44 20 5550 0188',
      organizationName: 'Difference Engines',
      organizationTitle: 'Countess',
      linkedinUrl: 'https://linkedin.com/in/ada-king',
    });
    await contacts.open();
    await expect(contacts.item('Ada King')).toContainText('Difference Engines');
  },
);

test.describe('when someone else was faster', () => {
  test.use({ expectedErrors: /status of 412/ });

  test('nothing is overwritten, the fields that differ are shown, and the person chooses', async ({
    stack,
    account,
    contacts,
    page,
  }) => {
    const { id } = await createContact(stack, account, ADA);
    await contacts.openContactPage(id);
    const view = new ContactView(page);
    await page.getByRole('button', { name: 'Edit contact' }).click();
    const title = view.dialog.getByRole('textbox', { name: 'Title' });
    const company = view.dialog.getByRole('textbox', { name: 'Company' });
    await title.fill('Director');
    await callApi(stack, account, `/api/contacts/${id}`, {
      method: 'PATCH',
      body: { organizationTitle: 'President', organizationName: 'Difference Engines' },
    });
    await view.save('Save changes');
    await expect(view.dialog.getByText('This contact was changed elsewhere')).toBeVisible();
    await expect(title).toHaveValue('Director');
    await expect(title).toHaveAccessibleDescription(
      /Changed elsewhere to “President”\. You had “Director”\./,
    );
    await expect(company).toHaveValue('Difference Engines');
    await expect(company).toHaveAccessibleDescription(
      /Changed elsewhere to “Difference Engines”\. You had “Analytical Engines”\./,
    );
    const between = await callApi<Contact>(stack, account, `/api/contacts/${id}`);
    expect(between.organizationTitle).toBe('President');

    await view.dialog.getByRole('button', { name: 'Use your own for Company' }).click();
    await view.save('Save changes');
    await expect(view.dialog).toBeHidden();
    const stored = await callApi<Contact>(stack, account, `/api/contacts/${id}`);
    expect(stored).toMatchObject({
      organizationTitle: 'Director',
      organizationName: 'Analytical Engines',
      primaryEmail: 'ada@engines.example',
    });
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/ });

  test('a change shows at once, and is stored once the network is back', async ({
    stack,
    account,
    contacts,
    context,
    page,
  }) => {
    const { id } = await createContact(stack, account, ADA);
    await contacts.openContactPage(id);
    const view = new ContactView(page);
    await page.getByRole('button', { name: 'Edit contact' }).click();
    const title = view.dialog.getByRole('textbox', { name: 'Title' });
    await title.fill('Director');
    await queueReady(page);
    await context.setOffline(true);
    await view.save('Save changes');
    await expect(view.dialog).toBeHidden();
    await expect(page.getByText('Director')).toBeVisible();
    await goOnline(page);
    await expect(page.getByText('Your change was sent').first()).toBeVisible();
    const stored = await callApi<Contact>(stack, account, `/api/contacts/${id}`);
    expect(stored.organizationTitle).toBe('Director');
  });
});

test('email address and phone number are copied, or the browser’s refusal is told', async ({
  stack,
  account,
  contacts,
  context,
  page,
}) => {
  const { id } = await createContact(stack, account, ADA);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await contacts.openContactPage(id);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy email address' }).click();
  await expect(page.getByText('Copied email address')).toBeAttached();
  expect(await clipboard()).toBe('ada@engines.example');
  await page.getByRole('button', { name: 'Copy phone number' }).click();
  await expect(page.getByText('Copied phone number')).toBeAttached();
  expect(await clipboard()).toBe('+44 20 5550 0187');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy email address' }).click();
  await expect(page.getByText('Not copied').first()).toBeVisible();
});
