import { type Meeting } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NARROW_WHEN_LONG } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

test(
  'what two people are to each other is on both pages and in the briefing of their meeting',
  NARROW_WHEN_LONG,
  async ({ stack, account, openAt, page }) => {
    const { id: dana } = await createContact(stack, account, { displayName: 'Dana Fox' });
    const { id: marta } = await createContact(stack, account, { displayName: 'Marta Silva' });
    const meeting = await callApi<Meeting>(stack, account, '/api/meetings', {
      method: 'POST',
      body: { title: 'Budget', startsAt: daysAgo(-1), contactIds: [dana, marta] },
    });
    await openAt(`/contacts/${dana}`);
    const view = new ContactView(page);
    const relations = page.getByRole('region', { name: 'Relations' });

    await test.step('it is added on one page, and both links lead to the other person', async () => {
      await view.chooseForContact('Dana Fox', 'Add a relation');
      await view.dialog.getByRole('searchbox', { name: 'Find a contact' }).fill('marta');
      await view.dialog.getByRole('button', { name: /^Marta Silva/ }).click();
      await expect(view.dialog).toContainText('Marta Silva manages Dana Fox.');
      await view.save('Add relation');
      await relations.getByRole('link', { name: 'Marta Silva' }).click();
      await expect(relations.getByRole('listitem')).toContainText('Manages Dana Fox');
    });

    await test.step('it is removed from both, which can be undone', async () => {
      await relations.getByRole('button', { name: 'Remove: Manages Dana Fox' }).click();
      await expect(relations).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await relations.getByRole('link', { name: 'Dana Fox' }).click();
      await expect(relations.getByRole('listitem')).toContainText('Reports to Marta Silva');
    });

    await test.step('the briefings of their meeting say who also comes', async () => {
      await openAt(`/contacts/${marta}/briefing?meeting=${meeting.id}`);
      await expect(page.getByText('Manages Dana Fox, who also comes')).toBeVisible();
      await openAt(`/contacts/meetings/${meeting.id}`);
      await expect(page.getByText('Reports to Marta Silva, who also comes')).toBeVisible();
    });
  },
);
