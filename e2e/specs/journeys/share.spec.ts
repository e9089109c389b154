import { createContact } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { storedRevision } from '../../fixtures/stored-responses.ts';

test.use({ serviceWorkers: 'allow' });

const CARD = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Grace Hopper\r\nEND:VCARD\r\n';

test('what other apps share becomes contacts and notes', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await openAt('/contacts');
  // The worker answers once a page is stored.
  await expect.poll(() => storedRevision(page)).not.toBeNull();
  /** As the browser does for the installed app. */
  const share = (text: string, card: string | null) =>
    page.evaluate(
      ([words, file]) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'POST', enctype: 'multipart/form-data', action: '/share' });
        const field = document.createElement('textarea');
        Object.assign(field, { name: 'text', value: words });
        const files = document.createElement('input');
        Object.assign(files, { name: 'files', type: 'file' });
        const chosen = new DataTransfer();
        if (file !== null) chosen.items.add(new File([file ?? ''], 'grace.vcf'));
        files.files = chosen.files;
        form.append(field, files);
        document.body.append(form);
        form.submit();
      },
      [text, card] as const,
    );

  await test.step('a text becomes a note of the contact that is chosen', async () => {
    await share('Read https://physics.example', null);
    await expect(page).toHaveURL(/\/contacts\/share$/);
    await page.getByRole('button', { name: 'Choose the contact' }).click();
    await page.getByRole('searchbox', { name: 'Add someone' }).fill('Ada');
    await page.getByRole('button', { name: 'Ada Lovelace' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log interaction' });
    await expect(dialog.getByRole('radio', { name: 'Note' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('a contact card goes through the import', async () => {
    await share('', CARD);
    await page.getByRole('button', { name: 'Open the contact card' }).click();
    await expect(page.getByRole('heading', { name: 'How they will look' })).toBeVisible();
    await expect(page.getByText('Grace Hopper').first()).toBeVisible();
  });
});
