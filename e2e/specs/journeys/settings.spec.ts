import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type ExportedData } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { pictureFrom } from '../../fixtures/picture.ts';
import { readCode } from '../../fixtures/read-code.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NARROW_WHEN_LONG } from '../../fixtures/widths.ts';

// Shortly after a load, the header requests the day and the undoable changes, possibly while the account is being
// deleted. The session ends with the account, and may then be ended once more.
test.use({
  expectedErrors:
    /status of 401 .*\/api\/(today|undos)|status of 400 .*grant_type=refresh_token|status of 403 .*\/logout/,
});

const anyOrigin = { 'access-control-allow-origin': '*' };

test(
  'a user chooses a theme, exports their data, and deletes everything in the settings',
  NARROW_WHEN_LONG,
  async ({ account, auth, frame, open, page, stack }) => {
    await createContact(stack, account, {
      displayName: 'Ada Lovelace',
      primaryEmail: 'ada@engines.example',
    });
    await open('/contacts');

    await test.step('the heading of a part is focused, and leaving typed text asks first', async () => {
      await frame.openSettings('Account');
      await expect(frame.heading).toHaveText('Account');
      await expect(frame.heading).toBeFocused();
      await page.getByLabel('Current password').fill('typed');
      await frame.follow('Contacts');
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Leave without saving?');
      await question.getByRole('button', { name: 'Leave and discard' }).click();
      await expect(page).toHaveURL(/\/contacts$/);
    });

    await test.step('the chosen theme survives a reload', async () => {
      await frame.openSettings('Appearance');
      await frame.chooseTheme('Dark');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(frame.settings.getByRole('radio', { name: 'Dark' })).toBeChecked();
      await frame.chooseTheme('System');
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
    });

    await test.step('a profile has a photo, and its hours survive a reload', async () => {
      await frame.openSettings('Profile');
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada Löwe');
      await page.getByRole('textbox', { name: 'Title' }).fill('Engineer');
      await page.getByRole('textbox', { name: 'Company' }).fill('Analytical Engines');
      const photo = { name: 'a.png', mimeType: 'image/png', buffer: await pictureFrom(page) };
      await page.getByLabel('Picture file').setInputFiles(photo);
      await page.getByRole('slider', { name: 'Left or right' }).fill('100');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await expect(frame.toasts).toContainText('Profile saved');
      await expect(frame.settings.locator('img[src*="/photos/"]').first()).toBeVisible();
      await page.getByRole('combobox', { name: 'Hours' }).click();
      await page.getByRole('option', { name: '24 hours (14:05)' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-hours', 'h23');
      await expectAccessible(page, 'the profile');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-hours', 'h23');
      await expect(page.getByRole('combobox', { name: 'Hours' })).toHaveText(/^24 hours/);
    });

    await test.step('the card is a code that another program reads, in both themes', async () => {
      await page.keyboard.press('ControlOrMeta+k');
      const menu = page.getByRole('dialog');
      await menu.getByRole('combobox').fill('my card');
      await menu.getByRole('option', { name: 'My card' }).click();
      const code = page.getByRole('img', { name: 'QR code with the card of Ada Löwe' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const text = await readCode(await code.screenshot());
        expect(text).toContain('FN:Ada Löwe\r\nORG:Analytical Engines\r\nTITLE:Engineer\r\n');
        expect(text).toContain(`EMAIL:${account.email}`);
      }
      await expectAccessible(page, 'the card');
      await page.keyboard.press('Escape');
      await expect(code).toBeHidden();
      await page.emulateMedia({ colorScheme: null });
      await expect(page).toHaveURL(/\/settings\/profile$/);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download vCard' }).click();
      const file = readFileSync(await (await downloading).path(), 'utf8');
      expect(file).toContain('PHOTO;ENCODING=b;TYPE=JPEG:');
    });

    await test.step('seven points explain responsible use', async () => {
      await frame.openSettings('Responsible use');
      const note = frame.settings.getByRole('region', { name: 'In seven points' });
      await expect(note.getByRole('listitem')).toHaveCount(7);
    });

    await test.step('a program has access with a token until it’s revoked', async () => {
      await frame.openSettings('Developer');
      await page.getByRole('button', { name: 'New access token' }).click();
      const form = page.getByRole('dialog', { name: 'New access token' });
      await form.getByLabel('What is it for?').fill('Phone book');
      await form.getByRole('checkbox', { name: 'Read contacts' }).check();
      await expectAccessible(page, 'the form of a token');
      await form.getByRole('button', { name: 'Make token' }).click();
      const token = await page.getByLabel('Token for Phone book').inputValue();
      await expect(page.getByRole('button', { name: 'Copy token' })).toBeFocused();
      await expectAccessible(page, 'the access tokens');
      const read = async () => {
        const headers = { Authorization: `Bearer ${token}` };
        return (await fetch(`${stack.apiUrl}/api/contacts`, { headers })).status;
      };
      expect(await read()).toBe(200);
      // The header reads the user's details a moment later, and the account will be gone soon.
      const details = page.waitForResponse(/\/api\/user\/details$/);
      await page.reload();
      await details;
      await expect(frame.settings.getByRole('listitem')).toContainText('was last used');
      await expect(page.getByText(token)).toHaveCount(0);
      await page.getByRole('button', { name: 'Revoke Phone book' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
      await expect(frame.toasts).toContainText('Phone book is revoked');
      expect(await read()).toBe(401);
    });

    await test.step('a receiver gets a message for each change, and the log sends one again', async () => {
      const received: string[] = [];
      const receiver = createServer((request, response) => {
        received.push(String(request.headers['webhook-id']));
        request.resume();
        response.writeHead(204).end();
      });
      await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
      const bound = receiver.address();
      const port = typeof bound === 'object' ? bound?.port : undefined;
      await page.getByRole('button', { name: 'Add webhook' }).click();
      const form = page.getByRole('dialog', { name: 'New webhook' });
      await form.getByLabel('What receives it?').fill('CRM');
      await form.getByLabel('Address').fill(`http://127.0.0.1:${port}/`);
      await expectAccessible(page, 'the form of a webhook');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Secret of CRM')).toHaveValue(/^whsec_/);
      await expect(page.getByRole('button', { name: 'Copy secret' })).toBeFocused();
      await page.getByRole('button', { name: 'Send a test to CRM' }).click();
      await expect(frame.toasts).toContainText('CRM took the test');
      await expectAccessible(page, 'the webhooks');
      await createContact(stack, account, { displayName: 'Grace Hopper' });
      await expect.poll(() => received.length).toBe(2);
      await page.getByRole('button', { name: 'Log of CRM' }).click();
      const log = page.getByRole('dialog', { name: 'Log of CRM' });
      await expect(log.getByRole('listitem').first()).toContainText(/contact\.made.*Answered 204/);
      await expectAccessible(page, 'the log of a webhook');
      await log.getByRole('button', { name: 'Send contact.made again' }).click();
      await expect.poll(() => received.length).toBe(3);
      expect(received[2]).toBe(received[1]);
      // Escape closes a toast first, if one is shown by then.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(log).toBeHidden({ timeout: 5_000 });
      }).toPass();
      await page.getByRole('button', { name: 'More for CRM' }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove webhook' }).click();
      await expect(frame.toasts).toContainText('CRM is removed');
      receiver.close();
    });

    await test.step('an export is a file with everything the person has stored', async () => {
      await frame.openSettings('Your data');
      const downloading = page.waitForEvent('download');
      await frame.export();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^rapport-export-\d{4}-\d\d-\d\d\.json$/);
      const data: ExportedData = JSON.parse(readFileSync(await download.path(), 'utf8'));
      expect(data.user.email).toBe(account.email);
      expect(data.contacts.map(({ name, email }) => [name, email])).toContainEqual([
        'Ada Lovelace',
        'ada@engines.example',
      ]);
      await expect(
        page.getByText(`Saved as ${download.suggestedFilename()}`).first(),
      ).toBeVisible();
    });

    await test.step('a deletion requires the email address, and removes everything with the account', async () => {
      await frame.deleteData('somebody@else.example');
      const address = frame.deletionQuestion.getByRole('textbox');
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await expect(frame.deletionQuestion).toContainText('Your account is deleted too');
      await address.fill(account.email);
      await frame.deletionQuestion.getByRole('button', { name: 'Delete my data' }).click();
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await expect(page.getByRole('status')).toContainText(
        'Everything you stored in Rapport is deleted, and so is your account.',
      );
      // The old token, address, and password no longer work.
      const headers = { Authorization: `Bearer ${account.token}` };
      expect((await fetch(`${stack.apiUrl}/api/contacts`, { headers })).status).toBe(401);
      const again = await fetch(`${stack.authUrl}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: stack.publishableKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: account.email, password: account.password }),
      });
      expect(again.status).toBe(400);
    });
  },
);

test.describe('when the API fails', () => {
  test.use({ expectedErrors: /status of 503|ERR_FAILED/ });

  test("an export can be retried, and a deletion reports what's certain", async ({
    account,
    auth,
    frame,
    open,
    page,
    stack,
  }) => {
    const deletion = `${stack.apiUrl}/api/user`;
    const exported = `${stack.apiUrl}/api/export`;
    await page.route(`${stack.apiUrl}/api/user/profile`, async (route) => {
      const answer = await route.fetch();
      const json: object = await answer.json();
      await route.fulfill({ headers: anyOrigin, json: { ...json, accountRemovable: false } });
    });
    await open('/settings/data');

    await test.step('a failed export gives advice, and works on retry', async () => {
      await page.route(exported, (route) =>
        route.fulfill({ status: 503, headers: anyOrigin, json: { error: 'down', code: 'DOWN' } }),
      );
      await frame.export();
      const alert = frame.settings.getByRole('alert');
      await expect(alert).toContainText("Couldn't export your data");
      await expect(alert).toContainText('try again in a few minutes');
      await page.unroute(exported);
      const downloading = page.waitForEvent('download');
      await frame.export();
      await downloading;
      await expect(alert).toBeHidden();
    });

    await test.step('a deletion without a response is uncertain, and the user stays signed in', async () => {
      await page.route(deletion, (route) => route.abort());
      await frame.deleteData(account.email);
      await expect(frame.deletionQuestion.getByRole('alert')).toContainText(
        'Your data may not be deleted yet',
      );
      await frame.deletionQuestion.getByRole('button', { name: 'Keep my data' }).click();
      await expect(frame.settings).toBeVisible();
      await page.unroute(deletion);
    });

    await test.step("it says before and after that the account stays if it can't be deleted", async () => {
      await page.route(deletion, (route) =>
        route.fulfill({ headers: anyOrigin, json: { accountDeleted: false } }),
      );
      await frame.deleteData('');
      await expect(frame.deletionQuestion).toContainText('account at the sign-in service stays');
      await frame.deletionQuestion.getByRole('textbox').fill(account.email);
      await frame.deletionQuestion.getByRole('button', { name: 'Delete my data' }).click();
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await expect(page.getByRole('status')).toContainText(
        'Everything you stored in Rapport is deleted. Your account at the sign-in service stays',
      );
    });
  });
});
