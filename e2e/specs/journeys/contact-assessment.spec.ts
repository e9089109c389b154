import { type AssessmentResponse } from '@rapport/api-client';
import { type Page, type Request } from '@playwright/test';
import { createContact, type Account } from '../../fixtures/accounts.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';
import { ContactAssessmentPage } from '../../pages/contact-assessment-page.ts';
import { ContactView } from '../../pages/contact-view.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

const RESPONSES = '**/api/assessment-responses';

interface Fixtures {
  contactId: string;
  /** The open assessment of a new contact. */
  assessment: ContactAssessmentPage;
}

const test = base.extend<Fixtures>({
  contactId: async ({ stack, account }, use) => {
    const { id } = await createContact(stack, account, { displayName: 'Michael Faraday' });
    await use(id);
  },
  assessment: async ({ contactId, open, page }, use) => {
    await open(`/assessment/${contactId}`);
    await use(new ContactAssessmentPage(page));
  },
});

/** Returns the stored answers as `question:answer:confidence`. */
async function storedAnswers(stack: Stack, account: Account, contactId: string) {
  const path = `/api/assessment-responses/${contactId}`;
  const answers = await callApi<AssessmentResponse[]>(stack, account, path);
  return answers.map(
    ({ questionId, selectedOption, confidenceLevel }) =>
      `${questionId}:${selectedOption}:${confidenceLevel}`,
  );
}

/** Collects every POST of the page to a path with this ending, from now on. */
function posts(page: Page, ending: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(ending)) requests.push(request);
  });
  return requests;
}

