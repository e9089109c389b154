import { type AssessmentResponse } from '@rapport/api-client';
import { type Page, type Request } from '@playwright/test';
import { createContact, type Account } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { ContactAssessmentPage } from '../../pages/contact-assessment-page.ts';
import { ContactView } from '../../pages/contact-view.ts';

const RESPONSES = '**/api/assessment-responses';
const FIVE = {
  'workstyle-ei': 'B',
  'workstyle-sn': 'A',
  'workstyle-tf': 'A',
  'workstyle-jp': 'A',
  'motivation-1': 'A',
} as const;

interface Fixtures {
  contactId: string;
  /** The assessment of a new contact, open. */
  assessment: ContactAssessmentPage;
}

const test = base.extend<Fixtures>({
  contactId: async ({ stack, account }, use) => {
    const { id } = await createContact(stack, account, { displayName: 'Michael Faraday' });
    await use(id);
  },
  assessment: async ({ contacts, contactId, page }, use) => {
    await contacts.heading.waitFor();
    const assessment = new ContactAssessmentPage(page);
    await assessment.open(contactId);
    await use(assessment);
  },
});

/** What the API has stored, as `question:answer:confidence`. */
async function storedAnswers(stack: Stack, account: Account, contactId: string) {
  const response = await fetch(`${stack.apiUrl}/api/assessment-responses/${contactId}`, {
    headers: { Authorization: `Bearer ${account.token}` },
  });
  const answers = (await response.json()) as AssessmentResponse[];
  return answers.map(
    ({ questionId, selectedOption, confidenceLevel }) =>
      `${questionId}:${selectedOption}:${confidenceLevel}`,
  );
}

/** Every POST of the page to a path that ends like this, from now on. */
function posts(page: Page, ending: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(ending)) requests.push(request);
  });
  return requests;
}

test(
  'five answers complete the assessment, which ends in the contacts',
  BOTH_WIDTHS,
  async ({ assessment, contacts, contactId, page }) => {
    const completions = posts(page, `/api/assessment-complete/${contactId}`);
    await expect(assessment.heading).toHaveText('What have you seen Michael Faraday do?');
    await expect(assessment.card('Work Style Assessment').getByRole('radiogroup')).toHaveCount(4);
    await expect(assessment.card('Motivation Assessment').getByRole('radiogroup')).toHaveCount(3);
    await expect(assessment.progress(0, 7)).toBeVisible();
    await expect(page.getByText('Response Confidence', { exact: true })).toBeVisible();
    await expect(assessment.confidence('Medium')).toBeChecked();
    await expect(assessment.confidence('High')).not.toBeChecked();
    await expect(assessment.confidence('Low')).not.toBeChecked();

    const { 'motivation-1': fifth, ...four } = FIVE;
    await assessment.answer(four);
    await expect(assessment.complete).toBeDisabled();
    await assessment.answer({ 'motivation-1': fifth });
    await expect(assessment.progress(5, 7)).toBeVisible();
    await expect(assessment.complete).toBeEnabled();
    await assessment.complete.click();

    await page.waitForURL('**/contacts');
    await expect(contacts.item('Michael Faraday')).toContainText('Assessment Complete');
    expect(completions).toHaveLength(1);
    expect(completions[0]?.postDataJSON()).toEqual({
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
    });
    await page.goto(`/contacts/${contactId}`);
    await expect(page.getByRole('main')).toContainText('Dependable Organizer');
  },
);

test('every answer is saved as it is chosen, and chosen again after a reload', async ({
  assessment,
  stack,
  account,
  contactId,
  page,
}) => {
  const saves = posts(page, '/api/assessment-responses');
  await assessment.answer({ 'workstyle-ei': 'B' });
  await assessment.confidence('High').click();
  await assessment.answer({ 'workstyle-tf': 'A' });
  await expect(assessment.savedMarks).toHaveCount(1);
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

  await page.reload();
  await expect(assessment.choice('workstyle-ei', 'B')).toBeChecked();
  await expect(assessment.choice('workstyle-tf', 'A')).toBeChecked();
  await expect(assessment.confidence('High')).toBeChecked();
  expect(await storedAnswers(stack, account, contactId)).toEqual([
    'workstyle-ei:B:medium',
    'workstyle-tf:A:high',
  ]);
});

