import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

test(
  'a meeting is planned with two people and what is wanted from it, and asks for its outcome in two taps',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page, context }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await createContact(stack, account, { displayName: 'Grace Hopper' });
    await page.goto(`/contacts/${id}?tab=interactions`);

    await test.step('the menu of the contact plans it', async () => {
      await page.getByRole('button', { name: 'More for Ada Lovelace' }).click();
      await page.getByRole('menuitem', { name: 'Plan a meeting' }).click();
      const dialog = page.getByRole('dialog', { name: 'Plan a meeting' });
      await expect(dialog.getByLabel('Title')).toBeFocused();
      await page.keyboard.type('Budget');
      await dialog.getByRole('searchbox', { name: 'Add someone' }).fill('Grace');
      await dialog.getByRole('button', { name: 'Grace Hopper', exact: true }).click();
      await dialog.getByLabel('Place').fill('Room 4');
      await dialog.getByLabel('Link').fill('meet.example.com/budget');
      await dialog.getByLabel('What do you want from it?').fill('A yes to the second year');
      await dialog.getByLabel('What might they object to?').fill('The price went up');
      expect(await axeViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Plan', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('list', { name: 'Planned interactions' })).toContainText(
        'With Grace Hopper · Room 4 · Join',
      );
    });

    const [meeting] = await callApi<{ id: string }[]>(stack, account, '/api/meetings');
    await test.step('Today has it once, with the way to the briefing', async () => {
      await contacts.open();
      const today = page.getByRole('region', { name: 'Today', exact: true });
      await expect(today).toContainText('Budget');
      await expect(today.getByRole('link', { name: /^Briefing for/ })).toHaveCount(1);
    });

    await test.step('the briefing begins with what was noted, on the page and as text', async () => {
      await page.goto(`/contacts/${id}/briefing?meeting=${meeting?.id}`);
      const first = page.getByRole('main').locator('dl > div').first();
      await expect(first).toContainText('You want');
      await expect(first).toContainText('A yes to the second year');
      await expect(first).toContainText('Your words');
      expect(await axeViolations(page)).toEqual([]);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: /^Copy/ }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('You want: A yes to the second year\nThey may object: The price went up');
    });

    await test.step('after it has passed, two taps say how it went', async () => {
      await callApi(stack, account, `/api/meetings/${meeting?.id}`, {
        method: 'PATCH',
        body: { startsAt: daysAgo(1) },
      });
      await contacts.open();
      const today = page.getByRole('region', { name: 'Today', exact: true });
      await today.getByText('Positive').click();
      expect(await axeViolations(page)).toEqual([]);
      await today.getByRole('button', { name: 'Done: Budget' }).click();
      await expect(today.getByRole('heading', { name: 'How did it go?' })).toBeHidden();
      await page.goto(`/contacts/${id}?tab=interactions`);
      await expect(page.getByRole('list', { name: 'Interactions' })).toContainText('Positive');
    });
  },
);