test(
  'each answer is saved immediately, and five answers complete the assessment',
  WIDE_WHEN_LONG,
  async ({ account, assessment, contactId, page, stack, frame }) => {
    const saves = posts(page, '/api/assessment-responses');
    const completions = posts(page, `/api/assessment-complete/${contactId}`);

    await test.step('it asks seven questions, each with a confidence', async () => {
      await expect(assessment.heading).toHaveText('What have you seen Michael Faraday do?');
      await expect(assessment.card('Work Style Assessment').getByRole('radiogroup')).toHaveCount(4);
      await expect(assessment.card('Motivation Assessment').getByRole('radiogroup')).toHaveCount(3);
      await expect(assessment.progress(0, 7)).toBeVisible();
      await expect(page.getByText('Response Confidence', { exact: true })).toBeVisible();
      await expect(assessment.confidence('Medium')).toBeChecked();
      await expect(assessment.confidence('High')).not.toBeChecked();
      await expect(assessment.confidence('Low')).not.toBeChecked();
    });

    await test.step('every answer is saved as it is chosen, and no option moves', async () => {
      const before = await placesOfAnswers(assessment);
      await assessment.answer({ 'workstyle-ei': 'B' });
      await expect(assessment.savedMarks).toHaveCount(1);
      expect(await placesOfAnswers(assessment)).toEqual(before);
      await assessment.confidence('High').click();
      await assessment.answer({ 'workstyle-tf': 'A' });
      await expect(page.getByText('Saved · high confidence')).toBeVisible();
      expect(saves.map((request) => request.postDataJSON())).toEqual([
        {
          contactId,
          userProfileId: null,
          assessmentType: 'big_five',
          questionId: 'workstyle-ei',
          questionText: 'In a group discussion they usually...',
          responseText: 'B',
          responseScore: 50,
          confidenceLevel: 'medium',
        },
        expect.objectContaining({ questionId: 'workstyle-tf', confidenceLevel: 'high' }),
      ]);
      const keys = saves.map((request) => request.headers()['idempotency-key']);
      expect(new Set(keys).size).toBe(2);
    });

    await test.step('Unsure shows five follow-ups, which leave the progress when they are hidden', async () => {
      await assessment.answer({ 'workstyle-sn': 'Unsure', 'workstyle-sn-f2': 'B' });
      await expect(assessment.followUps).toContainText('5');
      await expect(assessment.progress(4, 12)).toBeVisible();
      await assessment.answer({ 'workstyle-sn': 'A' });
      await expect(assessment.followUps).toBeHidden();
      await expect(assessment.progress(3, 7)).toBeVisible();
      await expect(page.getByText(/^Saved/)).toHaveCount(3);
      await assessment.answer({ 'workstyle-sn': 'Unsure' });
      await expect(assessment.choice('workstyle-sn-f2', 'B')).toBeChecked();
      await assessment.answer({ 'workstyle-sn': 'A' });
      await expect(page.getByText(/^Saved/)).toHaveCount(3);
    });

    await test.step('the answers are chosen again after a reload', async () => {
      await page.reload();
      await expect(assessment.choice('workstyle-ei', 'B')).toBeChecked();
      await expect(assessment.choice('workstyle-tf', 'A')).toBeChecked();
      await expect(assessment.choice('workstyle-sn', 'A')).toBeChecked();
      await expect(assessment.confidence('High')).toBeChecked();
      const stored = await storedAnswers(stack, account, contactId);
      expect(stored.toSorted()).toEqual([
        'workstyle-ei:B:medium',
        'workstyle-sn-f2:B:high',
        'workstyle-sn:A:high',
        'workstyle-tf:A:high',
      ]);
    });

    await test.step('the back link opens the contact', async () => {
      await assessment.backToContact.click();
      await page.waitForURL(`**/contacts/${contactId}`);
      await expect(page.getByRole('heading', { name: 'Michael Faraday', level: 1 })).toBeVisible();
      await page.goBack();
      await expect(assessment.choice('workstyle-ei', 'B')).toBeChecked();
    });

    await test.step('five answers complete it, and the contact is shown with the first advice', async () => {
      await assessment.confidence('Medium').click();
      await assessment.answer({ 'workstyle-jp': 'A' });
      await expect(assessment.complete).toBeDisabled();
      await assessment.answer({ 'motivation-1': 'A' });
      await expect(assessment.progress(5, 7)).toBeVisible();
      await expect(assessment.complete).toBeEnabled();
      await assessment.complete.click();
      await page.waitForURL(/\/contacts\?selected=/);
      const contacts = new ContactsPage(page);
      await expect(page.getByRole('heading', { name: 'Michael Faraday' })).toBeVisible();
      await expect(
        page.getByRole('button', { name: 'Before you meet', expanded: true }),
      ).toBeVisible();
      if (!frame.isWide) await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(contacts.item('Michael Faraday')).toContainText('Assessment Complete');
      expect(completions.map((request) => request.postDataJSON())).toEqual([
        {
          bigFiveScores: {
            openness: 50,
            conscientiousness: 50,
            extraversion: 50,
            agreeableness: 50,
            neuroticism: 50,
          },
          hexacoScores: { honestyHumility: 50 },
          panasScores: { positiveTotal: 25, negativeTotal: 25 },
          viaStrengths: [],
          hoganHpiScores: {},
          hoganHdsScores: {},
          confidenceScore: 75,
        },
      ]);
      await contacts.choose('Michael Faraday');
      await expect(page.getByRole('main')).toContainText('Dependable Organizer');
    });
  },
);