test(
  'Unsure shows five follow-ups, which leave the progress when they are hidden',
  BOTH_WIDTHS,
  async ({ assessment, stack, account, contactId }) => {
    await assessment.answer({ 'workstyle-sn': 'Unsure', 'workstyle-sn-f2': 'B' });
    await expect(assessment.followUps).toContainText('5');
    await expect(assessment.progress(2, 12)).toBeVisible();
    await assessment.answer({ 'workstyle-sn': 'A' });
    await expect(assessment.followUps).toBeHidden();
    await expect(assessment.progress(1, 7)).toBeVisible();
    await expect(assessment.savedMarks).toHaveCount(1);
    expect(await storedAnswers(stack, account, contactId)).toContain('workstyle-sn-f2:B:medium');
    await assessment.answer({ 'workstyle-sn': 'Unsure' });
    await expect(assessment.choice('workstyle-sn-f2', 'B')).toBeChecked();
  },
);

test('the way back leads to the contact', async ({ assessment, contactId, page }) => {
  await assessment.backToContact.click();
  await page.waitForURL(`**/contacts/${contactId}`);
  await expect(page.getByRole('heading', { name: 'Michael Faraday', level: 1 })).toBeVisible();
});

test("an address without a contact says 'Invalid contact ID'", async ({ contacts, page }) => {
  await contacts.heading.waitFor();
  for (const path of ['/assessment', '/assessment/42', '/assessment/undefined']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { name: 'Invalid contact ID', exact: true }),
    ).toBeVisible();
  }
});

test.describe('for a contact that is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  test("the page says 'Contact not found'", async ({ contacts, page }) => {
    await contacts.heading.waitFor();
    await page.goto('/assessment/018f6b1e-0000-7000-8000-000000000001');
    await expect(
      page.getByRole('heading', { name: 'Contact not found', exact: true }),
    ).toBeVisible();
  });
});

