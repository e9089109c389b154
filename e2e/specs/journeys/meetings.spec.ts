import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a meeting is planned with two people, and asks for its outcome in two taps', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await createContact(stack, account, { displayName: 'Grace Hopper' });
  await page.goto(`/contacts/${id}?tab=interactions`);

  await test.step('the menu of the contact plans it', async () => {
    await page.getByRole('button', { name: 'More for Ada Lovelace' }).click();
    await page.getByRole('menuitem', { name: 'Plan a meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan a meeting' });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Budget');
    await dialog.getByRole('searchbox', { name: 'Add somebody' }).fill('Grace');
    await dialog.getByRole('button', { name: 'Grace Hopper', exact: true }).click();
    await dialog.getByLabel('Place').fill('Room 4');
    await dialog.getByLabel('Link').fill('meet.example.com/budget');
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
});
