import { createContact } from '../../fixtures/accounts.ts';
import { cardOf, startCardServer } from '../../fixtures/card-server.ts';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

test(
  'a user connects an address book, answers a question, and finds both sides in step',
  BOTH_WIDTHS,
  async ({ account, frame, open, page, stack }) => {
    await createContact(stack, account, {
      displayName: 'Grace Hopper',
      primaryEmail: 'grace@navy.example',
    });
    await createContact(stack, account, { displayName: 'Lin Clark' });
    const server = await startCardServer({
      'grace.vcf': cardOf('G. Hopper', 'grace@navy.example'),
      'ada.vcf': cardOf('Ada Lovelace', 'ada@engines.example'),
    });
    await open('/settings/address-books');

    await test.step('the form is accessible, and connects the account', async () => {
      await expect(page.getByLabel('Server')).toBeVisible();
      await expectAccessible(page, 'the form of an account');
      await page.getByLabel('Server').fill(server.address);
      await page.getByLabel('User name').fill('eve');
      await page.getByLabel('Password', { exact: true }).fill('app-password');
      await page.getByRole('button', { name: 'Connect' }).click();
      await expect(frame.toasts).toContainText('Connected. Choose what to sync.');
      await expectAccessible(page, 'the choices of an account');
    });

    await test.step('the sync adds what is new on each side, and asks about the rest', async () => {
      await page.getByRole('radio', { name: /Both ways/ }).click();
      await page.getByRole('button', { name: 'Start sync' }).click();
      await expect(page.getByText('1 question')).toBeVisible();
      await expect(page.getByText(/2 contacts in step/)).toBeVisible();
      expect(server.texts().join('')).toContain('FN:Lin Clark');
      await expectAccessible(page, 'the questions of an account');
    });

    await test.step('a match becomes one person, and both names are shown', async () => {
      await page.getByRole('button', { name: 'Same person as Grace Hopper' }).click();
      const conflict = page.getByRole('group', { name: /Grace Hopper changed on both sides/ });
      await conflict.getByRole('radio', { name: /G\. Hopper/ }).click();
      await expectAccessible(page, 'a conflict');
      await conflict.getByRole('button', { name: 'Use the chosen values' }).click();
      await expect(page.getByText(/3 contacts in step/)).toBeVisible();
    });

    await test.step('a disconnected account leaves everything as it is', async () => {
      await page.getByRole('button', { name: 'Disconnect' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
      await expect(frame.toasts).toContainText('Disconnected');
      expect(server.texts()).toHaveLength(3);
      server.close();
    });
  },
);
