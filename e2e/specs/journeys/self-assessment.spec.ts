import { type UserProfile } from '@rapport/api-client';
import { goOnline } from '../../fixtures/go-online.ts';
import { toastsReady } from '../../fixtures/deferred-parts.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NARROW_WHEN_LONG } from '../../fixtures/widths.ts';
import { SelfAssessmentPage } from '../../pages/self-assessment-page.ts';

const COMPLETED = 'Your personality assessment has been completed!';
const PROFILE = '/api/user/profile';

test(
  'a user answers fourteen questions in two sittings, unlocks coaching, and retakes the assessment',
  NARROW_WHEN_LONG,
  async ({ stack, account, frame, open, page }) => {
    const assessment = new SelfAssessmentPage(page);
    const stored = () => callApi<UserProfile>(stack, account, PROFILE);
    await open('/my-assessment');
    await frame.holdToasts();

    await test.step('the page asks fourteen questions', async () => {
      await expect(assessment.heading).toHaveText('My Assessment');
      await expect(page).toHaveTitle('My Assessment · Rapport');
      await expect(assessment.content.getByText(account.email)).toBeVisible();
      await expect(assessment.progress('0 of 14 completed')).toBeVisible();
      await expect(
        assessment.content.getByText("I'm not sure - Show me more specific questions"),
      ).toHaveCount(14);
    });

    await test.step('Unsure opens three follow-ups, and a decision removes their answers', async () => {
      await assessment.answer('wisdom', 'Unsure');
      await expect(assessment.followUps).toHaveText('More Specific Questions3');
      await expect(assessment.followUps).toHaveAttribute('aria-expanded', 'true');
      await assessment.answer('wisdom-f1', 'B');
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
    });

    await test.step('answers survive a reload before they are saved', async () => {
      await assessment.answer('openness', 'A');
      await page.reload();
      await expect(assessment.progress('2 of 14 completed')).toBeVisible();
      await expect(assessment.option('openness', 'A')).toBeChecked();
      await expect(assessment.option('wisdom-f2', 'A')).toBeChecked();
      expect((await stored()).assessmentComplete).toBe(false);
    });

    await test.step('an incomplete assessment is saved, lists missing answers, and can be continued', async () => {
      await frame.holdToasts();
      await assessment.answer('courage', 'Unsure');
      await expect(assessment.saveProgress).toHaveText('Save Progress');
      await assessment.saveProgress.click();
      await page.waitForURL('**/contacts');
      await expect(page.getByText(COMPLETED, { exact: true }).first()).toBeVisible();
      // Both follow-ups count for the high end: 85 and 80.
      expect((await stored()).viaWisdom).toBe(83);
      await frame.openMyAssessment();
      await expect(assessment.progress('3 of 14 completed')).toBeVisible();
      await expect(assessment.score('Openness')).toContainText('leans Exploring, one answer');
      await expect(assessment.score('Courage')).toContainText('not measured');
      await expect(assessment.score('Drive')).toContainText('not answered');
      await assessment.continue.click();
      await expect(assessment.option('openness', 'A')).toBeChecked();
      await assessment.nextUnanswered.click();
      await expect(assessment.option('conscientiousness', 'A')).toBeFocused();
      await expect(assessment.option('conscientiousness', 'A')).toBeInViewport({ ratio: 1 });
    });

    await test.step('fourteen answers are sent once, and unlock coaching', async () => {
      await assessment.answer('wisdom', 'A');
      await assessment.answer('courage', 'A');
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
      expect(await stored()).toMatchObject({
        assessmentComplete: true,
        assessmentVersion: '2.0',
        viaCourage: 75,
      });
      await frame.openMyAssessment();
      await expect(assessment.heading).toHaveText('Your results');
      await expect(assessment.score('Openness')).toContainText('75');
      await expect(assessment.score('Honesty and humility')).toContainText('one answer');
      await expect(assessment.content).toContainText(
        'a short reflection tool, not a validated test',
      );
      await expect(assessment.content).toContainText('informed by public-domain IPIP research');
      await assessment.content.getByRole('link', { name: 'Open Coaching' }).click();
      await page.waitForURL('**/coaching');
      await expect(page.getByRole('main')).toContainText('Outgoing');
      await expect(page.getByRole('heading', { name: 'Complete Your Assessment' })).toBeHidden();
    });

    await test.step('a retake starts clean, can be left, and replaces the result when it is complete', async () => {
      await frame.openMyAssessment();
      await assessment.retake.click();
      await expect(assessment.progress('0 of 14 completed')).toBeVisible();
      await expect(assessment.heading).toBeFocused();
      await assessment.answer('openness', 'B');
      await page.goBack();
      await expect(assessment.heading).toHaveText('Your results');
      await expect(assessment.score('Openness')).toContainText('75');
      await expect(
        assessment.content.getByText('New answers are waiting: 1 of 14 completed'),
      ).toBeVisible();

      await assessment.retake.click();
      const question = page.getByRole('alertdialog', {
        name: 'Start again without these answers?',
      });
      await question.getByRole('button', { name: 'Keep Answers' }).click();
      await expect(assessment.heading).toHaveText('Your results');
      await assessment.retake.click();
      await question.getByRole('button', { name: 'Start Again' }).click();
      await expect(assessment.progress('0 of 14 completed')).toBeVisible();
      await assessment.answerAll('B');
      await assessment.completeAssessment.click();
      await page.waitForURL('**/contacts');
      expect((await stored()).bigFiveOpenness).toBe(25);
    });
  },
);

test.describe('when saving fails', () => {
  test.use({ expectedErrors: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/ });

  test('no answer is lost, and a retry saves them', async ({
    stack,
    account,
    context,
    open,
    page,
  }) => {
    const assessment = new SelfAssessmentPage(page);
    await open('/my-assessment');
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
    expect((await callApi<UserProfile>(stack, account, PROFILE)).viaLove).toBe(75);
  });
});
