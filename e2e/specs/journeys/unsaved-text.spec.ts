import { createAccount } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

test(
  'Back asks before text is dropped that is saved nowhere',
  BOTH_WIDTHS,
  async ({ contacts, frame, page }) => {
    await contacts.heading.waitFor();
    await frame.follow('Coaching');
    await frame.heading.first().waitFor();
    await frame.follow('Contacts');
    await contacts.openAddDialog();
    await contacts.fillAddDialog({ name: 'Ada Lovelace' });
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

    await page.goBack();
    await expect(question).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL(/\/contacts$/);
    await expect(contacts.addDialog.getByLabel('Full Name')).toHaveValue('Ada Lovelace');

    await page.goBack();
    await question.getByRole('button', { name: 'Leave and discard' }).click();
    await expect(page).toHaveURL(/\/coaching$/);
    await expect(contacts.addDialog).toBeHidden();
    // The page behind the two dialogs takes clicks again.
    await frame.follow('Contacts');
    await expect(contacts.heading).toBeVisible();
    await contacts.openAddDialog();
    await expect(contacts.addDialog.getByLabel('Full Name')).toHaveValue('');
  },
);

test('closing the tab asks before text is dropped, and only then', async ({ contacts, page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await contacts.heading.waitFor();
  await page.reload();
  expect(asked).toEqual([]);
  await contacts.openAddDialog();
  await contacts.fillAddDialog({ name: 'Ada Lovelace' });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test.describe('when the session ends by itself', () => {
  test.use({ expectedErrors: /status of 40[01]/ });

  test(
    'what was typed is there again for the same person, and gone for another',
    BOTH_WIDTHS,
    async ({ account, auth, contacts, page, stack }) => {
      const other = await createAccount(stack);
      await contacts.openAddDialog();
      await contacts.fillAddDialog({ name: 'Ada Lovelace' });
      const endSession = async () => {
        await page.route(/\/auth\/v1\/token\?grant_type=refresh_token/, (route) =>
          route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': '*' },
            json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
          }),
        );
        // Only what is sent now: a list that is read again in the meantime would end the session too early.
        await page.route(`${stack.apiUrl}/api/contacts`, (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({
                status: 401,
                headers: { 'access-control-allow-origin': '*' },
                json: { error: 'Authentication required', code: 'UNAUTHENTICATED' },
              })
            : route.continue(),
        );
        await contacts.submitAddDialog();
        await expect(auth.cardTitle).toHaveText('Welcome Back');
        await expect(contacts.addDialog).toBeHidden();
        await page.unrouteAll();
      };

      await endSession();
      expect(await axeViolations(page)).toEqual([]);
      await auth.submitSignIn(account.email, account.password);
      await expect(contacts.addDialog.getByLabel('Full Name')).toHaveValue('Ada Lovelace');

      await endSession();
      await auth.submitSignIn(other.email, other.password);
      await expect(contacts.heading).toBeVisible();
      await expect(contacts.addDialog).toBeHidden();
      await contacts.openAddDialog();
      await expect(contacts.addDialog.getByLabel('Full Name')).toHaveValue('');
    },
  );
});
