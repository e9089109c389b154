import { createContact } from '../../fixtures/accounts.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

test(
  'a user finds two contacts of one person, merges them, and undoes the merge',
  WIDE_WHEN_LONG,
  async ({ stack, account, openAt, page }) => {
    const own = await createContact(stack, account, {
      displayName: 'Maria Sibylla Merian',
      primaryEmail: 'merian@field-research.example',
      organizationTitle: 'SVP Partnerships',
    });
    const other = await createContact(stack, account, {
      displayName: 'M. S. Merian',
      emails: [
        { value: 'ms.merian@sifrp.example', kind: 'work' },
        { value: 'Merian@Field-Research.example', kind: 'other' },
      ],
      organizationTitle: 'Senior Vice President, Partnerships',
      birthday: '--04-02',
    });
    for (const { id } of [own, other]) {
      await callApi(stack, account, `/api/interactions/${id}`, {
        method: 'POST',
        body: { type: 'call', interactionDate: daysAgo(3), notes: `Talked to ${id}` },
      });
    }
    const bar = page.getByText(/^M\. S\. Merian is part of .* You can undo this until/);

    await test.step('the list of the possible duplicates shows the pair', async () => {
      await openAt('/contacts/duplicates');
      await expect(page.getByText('Same email')).toBeVisible();
      await page.getByRole('link', { name: 'Merge Maria Sibylla Merian and M. S. Merian' }).click();
    });

    await test.step('the fuller value is chosen, and another choice can be made', async () => {
      const title = page.getByRole('radiogroup', { name: 'Title' });
      await expect(title.getByRole('radio', { name: /^Senior Vice President/ })).toBeChecked();
      const email = page.getByRole('radiogroup', { name: 'First email' });
      await expect(email.getByRole('radio', { name: /^merian@/ })).toBeChecked();
      await email.getByRole('radio', { name: /^ms\.merian@/ }).click();
    });

    await test.step('Merge combines the two, and Undo separates them', async () => {
      await page.getByRole('button', { name: 'Merge contacts' }).click();
      await expect(bar).toBeVisible();
      await expect(page.getByText('No possible duplicates')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Same email')).toBeVisible();
      await expect(bar).toBeHidden();
    });

    await test.step('the menu of a contact links to its probable duplicate', async () => {
      await visit(page, `/contacts/${own.id}`);
      const view = new ContactView(page);
      await view.chooseForContact('Maria Sibylla Merian', 'Merge with…');
      await page.getByRole('link', { name: /M\. S\. Merian/ }).click();
      await page.getByRole('button', { name: 'Merge contacts' }).click();
      await expect(bar).toBeVisible();
      await view.openTab('Interactions');
      await expect(view.interactions).toHaveCount(2);
      const merged = await callApi<typeof own>(stack, account, `/api/contacts/${own.id}`);
      expect(merged).toMatchObject({
        displayName: 'Maria Sibylla Merian',
        organizationTitle: 'Senior Vice President, Partnerships',
        primaryEmail: 'merian@field-research.example',
        birthday: '--04-02',
      });
      expect(merged.emails).toHaveLength(2);
    });

    await test.step('two different people disappear from the list of duplicates', async () => {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(bar).toBeHidden();
      await visit(page, '/contacts/duplicates');
      await page.getByRole('button', { name: /^Not the same person: Maria/ }).click();
      await expect(page.getByText('No possible duplicates')).toBeVisible();
    });
  },
);
