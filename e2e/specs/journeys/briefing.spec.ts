import { type Guidance } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { assessContact, OPEN_AND_TIED } from '../../fixtures/assess-contact.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactView } from '../../pages/contact-view.ts';
import { visit } from '../../pages/visit.ts';
import { NARROW_WHEN_LONG } from '../../fixtures/widths.ts';
import { pageHeading } from '../../pages/page-heading.ts';

test(
  'a briefing opens from the contact on a page of its own, and names its evidence',
  NARROW_WHEN_LONG,
  async ({ stack, account, openAt, context, page }) => {
    const mary = await createContact(stack, account, {
      displayName: 'Mary Somerville',
      organizationTitle: 'Commissioning Editor',
      organizationName: 'Fieldnotes Press',
      primaryEmail: 'mary@fieldnotes.example',
    });
    await assessContact(stack, account, mary.id, OPEN_AND_TIED);
    await callApi(stack, account, `/api/interactions/${mary.id}`, {
      method: 'POST',
      body: {
        type: 'meeting',
        outcome: 'neutral',
        notes: 'Two sample chapters.',
        interactionDate: daysAgo(12),
      },
    });
    const add = async (displayName: string) =>
      (await createContact(stack, account, { displayName })).id;
    const [ada, grace, lise] = [
      await add('Ada Lovelace'),
      await add('Grace Hopper'),
      await add('Lise Meitner'),
    ];
    for (const id of [grace, lise]) await assessContact(stack, account, id, OPEN_AND_TIED);
    await callApi(stack, account, `/api/contacts/${lise}/objection`, { method: 'POST' });
    await openAt(`/contacts/${mary.id}`);
    const card = page.getByRole('region', { name: 'Before you meet' });

    await test.step('the contact page shows the briefing, in one line unless a meeting is near', async () => {
      await expect(card.getByText(/^Open with: “/)).toBeVisible();
      await new ContactView(page).openBriefing();
      await expect(card.getByText('Message first · First impression')).toBeVisible();
      for (const line of [
        'Two sample chapters.',
        'Send your question the day before.',
        'Concrete or conceptual: give one example, then the idea.',
        'Do they explain by example or by idea?',
        /An estimate, not a fact\./,
      ]) {
        await expect.soft(card.getByText(line)).toBeVisible();
      }
    });

    await test.step('an opened briefing stays open in this browser', async () => {
      await page.reload();
      await expect(card.getByText('Two sample chapters.')).toBeVisible();
    });

    await test.step('the briefing has a page whose text can be copied', async () => {
      await card.getByRole('link', { name: 'Open as one page' }).click();
      await expect(pageHeading(page)).toHaveText('Mary Somerville');
      await expect(page).toHaveTitle('Before you meet Mary Somerville · Rapport');
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
    });

    await test.step('notes before a meeting fill the patterns, including an email draft', async () => {
      const meeting = await callApi<{ id: string }>(stack, account, '/api/meetings', {
        method: 'POST',
        body: {
          title: 'The second edition',
          startsAt: new Date(Date.now() + 3_600_000).toISOString(),
          goal: 'agree on a date',
          news: 'the printer has time in May',
          contactIds: [mary.id],
        },
      });
      await visit(page, `/contacts/${mary.id}/briefing?meeting=${meeting.id}`);
      // The page doesn't know about this write, only about its own.
      await page.reload();
      await expect(
        page.getByText(/what matters most to you about the second edition/),
      ).toBeVisible();
      for (const words of [
        /The printer has time in May. How does that look from your side\?/,
        /I'd like to agree on a date and leave with a plan/,
        'what they may say',
      ]) {
        await expect.soft(page.getByText(words)).toBeVisible();
      }
      await page.getByRole('button', { name: 'Use these words' }).click();
      const composer = page.getByRole('dialog', { name: 'Words for Mary Somerville' });
      await expect(composer.getByLabel('Your text')).toHaveValue(/about the second edition/);
      await composer.getByText('First message', { exact: true }).click();
      await expect(composer.getByLabel("I'd like to …")).toHaveValue('agree on a date');
      await expect(composer.getByRole('button', { name: 'Open in mail' })).toBeDisabled();
      await composer.getByLabel('By …').fill('2027-05-03');
      const mail = composer.getByRole('link', { name: 'Open in mail' });
      await expect(mail).toHaveAttribute(
        'href',
        /^mailto:.*body=Hi%20Mary%2C.*Monday%2C%20May%203/,
      );
      await page.reload();
      await page.getByRole('button', { name: 'Use these words' }).click();
      await composer.getByText('First message', { exact: true }).click();
      await expect(composer.getByLabel('By …')).toHaveValue('2027-05-03');
      await page.keyboard.press('Escape');
      await expect(composer).toBeHidden();
    });

    await test.step('without an estimate, the briefing has only facts', async () => {
      await visit(page, `/contacts/${ada}/briefing`);
      await expect(pageHeading(page)).toHaveText('Ada Lovelace');
      await expect(page.getByText('Works with anyone')).toBeVisible();
      await expect(page.getByText('Last', { exact: true })).toBeHidden();
      await page.getByRole('button', { name: 'Answer seven questions' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('an old estimate is shown once the user confirms it', async () => {
      // Simulates a stale estimate, as after a year.
      let isReviewed = false;
      await page.route(`**/api/guidance/${grace}`, async (route) => {
        if (route.request().method() !== 'GET') return route.continue();
        const response = await route.fetch();
        const guidance: Guidance = await response.json();
        const states = isReviewed ? guidance.briefing.states : ['stale'];
        return route.fulfill({
          response,
          json: { ...guidance, briefing: { ...guidance.briefing, states } },
        });
      });
      await visit(page, `/contacts/${grace}/briefing`);
      await expect(page.getByText('Does this still fit?')).toBeVisible();
      await expect(page.getByText('If it gets tense')).toBeHidden();
      isReviewed = true;
      await page.getByRole('button', { name: 'Still fits' }).click();
      await expect(page.getByText('If it gets tense')).toBeVisible();
    });

    await test.step('after an objection, the briefing has only facts', async () => {
      await visit(page, `/contacts/${lise}/briefing`);
      await expect(page.getByText('They objected, so no estimate is kept.')).toBeVisible();
      for (const part of ['To do', 'Open with', 'If it gets tense']) {
        await expect(page.getByText(part, { exact: true })).toBeHidden();
      }
    });
  },
);
