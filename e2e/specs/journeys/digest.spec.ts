import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { createContact, type Account } from '../../fixtures/accounts.ts';
import { setLongStandingCadence } from '../../fixtures/long-standing-cadence.ts';
import { mailsTo } from '../../fixtures/mails.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ShellFrame } from '../../pages/shell-frame.ts';

/**
 * Returns axe's violations on a page with only one theme. An email has no landmarks: the email program around it
 * has.
 */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .disableRules(['landmark-one-main', 'region'])
    .analyze();
  return violations.map(({ id }) => id);
}

/** A time zone in which it's about noon now, so two hours from now is today. */
const AT_NOON = (() => {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
})();

/** Plans a meeting with a contact, two hours from now. */
async function meetLater(stack: Stack, account: Account, contactId: string): Promise<void> {
  const startsAt = new Date();
  startsAt.setUTCHours(startsAt.getUTCHours() + 2, 0, 0, 0);
  await callApi(stack, account, '/api/meetings', {
    method: 'POST',
    body: { title: 'Budget', startsAt: startsAt.toISOString(), contactIds: [contactId] },
  });
}

/** Expects this format of the meeting's time on the contacts page, in the bell, and on the contact's page. */
async function seesTime(page: Page, name: string, time: RegExp): Promise<void> {
  await expect(page.getByRole('region', { name: 'Meetings' }).first()).toContainText(time);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toContainText(time);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await expect(page.locator('main')).toContainText(time);
}

/** Turns the daily email on for this hour and sends one now. */
async function sendOneNow(page: Page, account: Account, hour: string): Promise<void> {
  await new ShellFrame(page).openSettings('Notifications');
  const box = page.getByRole('checkbox', { name: 'Send me a daily email' });
  await box.click();
  await expect(box).toBeChecked();
  await page.getByRole('combobox', { name: 'Hour' }).click();
  await page.getByRole('option', { name: hour }).click();
  await page.getByRole('button', { name: 'Send me one now' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `Sent to ${account.email}.` }),
  ).toBeVisible();
}

test.describe('in a browser with the language en-US', () => {
  test.use({ locale: 'en-US', timezoneId: AT_NOON });

  test('a user turns on the daily email, follows it into the product, and unsubscribes by its link', async ({
    account,
    browser,
    open,
    page,
    stack,
  }) => {
    const ada = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await setLongStandingCadence(stack, account, ada.id, 60);
    await callApi(stack, account, `/api/interactions/${ada.id}`, {
      method: 'POST',
      body: { type: 'call', interactionDate: daysAgo(200), notes: 'Between us' },
    });
    const grace = await createContact(stack, account, { displayName: 'Grace Hopper' });
    await meetLater(stack, account, grace.id);
    const time = /[12]:00 PM/;

    await test.step('pages, notifications, and the email write times the same way', async () => {
      await open('/contacts');
      await seesTime(page, 'Grace Hopper', time);
      await sendOneNow(page, account, '6:00 PM');
      const [mail] = await mailsTo(stack, account.email);
      expect(mail?.text).toMatch(time);
    });

    await test.step('it lists due contacts, and no notes', async () => {
      const [mail] = await mailsTo(stack, account.email);
      expect(mail?.subject).toBe('Today: 1 meeting, 1 person due');
      expect(mail?.text).toContain(`- Ada Lovelace: `);
      expect(mail?.text).not.toContain('Between us');
    });

    await test.step('the email arrives at the hour of the profile’s time zone', async () => {
      await page.getByRole('link', { name: 'Change your time zone' }).click();
      await page.getByRole('combobox', { name: 'Time zone' }).click();
      await page.getByRole('option', { name: 'America/New York', exact: true }).click();
      await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveText(/^America/);
      await new ShellFrame(page).openSettings('Notifications');
      await expect(page.getByText('On the clock of America/New York')).toBeVisible();
      await expect(page.getByText(/The next one is due \w+ at 6:00/)).toBeVisible();
    });

    await test.step('its links lead to the contact and out of it', async () => {
      const [mail] = await mailsTo(stack, account.email);
      // A browser without a session, like that of an email program.
      const stranger = await browser.newPage();
      await stranger.setContent(mail?.received?.html ?? '');
      expect(await violationsOf(stranger)).toEqual([]);
      const link = await stranger.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href');
      expect(link).toBe(`${stack.appUrl ?? stack.shellUrl}/contacts/${ada.id}`);
      await stranger.goto(mail?.received?.unsubscribe ?? '');
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Stop the daily email?');
      expect(await violationsOf(stranger)).toEqual([]);
      await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText("You're unsubscribed");
      await stranger.close();

      await page.reload();
      const box = page.getByRole('checkbox', { name: 'Send me a daily email' });
      await expect(box).toBeVisible();
      await expect(box).not.toBeChecked();
      await expect(page.getByRole('button', { name: 'Send me one now' })).toHaveCount(0);
    });
  });
});

test.describe('in a browser with the language de-DE', () => {
  test.use({ locale: 'de-DE', timezoneId: AT_NOON });

  test('pages, notifications, and the email write times the same way', async ({
    account,
    open,
    page,
    stack,
  }) => {
    const ada = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await meetLater(stack, account, ada.id);
    const time = /1[34]:00(?! [AP]M)/;
    await open('/contacts');
    await seesTime(page, 'Ada Lovelace', time);
    await sendOneNow(page, account, '18:00');
    const [mail] = await mailsTo(stack, account.email);
    expect(mail?.text).toMatch(time);
  });
});