test.describe('when an answer cannot be saved', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 503/ });

  test('the question reports it, nothing is lost or stored late, and completing waits for it', async ({
    account,
    assessment,
    contactId,
    context,
    page,
    stack,
  }) => {
    const unsaved = page.getByText("This answer isn't saved yet. It stays in this browser.");

    await test.step('it survives a reload and is then saved', async () => {
      await page.route(RESPONSES, (route) => route.abort());
      await assessment.answer({ 'workstyle-ei': 'B', 'workstyle-sn': 'Unsure' });
      await expect(unsaved).toHaveCount(2);
      await expect(assessment.choice('workstyle-ei', 'B')).toBeChecked();
      expect(await storedAnswers(stack, account, contactId)).toEqual([]);
      await page.unroute(RESPONSES);
      await page.reload();
      await expect(assessment.choice('workstyle-ei', 'B')).toBeChecked();
      await expect(assessment.savedMarks).toHaveCount(2);
      expect(await storedAnswers(stack, account, contactId)).toEqual([
        'workstyle-ei:B:medium',
        'workstyle-sn:Unsure:medium',
      ]);
    });

    await test.step('Retry saves it', async () => {
      await page.route(RESPONSES, (route) => route.abort());
      await assessment.answer({ 'workstyle-sn': 'A' });
      await expect(unsaved).toHaveCount(1);
      await page.unroute(RESPONSES);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(assessment.savedMarks).toHaveCount(2);
    });

    await test.step('it is never stored after a newer one that was given in another tab', async () => {
      await page.route(RESPONSES, (route) => route.abort());
      await assessment.answer({ 'workstyle-ei': 'A' });
      await expect(unsaved).toHaveCount(1);
      const tab = await context.newPage();
      const there = new ContactAssessmentPage(tab);
      await there.open(contactId);
      await there.answer({ 'workstyle-ei': 'B' });
      await expect
        .poll(() => storedAnswers(stack, account, contactId))
        .toContain('workstyle-ei:B:medium');
      await tab.close();
      await page.unroute(RESPONSES);
      await expect(assessment.choice('workstyle-ei', 'B')).toBeChecked();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      // Answers are sent in order: when the next one is stored, a waiting one would be stored, too.
      await assessment.answer({ 'workstyle-tf': 'A' });
      await expect
        .poll(() => storedAnswers(stack, account, contactId))
        .toContain('workstyle-tf:A:medium');
      expect(await storedAnswers(stack, account, contactId)).toContain('workstyle-ei:B:medium');
      await expect(assessment.choice('workstyle-ei', 'B')).toBeChecked();
    });

    await test.step('completing waits for it, and can be repeated when it fails', async () => {
      await assessment.answer({ 'workstyle-jp': 'A', 'motivation-1': 'A' });
      await expect(unsaved).toHaveCount(0);
      const complete = `**/api/assessment-complete/${contactId}`;
      await page.route(complete, (route) => route.abort());
      await assessment.complete.click();
      await expect(
        page.getByText('Failed to save assessment results. Please try again.').first(),
      ).toBeVisible();
      await page.unroute(complete);

      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(RESPONSES, async (route) => {
        await held;
        await route.continue();
      });
      await assessment.answer({ 'motivation-2': 'A' });
      await assessment.complete.click();
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
      expect(page.url()).toContain('/assessment/');
      release();
      await page.waitForURL(/\/contacts\?selected=/);
    });

    await test.step('it is deleted with the contact', async () => {
      await assessment.open(contactId);
      await page.route(RESPONSES, (route) => route.abort());
      await assessment.answer({ 'motivation-2': 'B' });
      const unsent = () =>
        page.evaluate(
          (id) => Object.keys(localStorage).filter((key) => key.includes(id)),
          contactId,
        );
      expect(await unsent()).toHaveLength(1);
      await assessment.backToContact.click();
      const view = new ContactView(page);
      await view.chooseForContact('Michael Faraday', 'Delete contact');
      await view.question.getByRole('button', { name: 'Delete contact' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Contacts/ })).toBeVisible();
      await expect.poll(unsent).toEqual([]);
    });
  });
});

/** Returns the distance from the top of their card to the answers of each question, in px. */
async function placesOfAnswers(assessment: ContactAssessmentPage): Promise<number[]> {
  const ids = ['workstyle-ei', 'workstyle-sn', 'workstyle-tf', 'workstyle-jp'];
  const [edge, ...boxes] = await Promise.all([
    assessment.card('Work Style Assessment').boundingBox(),
    ...ids.map((id) => assessment.question(id).boundingBox()),
  ]);
  return boxes.map((box) => Math.round((box?.y ?? NaN) - (edge?.y ?? NaN)));
}
