import { type Answer } from '@rapport/contracts';
import { createContact, type Account } from '../../fixtures/accounts.ts';
import { assessContact, OPEN_AND_TIED } from '../../fixtures/assess-contact.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

/** INTP with a clear motivation. */
const CERTAIN: Answer[] = ['B', 'B', 'A', 'B', 'Unsure', 'B', 'A', 'B', 'A', 'A', 'A', 'B'];

async function createAssessed(
  stack: Stack,
  account: Account,
  displayName: string,
  answers: readonly Answer[],
): Promise<string> {
  const { id } = await createContact(stack, account, {
    displayName,
    primaryEmail: 'someone@kestrel.example',
  });
  await assessContact(stack, account, id, answers);
  return id;
}

test(
  'recommendations fit the contact and the next step, and name their evidence',
  WIDE_WHEN_LONG,
  async ({ stack, account, openAt, page }) => {
    const view = new ContactView(page);
    const situation = (name: RegExp) => page.getByRole('radio', { name });

    await test.step('the tab of a contact with a certain estimate opens at the situation of the next step', async () => {
      const id = await createAssessed(stack, account, 'Srinivasa Ramanujan', CERTAIN);
      const body = { type: 'message', interactionDate: daysAgo(80), outcome: 'negative' };
      await callApi(stack, account, `/api/interactions/${id}`, { method: 'POST', body });
      await openAt(`/contacts/${id}`);
      await view.openTab('Recommendations');
      await expect(situation(/^Disagreement fits now/)).toBeChecked();
      await expect(page.getByText('First impression.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Why Logic' })).toBeVisible();
      await expect(page.getByText(/^“I think/)).toHaveText(
        "“I think blank: what you think, because blank: your reason. Show me the step that's wrong.”",
      );
      // A sentence with an open slot can't be sent.
      await expect(page.getByRole('button', { name: /^Copy sentence/ })).toHaveCount(0);
    });

    await test.step('open axes are explained, by keyboard alone', async () => {
      const id = await createAssessed(stack, account, 'Mary Somerville', OPEN_AND_TIED);
      await visit(page, `/contacts/${id}`);
      await expect(page.getByRole('heading', { name: 'Mary Somerville', level: 1 })).toBeVisible();
      await view.openTab('Recommendations');
      await situation(/^First message/).focus();
      await page.keyboard.press('ArrowDown');
      await expect(situation(/^Meeting/)).toBeChecked();
      await expect(page.getByText('either way', { exact: true }).last()).toBeVisible();
      await expect(
        page.getByText(/^Tied: Support-Giving, Achievement-Focused/).last(),
      ).toBeVisible();
    });

    await test.step('without an estimate there is general advice', async () => {
      const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
      await visit(page, `/contacts/${id}`);
      await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible();
      await view.openTab('Recommendations');
      await expect(page.getByRole('heading', { name: 'Works with anyone' })).toBeVisible();
      await expect(page.getByText('True for most people')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Take Assessment' })).toBeVisible();
    });
  },
);
