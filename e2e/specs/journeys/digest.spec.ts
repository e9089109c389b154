import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

interface StoredMail {
  subject: string;
  text: string;
  received?: { html: string | null; unsubscribe: string | null };
}

/** The emails to an address, the newest first. */
async function mailsTo(stack: Stack, to: string): Promise<StoredMail[]> {
  const url = `${stack.mailboxUrl}/mailbox/messages?to=${encodeURIComponent(to)}`;
  return (await fetch(url)).json();
}

/** What axe finds on a page that has one theme only. An email has no landmarks: the mail program around it has. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .disableRules(['landmark-one-main', 'region'])
    .analyze();
  return violations.map(({ id }) => id);
}

test('the daily email is turned on, arrives, leads into the product, and ends by its link', async ({
  account,
  browser,
  contacts,
  frame,
  page,
  stack,
}) => {
  const ada = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await callApi(stack, account, `/api/interactions/${ada.id}`, {
    method: 'POST',
    body: { type: 'call', interactionDate: daysAgo(200), notes: 'Between us' },
  });
  await contacts.heading.waitFor();
  await frame.openSettings('Notifications');
  const box = page.getByRole('checkbox', { name: 'Send me a daily email' });
  await box.click();
  await expect(box).toBeChecked();
  await page.getByRole('combobox', { name: 'Hour' }).click();
  await page.getByRole('option', { name: '6:00 PM' }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByRole('option', { name: 'America/New York', exact: true }).click();
  await expect(page.getByText(/The next one is due \w+ at 6:00/)).toBeVisible();

  await page.getByRole('button', { name: 'Send me one now' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `Sent to ${account.email}.` }),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const [mail] = await mailsTo(stack, account.email);
  expect(mail?.subject).toBe('Today: 1 person due');
  expect(mail?.text).toContain(`- Ada Lovelace: `);
  expect(mail?.text).not.toContain('Between us');

  // A browser that no one is signed in to, as a mail program opens it.
  const stranger = await browser.newPage();
  await stranger.setContent(mail?.received?.html ?? '');
  expect(await violationsOf(stranger)).toEqual([]);
  const link = await stranger.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href');
  await stranger.goto(mail?.received?.unsubscribe ?? '');
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Stop the daily email?');
  expect(await violationsOf(stranger)).toEqual([]);
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await stranger.close();

  expect(link).toBe(`${stack.appUrl ?? stack.shellUrl}/contacts/${ada.id}`);
  await page.goto(new URL(link ?? '').pathname);
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' }).first()).toBeVisible();
  await page.goto('/settings/notifications');
  await expect(box).toBeVisible();
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Send me one now' })).toHaveCount(0);
});

/** A time zone in which it is about noon now, so that an hour from now is today. */
const AT_NOON = (() => {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
})();

for (const [locale, time] of [
  ['de-DE', /1[34]:00(?! [AP]M)/],
  ['en-US', /[12]:00 PM/],
] as const) {
  test.describe(`in a browser whose language is ${locale}`, () => {
    test.use({ locale, timezoneId: AT_NOON });

    test('times are written in one way in the pages, the bell and the email', async ({
      account,
      contacts,
      frame,
      page,
      stack,
    }) => {
      const ada = await createContact(stack, account, { displayName: 'Ada Lovelace' });
      const startsAt = new Date();
      startsAt.setUTCHours(startsAt.getUTCHours() + 2, 0, 0, 0);
      await callApi(stack, account, '/api/meetings', {
        method: 'POST',
        body: { title: 'Budget', startsAt: startsAt.toISOString(), contactIds: [ada.id] },
      });
      await contacts.open();
      await expect(page.getByRole('region', { name: 'Meetings' }).first()).toContainText(time);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(time);
      await page.keyboard.press('Escape');
      await contacts.openContactPage(ada.id);
      await expect(page.locator('main')).toContainText(time);

      await frame.openSettings('Notifications');
      const box = page.getByRole('checkbox', { name: 'Send me a daily email' });
      await box.click();
      await expect(box).toBeChecked();
      await page.getByRole('combobox', { name: 'Hour' }).click();
      await page.getByRole('option', { name: locale === 'de-DE' ? '18:00' : '6:00 PM' }).click();
      await page.getByRole('button', { name: 'Send me one now' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: `Sent to ${account.email}.` }),
      ).toBeVisible();
      const [mail] = await mailsTo(stack, account.email);
      expect(mail?.text).toMatch(time);
    });
  });
}
