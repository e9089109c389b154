import { type UserProfile } from '@rapport/api-client';
import {
  ASSESSMENT_VERSION,
  scoreSelfAssessment,
  SELF_ASSESSMENT_BANK,
  toPersonalityScores,
} from '@rapport/contracts';
import { createAccount, type Account } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { toastsReady } from '../../fixtures/later-parts.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { SelfAssessmentPage } from '../../pages/self-assessment-page.ts';

const COMPLETED = 'Your personality assessment has been completed!';

/** The page of `account`, signed in. */
const test = base.extend<{ assessment: SelfAssessmentPage }>({
  assessment: async ({ contacts, page }, use) => {
    await contacts.heading.waitFor();
    const assessment = new SelfAssessmentPage(page);
    await assessment.open();
    await assessment.saveProgress.waitFor();
    await use(assessment);
  },
});

async function storedProfile(stack: Stack, account: Account): Promise<UserProfile> {
  const answer = await fetch(`${stack.apiUrl}/api/user/profile`, {
    headers: { Authorization: `Bearer ${account.token}` },
  });
  return JSON.parse(await answer.text());
}

/** Stores a result for the account through the API: the answer A everywhere. */
async function storeResult(stack: Stack, account: Account): Promise<void> {
  const firstLevel = SELF_ASSESSMENT_BANK.filter(({ level }) => level === 'L1');
  const answers = Object.fromEntries(firstLevel.map(({ id }) => [id, 'A' as const]));
  const { scores } = scoreSelfAssessment(SELF_ASSESSMENT_BANK, answers);
  const answer = await fetch(`${stack.apiUrl}/api/user-personality`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...toPersonalityScores(scores),
      assessmentComplete: true,
      assessmentVersion: ASSESSMENT_VERSION,
    }),
  });
  expect(answer.status).toBe(200);
}

test(
  'fourteen answers make a result that unlocks coaching',
  BOTH_WIDTHS,
  async ({ stack, account, assessment, page }) => {
    await expect(assessment.heading).toHaveText('My Assessment');
    await expect(page).toHaveTitle('My Assessment · Rapport');
    await expect(assessment.content.getByText(account.email)).toBeVisible();
    await expect(assessment.progress('0 of 14 completed')).toBeVisible();

    await assessment.answer('openness', 'B');
    await expect(assessment.progress('1 of 14 completed')).toBeVisible();
    await expect(assessment.saveProgress).toHaveText('Save Progress');
    await assessment.answerAll('A');
    await expect(assessment.progress('14 of 14 completed')).toBeVisible();
    await expect(assessment.saveProgress).toBeHidden();
    await expect(assessment.completeAssessment).toHaveText('Complete Assessment');

    const puts: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user-personality')) puts.push(request.postDataJSON());
    });
    await assessment.completeAssessment.dblclick();
    await page.waitForURL('**/contacts');
    await expect(page.getByText(COMPLETED, { exact: true }).first()).toBeVisible();
    expect(puts).toEqual([
      {
        bigFiveOpenness: 75,
        bigFiveConscientiousness: 25,
        bigFiveExtraversion: 75,
        bigFiveAgreeableness: 75,
        bigFiveNeuroticism: 75,
        hexacoHonestyHumility: 25,
        panasPositiveAffect: 75,
        panasNegativeAffect: 25,
        viaWisdom: 25,
        viaCourage: 75,
        viaLove: 25,
        hoganAdjustment: 75,
        hoganAmbition: 25,
        hoganSociability: 25,
        assessmentComplete: true,
        assessmentVersion: '2.0',
        answers: expect.objectContaining({ openness: 'A' }),
      },
    ]);
    expect(await storedProfile(stack, account)).toMatchObject({
      assessmentComplete: true,
      assessmentVersion: '2.0',
      viaCourage: 75,
    });

    await assessment.open();
    await expect(assessment.heading).toHaveText('Your results');
    await expect(assessment.score('Openness')).toContainText('75');
    await expect(assessment.score('Honesty and humility')).toContainText('low');
    await expect(assessment.content).toContainText('a short reflection tool, not a validated test');
    await expect(assessment.content).toContainText('informed by public-domain IPIP research');
    await assessment.content.getByRole('link', { name: 'Open Coaching' }).click();
    await page.waitForURL('**/coaching');
    await expect(page.getByRole('heading', { name: 'Complete Your Assessment' })).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Outgoing');
  },
);

test('a doubt opens three follow-ups, and a decision takes their answers away', async ({
  stack,
  account,
  assessment,
  page,
}) => {
  await expect(
    assessment.content.getByText("I'm not sure - Show me more specific questions"),
  ).toHaveCount(14);
  await assessment.answer('wisdom', 'Unsure');
  await expect(assessment.followUps).toHaveText('More Specific Questions3');
  await expect(assessment.followUps).toHaveAttribute('aria-expanded', 'true');
  for (const followUp of ['wisdom-f1', 'wisdom-f2', 'wisdom-f3']) {
    await assessment.answer(followUp, 'B');
  }
  await expect(assessment.progress('1 of 14 completed')).toBeVisible();
  await assessment.followUps.click();
  await expect(assessment.option('wisdom-f1', 'B')).toBeHidden();
  await assessment.followUps.click();
  await expect(assessment.option('wisdom-f1', 'B')).toBeChecked();

  await assessment.answer('wisdom', 'A');
  await expect(assessment.followUps).toBeHidden();
  await assessment.answer('wisdom', 'Unsure');
  await expect(assessment.option('wisdom-f1', 'B')).not.toBeChecked();

  await assessment.answer('wisdom-f1', 'B');
  await assessment.answer('wisdom-f2', 'A');
  await assessment.saveProgress.click();
  await page.waitForURL('**/contacts');
  // Both speak for the high end: 85 and 80.
  expect((await storedProfile(stack, account)).viaWisdom).toBe(83);
});

