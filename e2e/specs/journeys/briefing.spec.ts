import { type Contact, type Guidance } from '@rapport/api-client';
import { type Page } from '@playwright/test';
import { createContact, type Account } from '../../fixtures/accounts.ts';
import { assessContact, OPEN_AND_TIED } from '../../fixtures/assess-contact.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { countSheets } from '../../fixtures/sheets-of-paper.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { pageHeading } from '../../pages/page-heading.ts';

async function logMeeting(stack: Stack, account: Account, contact: Contact, notes: string) {
  await callApi(stack, account, `/api/interactions/${contact.id}`, {
    method: 'POST',
    body: { type: 'meeting', outcome: 'neutral', notes, interactionDate: daysAgo(12) },
  });
}

const briefingCard = (page: Page) => page.getByRole('region', { name: 'Before you meet' });
const text = 'A word that says a little more than it has to. ';

test(
  'a briefing leads from the contact to a page of its own',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, context, page }) => {
    await contacts.heading.waitFor();
    const mary = await createContact(stack, account, {
      displayName: 'Mary Somerville',
      organizationTitle: 'Commissioning Editor',
      organizationName: 'Fieldnotes Press',
    });
    await assessContact(stack, account, mary.id, OPEN_AND_TIED);
    await logMeeting(stack, account, mary, 'Two sample chapters.');
    await page.goto(`/contacts/${mary.id}`);
    const card = briefingCard(page);
    await expect(card.getByText('Message first · First impression')).toBeVisible();
    for (const line of [
      'Two sample chapters.',
      'Send your question the day before.',
      'Concrete or conceptual: give one example, then the idea.',
      'Do they explain by example or by idea?',
      /An estimate, not a fact\./,
    ]) {
      await expect(card.getByText(line)).toBeVisible();
    }
    expect(await axeViolations(page)).toEqual([]);

    // Closed here, it stays closed here; other tabs have it closed anyway.
    await card.getByRole('button', { name: 'Before you meet' }).click();
    await expect(card.getByText(/^Open with: “/)).toBeAttached();
    await page.reload();
    await expect(card.getByText(/^Open with: “/)).toBeAttached();
    await expect(card.getByText('Two sample chapters.')).toBeHidden();
    await card.getByRole('button', { name: 'Before you meet' }).click();

    await card.getByRole('link', { name: 'Open as one page' }).click();
    await expect(pageHeading(page)).toHaveText('Mary Somerville');
    await expect(page).toHaveTitle('Before you meet Mary Somerville · Rapport');
    expect(await axeViolations(page)).toEqual([]);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy briefing' }).click();
    await expect(page.getByText('Copied briefing')).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^Mary Somerville, Commissioning Editor, Fieldnotes Press\. Message first/,
    );
    expect(copied.split(/\s+/).length).toBeLessThanOrEqual(130);
    await page.getByRole('link', { name: 'Back to Mary' }).click();
    await expect(card).toBeVisible();
  },
);

test('a briefing prints on one sheet, however long the texts are', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  await contacts.heading.waitFor();
  const long = await createContact(stack, account, {
    displayName: `Augusta ${'Wilhelmina '.repeat(7)}Gräfin zu Beispiel`,
    organizationTitle: text.repeat(2).trim(),
    organizationName: text.repeat(2).trim(),
    primaryEmail: `${'augusta.wilhelmina.'.repeat(3)}a@very-long-name-of-a-company.example`,
    primaryPhone: '+43 1 555 0142',
  });
  await assessContact(stack, account, long.id, OPEN_AND_TIED);
  await logMeeting(stack, account, long, text.repeat(30));
  await page.goto(`/contacts/${long.id}/briefing`);
  await page.getByText('If it gets tense').waitFor();
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light');
});

test('a briefing has facts only without an estimate, and asks before it shows an old one', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  await contacts.heading.waitFor();
  const ada = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await page.goto(`/contacts/${ada.id}/briefing`);
  await expect(page.getByText('Works with anyone')).toBeVisible();
  await expect(page.getByText('Last', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Answer seven questions' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await assessContact(stack, account, ada.id, OPEN_AND_TIED);
  // A year goes by.
  let isReviewed = false;
  await page.route(`**/api/guidance/${ada.id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const guidance: Guidance = await response.json();
    const states = isReviewed ? guidance.briefing.states : ['stale'];
    return route.fulfill({
      response,
      json: { ...guidance, briefing: { ...guidance.briefing, states } },
    });
  });
  await page.reload();
  await expect(page.getByText('Does this still fit?')).toBeVisible();
  await expect(page.getByText('If it gets tense')).toBeHidden();
  isReviewed = true;
  await page.getByRole('button', { name: 'Still fits' }).click();
  await expect(page.getByText('If it gets tense')).toBeVisible();

  await callApi(stack, account, `/api/contacts/${ada.id}/objection`, { method: 'POST' });
  await page.reload();
  await expect(page.getByText('They objected, so no estimate is kept.')).toBeVisible();
  await expect(page.getByText('To do', { exact: true })).toBeVisible();
  await expect(page.getByText('If it gets tense')).toBeHidden();
});
