import { createContact } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NARROW_WHEN_LONG } from '../../fixtures/widths.ts';

test(
  "a contact's company leads to the list of everyone there, which is renamed for all",
  NARROW_WHEN_LONG,
  async ({ stack, account, openAt, page }) => {
    const { id } = await createContact(stack, account, {
      displayName: 'Dana Fox',
      organizationName: 'Quay & Partners',
    });
    await createContact(stack, account, {
      displayName: 'Marta Silva',
      organizationName: 'QUAY & partners',
    });
    await createContact(stack, account, { displayName: 'Emmy Noether' });
    const contacts = await openAt(`/contacts/${id}`);
    const heading = page.getByRole('heading', { level: 1 });

    await test.step('the list has everyone of the company, however it is written', async () => {
      await page.getByRole('link', { name: 'Quay & Partners' }).click();
      await expect(heading).toHaveText('Quay & Partners 2');
      await expect(contacts.item('Marta Silva')).toBeVisible();
      await expect(contacts.item('Emmy Noether')).toHaveCount(0);
    });

    await test.step('one rename is for all, and is undone', async () => {
      await page.getByRole('button', { name: 'More for the list' }).click();
      await page.getByRole('menuitem', { name: 'Rename company' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rename company' });
      await expect(dialog).toContainText('For 2 contacts.');
      await dialog.getByRole('textbox', { name: 'Company' }).fill('Quay Ltd');
      await dialog.getByRole('button', { name: 'Rename company' }).click();
      await expect(heading).toHaveText('Quay Ltd 2');
      await expect(page.getByText('2 contacts are at Quay Ltd now.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByRole('button', { name: 'Remove: At Quay Ltd' }).click();
      await expect(contacts.item('Dana Fox')).toContainText('Quay & Partners');
    });
  },
);

test('names that look alike become one company, or are told apart', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  for (const organizationName of ['Engines Ltd', 'Engines Limited', 'Müller AG', 'Muller GmbH']) {
    await createContact(stack, account, { displayName: organizationName, organizationName });
  }
  await openAt('/contacts/duplicates');
  const companies = page.getByRole('region', { name: 'Companies' }).getByRole('listitem');
  const question = (name: string) => companies.filter({ hasText: name });
  await question('Engines')
    .getByRole('radio', { name: /Engines Ltd/ })
    .click();
  await question('Engines').getByRole('button', { name: 'One company' }).click();
  await expect(question('Engines')).toHaveCount(0);
  await expect(page.getByText('1 contact is at Engines Ltd now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(question('Engines')).toHaveCount(1);
  await question('Muller').getByRole('button', { name: 'Different' }).click();
  await expect(question('Muller')).toHaveCount(0);
  await page.reload();
  await expect(question('Engines')).toHaveCount(1);
  await expect(question('Muller')).toHaveCount(0);
});