test('answers survive a reload before they are saved, and no one else sees them', async ({
  stack,
  account,
  assessment,
  contacts,
  auth,
  page,
}) => {
  await assessment.answer('openness', 'B');
  await assessment.answer('love', 'Unsure');
  await assessment.answer('love-f3', 'A');
  await page.reload();
  await expect(assessment.progress('2 of 14 completed')).toBeVisible();
  await expect(assessment.option('openness', 'B')).toBeChecked();
  await expect(assessment.option('love-f3', 'A')).toBeChecked();
  expect((await storedProfile(stack, account)).assessmentComplete).toBe(false);

  await contacts.signOut();
  const other = await createAccount(stack);
  await auth.signIn(other.email, other.password);
  await assessment.open();
  await expect(assessment.progress('0 of 14 completed')).toBeVisible();
});

test(
  'an incomplete assessment can be saved, says what is missing, and goes on',
  BOTH_WIDTHS,
  async ({ assessment, page }) => {
    await assessment.answer('openness', 'A');
    await assessment.answer('courage', 'Unsure');
    await assessment.saveProgress.click();
    await page.waitForURL('**/contacts');
    await expect(page.getByText(COMPLETED, { exact: true }).first()).toBeVisible();

    await assessment.open();
    await expect(assessment.progress('2 of 14 completed')).toBeVisible();
    await expect(assessment.score('Openness')).toContainText('high');
    await expect(assessment.score('Courage')).toContainText('not measured');
    await expect(assessment.score('Drive')).toContainText('not answered');
    await assessment.continue.click();
    await expect(assessment.option('openness', 'A')).toBeChecked();
    await assessment.nextUnanswered.click();
    await expect(assessment.option('conscientiousness', 'A')).toBeFocused();
    await expect(assessment.option('conscientiousness', 'A')).toBeInViewport({ ratio: 1 });
  },
);

test('a retake starts clean, can be left, and replaces the result when it is complete', async ({
  stack,
  account,
  assessment,
  page,
}) => {
  await storeResult(stack, account);
  await assessment.open();
  await assessment.retake.click();
  await expect(assessment.progress('0 of 14 completed')).toBeVisible();
  await expect(assessment.heading).toBeFocused();
  await assessment.answer('openness', 'B');

  // Reload stays with the questions, Back returns to the result.
  await page.reload();
  await expect(assessment.option('openness', 'B')).toBeChecked();
  await page.goBack();
  await expect(assessment.heading).toHaveText('Your results');
  await expect(assessment.score('Openness')).toContainText('75');
  await expect(
    assessment.content.getByText('New answers are waiting: 1 of 14 completed'),
  ).toBeVisible();

  await assessment.retake.click();
  const question = page.getByRole('alertdialog', { name: 'Start again without these answers?' });
  await question.getByRole('button', { name: 'Keep Answers' }).click();
  await expect(assessment.heading).toHaveText('Your results');
  await assessment.retake.click();
  await question.getByRole('button', { name: 'Start Again' }).click();
  await expect(assessment.progress('0 of 14 completed')).toBeVisible();

  await assessment.answerAll('B');
  await assessment.completeAssessment.click();
  await page.waitForURL('**/contacts');
  expect((await storedProfile(stack, account)).bigFiveOpenness).toBe(25);
});

test.describe('when saving fails', () => {
  test.use({ expectedErrors: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/ });

  test('nothing is lost, and the next try saves it', async ({
    stack,
    account,
    assessment,
    context,
    page,
  }) => {
    await assessment.answerAll('B');
    await toastsReady(page);
    await context.setOffline(true);
    await assessment.completeAssessment.click();
    await expect(page.getByText('Assessment Error', { exact: true }).first()).toBeVisible();
    await expect(
      page.getByText('Failed to save your assessment. Please try again.', { exact: true }).first(),
    ).toBeVisible();
    await expect(assessment.progress('14 of 14 completed')).toBeVisible();
    await expect(assessment.option('love', 'B')).toBeChecked();
    await goOnline(page);
    await assessment.completeAssessment.click();
    await page.waitForURL('**/contacts');
    expect((await storedProfile(stack, account)).viaLove).toBe(75);
  });
});

test(
  'axe finds nothing on the questions, the result and the retake',
  BOTH_WIDTHS,
  async ({ assessment, page }) => {
    await assessment.answer('openness', 'Unsure');
    await assessment.answer('openness-f1', 'A');
    await assessment.answer('love', 'A');
    expect(await axeViolations(page)).toEqual([]);
    await assessment.saveProgress.click();
    await page.waitForURL('**/contacts');
    await assessment.open();
    await assessment.retake.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await assessment.retake.click();
    expect(await axeViolations(page)).toEqual([]);
  },
);