test.describe('when an answer cannot be saved', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 503/ });

  test('its question says so, and nothing is lost over a reload', async ({
    assessment,
    stack,
    account,
    contactId,
    page,
  }) => {
    await page.route(RESPONSES, (route) => route.abort());
    await assessment.answer({ 'workstyle-ei': 'B', 'workstyle-sn': 'Unsure' });
    await expect(
      page.getByText('This answer is not saved yet. It is kept in this browser.'),
    ).toHaveCount(2);
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

  /** Refuses to take in A as long as B is not stored. */
  async function refuseA(page: Page): Promise<void> {
    let isStored = false;
    await page.route(RESPONSES, async (route) => {
      const isA = route.request().postDataJSON()?.responseText === 'A';
      if (isA && !isStored) await route.abort();
      else {
        const response = await route.fetch();
        isStored ||= !isA && response.ok();
        await route.fulfill({ response });
      }
    });
  }

  test('it is never stored after a newer one that was given on the next visit', async ({
    assessment,
    stack,
    account,
    contactId,
    page,
  }) => {
    await refuseA(page);
    const saves = posts(page, '/api/assessment-responses');
    await assessment.answer({ 'workstyle-ei': 'A' });
    await assessment.backToContact.click();
    await page.waitForURL(`**/contacts/${contactId}`);
    await page.goBack();
    await expect(assessment.choice('workstyle-ei', 'A')).toBeChecked();
    await assessment.answer({ 'workstyle-ei': 'B' });
    await expect(assessment.savedMarks).toHaveCount(1);
    await expect
      .poll(() => storedAnswers(stack, account, contactId))
      .toEqual(['workstyle-ei:B:medium']);
    const before = saves.length;
    // Longer than the pause before the next attempt of a queue that was left behind.
    await page.waitForTimeout(2000);
    expect(saves).toHaveLength(before);
    expect(await storedAnswers(stack, account, contactId)).toEqual(['workstyle-ei:B:medium']);
  });

  test('it is never stored after a newer one that was given in another tab', async ({
    assessment,
    stack,
    account,
    contactId,
    context,
    page,
  }) => {
    await page.route(RESPONSES, (route) => route.abort());
    await assessment.answer({ 'workstyle-ei': 'A' });
    const tab = await context.newPage();
    const there = new ContactAssessmentPage(tab);
    await there.open(contactId);
    await there.answer({ 'workstyle-ei': 'B' });
    await expect(there.savedMarks).toHaveCount(1);
    await page.unroute(RESPONSES);
    await expect(assessment.choice('workstyle-ei', 'B')).toBeChecked();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForTimeout(2000);
    expect(await storedAnswers(stack, account, contactId)).toEqual(['workstyle-ei:B:medium']);
    await expect(assessment.choice('workstyle-ei', 'B')).toBeChecked();
  });

  test('it goes with the contact when that is deleted', async ({ assessment, contactId, page }) => {
    await page.route(RESPONSES, (route) => route.abort());
    await assessment.answer({ 'workstyle-ei': 'B' });
    const unsent = () =>
      page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(id)), contactId);
    expect(await unsent()).toHaveLength(1);
    await assessment.backToContact.click();
    const view = new ContactView(page);
    await view.chooseForContact('Michael Faraday', 'Delete contact');
    await view.question.getByRole('button', { name: 'Delete contact' }).click();
    await expect(page.getByText('Michael Faraday was deleted.')).toBeVisible();
    expect(await unsent()).toEqual([]);
  });

  test('Retry saves it', async ({ assessment, page }) => {
    await page.route(RESPONSES, (route) => route.abort());
    await assessment.answer({ 'workstyle-ei': 'B' });
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await page.unroute(RESPONSES);
    await retry.click();
    await expect(assessment.savedMarks).toHaveCount(1);
  });

  test('completing waits for it', async ({ assessment, page }) => {
    await assessment.answer(FIVE);
    await expect(assessment.savedMarks).toHaveCount(5);
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
    await page.waitForURL('**/contacts');
  });

  test('a failed completion says so, keeps the page and can be repeated', async ({
    assessment,
    contactId,
    page,
  }) => {
    await assessment.answer(FIVE);
    await expect(assessment.savedMarks).toHaveCount(5);
    const complete = `**/api/assessment-complete/${contactId}`;
    await page.route(complete, (route) => route.abort());
    await assessment.complete.click();
    await expect(
      page.getByText('Failed to save assessment results. Please try again.').first(),
    ).toBeVisible();
    await page.unroute(complete);
    await assessment.complete.click();
    await page.waitForURL('**/contacts');
  });
});

test.describe('with an answer that is refused', BOTH_WIDTHS, () => {
  test.use({ expectedErrors: /status of 400/ });

  test('axe finds nothing, with follow-ups, saved and failed answers', async ({
    assessment,
    page,
  }) => {
    expect(await axeViolations(page)).toEqual([]);
    await assessment.confidence('Low').click();
    await assessment.answer({ 'workstyle-ei': 'B', 'workstyle-sn': 'Unsure' });
    await page.getByText('Saved · low confidence').nth(1).waitFor();
    await page.route(RESPONSES, (route) =>
      route.fulfill({
        status: 400,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { error: 'refused', code: 'REFUSED' },
      }),
    );
    await assessment.answer({ 'workstyle-sn-f1': 'A' });
    await page.getByText('This answer is not saved yet.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('no option moves while an answer is saved', BOTH_WIDTHS, async ({ assessment, page }) => {
  const card = assessment.card('Work Style Assessment');
  /** How far below the edge of the card the answers to each question begin, in px. */
  const places = async () => {
    const ids = ['workstyle-ei', 'workstyle-sn', 'workstyle-tf', 'workstyle-jp'];
    const [edge, ...boxes] = await Promise.all([
      card.boundingBox(),
      ...ids.map((id) => assessment.question(id).boundingBox()),
    ]);
    return boxes.map((box) => Math.round((box?.y ?? NaN) - (edge?.y ?? NaN)));
  };
  await assessment.confidence('High').click();
  const before = await places();
  await assessment.answer({ 'workstyle-ei': 'B', 'workstyle-sn': 'A' });
  await expect(page.getByText(/^Saved/)).toHaveCount(2);
  expect(await places()).toEqual(before);
});
