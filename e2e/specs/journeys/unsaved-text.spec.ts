import { createAccount } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NARROW_WHEN_LONG } from '../../fixtures/widths.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

// The session that expires.
test.use({ expectedErrors: /status of 40[01]/ });

test(
  'a page asks before discarding unsaved text, which survives an expired session',
  NARROW_WHEN_LONG,
  async ({ account, auth, frame, open, page, stack }) => {
    const contacts = new ContactsPage(page);
    const name = contacts.addDialog.getByLabel('Full Name');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });

    await test.step('Back asks before discarding text', async () => {
      await open('/coaching');
      await frame.follow('Contacts');
      await contacts.openAddDialog();
      await contacts.fillAddDialog({ name: 'Ada Lovelace' });
      // On a phone, Back closes the dialog, which asks for confirmation itself.
      const question = frame.isWide
        ? page.getByRole('alertdialog', { name: 'Leave without saving?' })
        : page.getByRole('alertdialog');
      await page.goBack();
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(page).toHaveURL(/\/contacts$/);
      await expect(name).toHaveValue('Ada Lovelace');

      await page.goBack();
      await question.getByRole('button', { name: /^(Leave and discard|Discard)$/ }).click();
      if (!frame.isWide) {
        await expect(contacts.addDialog).toBeHidden();
        await page.goBack();
      }
      await expect(page).toHaveURL(/\/coaching$/);
      await expect(contacts.addDialog).toBeHidden();
      // The page behind the two dialogs accepts clicks again.
      await frame.follow('Contacts');
      await contacts.openAddDialog();
      await expect(name).toHaveValue('');
    });

    const endSession = async () => {
      await page.route(/\/auth\/v1\/token\?grant_type=refresh_token/, (route) =>
        route.fulfill({
          status: 400,
          headers: { 'access-control-allow-origin': '*' },
          json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
        }),
      );
      // Fails only this write: a reload of the list in the meantime would end the session too early.
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

    await test.step('typed text is restored for the same user', async () => {
      await contacts.fillAddDialog({ name: 'Ada Lovelace' });
      await endSession();
      await auth.submitSignIn(account.email, account.password);
      await expect(name).toHaveValue('Ada Lovelace');
    });

    await test.step('another user doesn’t see the text', async () => {
      const other = await createAccount(stack);
      await endSession();
      await auth.submitSignIn(other.email, other.password);
      await expect(contacts.heading).toBeVisible();
      await expect(contacts.addDialog).toBeHidden();
      await contacts.openAddDialog();
      await expect(name).toHaveValue('');
    });

    await test.step('with unsaved text, the browser asks before closing the tab', async () => {
      await page.reload();
      await contacts.heading.waitFor();
      expect(asked).toEqual([]);
      await contacts.openAddDialog();
      await contacts.fillAddDialog({ name: 'Ada Lovelace' });
      await page.reload();
      expect(asked).toEqual(['beforeunload']);
    });
  },
);
