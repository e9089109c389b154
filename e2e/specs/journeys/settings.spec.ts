import { readFileSync } from 'node:fs';
import { type ExportedData } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

const anyOrigin = { 'access-control-allow-origin': '*' };

test(
  'the chosen theme is there again after a reload',
  BOTH_WIDTHS,
  async ({ contacts, frame, page }) => {
    await contacts.heading.waitFor();
    await frame.openSettings('Appearance');
    await frame.chooseTheme('Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(frame.settings.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await frame.chooseTheme('System');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  },
);

test('the settings say in seven points what the product asks', async ({ contacts, frame }) => {
  await contacts.heading.waitFor();
  await frame.openSettings('Responsible use');
  const note = frame.settings.getByRole('region', { name: 'In seven points' });
  await expect(note.getByRole('listitem')).toHaveCount(7);
});

test(
  'the settings put the focus on the heading of each part, and ask before typed text is lost',
  BOTH_WIDTHS,
  async ({ contacts, frame, page }) => {
    await contacts.heading.waitFor();
    await frame.openSettings('Account');
    await expect(frame.heading).toHaveText('Account');
    await expect(frame.heading).toBeFocused();
    await page.getByLabel('Current password').fill('typed');
    await frame.follow('Contacts');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Leave without saving?');
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('an export is a file with everything the person has stored', async ({
  account,
  contacts,
  frame,
  page,
  stack,
}) => {
  await createContact(stack, account, {
    displayName: 'Ada Lovelace',
    primaryEmail: 'ada@engines.example',
  });
  await contacts.heading.waitFor();
  await frame.openSettings('Your data');
  const downloading = page.waitForEvent('download');
  await frame.export();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^rapport-export-\d{4}-\d\d-\d\d\.json$/);
  const data: ExportedData = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data.user.email).toBe(account.email);
  expect(data.contacts.map(({ name, email }) => [name, email])).toEqual([
    ['Ada Lovelace', 'ada@engines.example'],
  ]);
  await expect(frame.settings).toContainText(`Saved as ${download.suggestedFilename()}.`);
});

test.describe('when the API fails', () => {
  test.use({ expectedErrors: /status of 503|ERR_FAILED/ });

  test(
    'the export says what to do, and works when it is asked for again',
    BOTH_WIDTHS,
    async ({ contacts, frame, page, stack }) => {
      await contacts.heading.waitFor();
      await frame.openSettings('Your data');
      await page.route(`${stack.apiUrl}/api/export`, (route) =>
        route.fulfill({ status: 503, headers: anyOrigin, json: { error: 'down', code: 'DOWN' } }),
      );
      await frame.export();
      const alert = frame.settings.getByRole('alert');
      await expect(alert).toContainText('Your data was not exported');
      await expect(alert).toContainText('try again in a few minutes');
      expect(await axeViolations(page)).toEqual([]);
      await page.unrouteAll();
      const downloading = page.waitForEvent('download');
      await frame.export();
      await downloading;
      await expect(alert).toBeHidden();
    },
  );

  test('the deletion says that it is not certain, and keeps the person in', async ({
    account,
    contacts,
    frame,
    page,
    stack,
  }) => {
    await contacts.heading.waitFor();
    await frame.openSettings('Your data');
    await page.route(`${stack.apiUrl}/api/user`, (route) => route.abort());
    await frame.deleteData(account.email);
    await expect(frame.deletionQuestion.getByRole('alert')).toContainText(
      'It is not certain that your data was deleted',
    );
    await frame.deletionQuestion.getByRole('button', { name: 'Keep my data' }).click();
    await expect(frame.settings).toBeVisible();
  });
});

test(
  'a deletion needs the address, and removes everything with the account',
  BOTH_WIDTHS,
  async ({ account, auth, contacts, frame, page, stack }) => {
    await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await contacts.open();
    await contacts.item('Ada Lovelace').waitFor();
    await frame.openSettings('Your data');
    await frame.deleteData('somebody@else.example');
    await expect(frame.deletionQuestion.getByRole('textbox')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(frame.deletionQuestion).toContainText('Your account is deleted too');
    await frame.deletionQuestion.getByRole('textbox').fill(account.email);
    await frame.deletionQuestion.getByRole('button', { name: 'Delete my data' }).click();

    await expect(auth.cardTitle).toHaveText('Welcome Back');
    await expect(page.getByRole('status')).toContainText(
      'Everything you stored in Rapport is deleted, and so is your account.',
    );
    expect(await axeViolations(page)).toEqual([]);
    // The token of before is worth nothing, and neither are address and password.
    const headers = { Authorization: `Bearer ${account.token}` };
    expect((await fetch(`${stack.apiUrl}/api/contacts`, { headers })).status).toBe(401);
    const again = await fetch(`${stack.authUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: account.password }),
    });
    expect(again.status).toBe(400);
  },
);

test('a deletion says beforehand and afterward that the account stays where it does', async ({
  account,
  auth,
  contacts,
  frame,
  page,
  stack,
}) => {
  await contacts.heading.waitFor();
  await page.route(`${stack.apiUrl}/api/user`, (route) =>
    route.fulfill({ headers: anyOrigin, json: { accountDeleted: false } }),
  );
  const profile = `${stack.apiUrl}/api/user/profile`;
  await page.route(profile, async (route) => {
    const answer = await route.fetch();
    const json: object = await answer.json();
    await route.fulfill({ headers: anyOrigin, json: { ...json, accountRemovable: false } });
  });
  await frame.openSettings('Your data');
  await frame.deleteData('');
  await expect(frame.deletionQuestion).toContainText('account at the sign-in service stays');
  await frame.deletionQuestion.getByRole('textbox').fill(account.email);
  await frame.deletionQuestion.getByRole('button', { name: 'Delete my data' }).click();
  await expect(auth.cardTitle).toHaveText('Welcome Back');
  await expect(page.getByRole('status')).toContainText(
    'Everything you stored in Rapport is deleted. Your account at the sign-in service stays',
  );
});
