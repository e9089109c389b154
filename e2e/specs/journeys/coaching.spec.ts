import { axeViolations } from '../../fixtures/axe-violations.ts';
import { saveSelfAssessment } from '../../fixtures/self-assessment.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NARROW_AND_FIREFOX } from '../../fixtures/widths.ts';
import { CoachingPage } from '../../pages/coaching-page.ts';

const CARDS = '**/api/coaching-recommendations';

/** One step for the user to check off, and one side of each kind of row: low, middle, high, inverted. */
const scores = {
  bigFiveExtraversion: 25,
  bigFiveConscientiousness: 60,
  bigFiveAgreeableness: 67,
  bigFiveNeuroticism: 25,
  hoganAmbition: 75,
  bigFiveOpenness: 75,
};

test(
  'coaching asks for the self-assessment, and then summarizes the scores and groups the matching cards',
  NARROW_AND_FIREFOX,
  async ({ stack, account, open, page }) => {
    const coaching = new CoachingPage(page);

    await test.step("it links to the assessment until that's complete", async () => {
      await open('/coaching');
      await expect(coaching.state('Complete Your Assessment')).toBeVisible();
      await expect(page).toHaveTitle('Coaching · Rapport');
      await page.getByRole('link', { name: 'Take Assessment', exact: true }).click();
      await expect(page).toHaveURL(/\/my-assessment$/);
    });

    await test.step('it shows a skeleton until the answers are loaded', async () => {
      await saveSelfAssessment(stack, account, scores);
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(CARDS, async (route) => {
        await held;
        await route.continue();
      });
      await coaching.open();
      await expect(coaching.skeleton).toBeVisible();
      await expect(coaching.heading).toBeVisible();
      answer();
      await expect(coaching.profile).toBeVisible();
      await expect(coaching.skeleton).toBeHidden();
    });

    await test.step('the profile has six scales, and each type of card its group', async () => {
      const said = await coaching.scales.evaluateAll((all) => all.map((each) => each.ariaLabel));
      expect(said).toEqual([
        'Extraversion: 25 of 100, between Reserved and Outgoing, on the Reserved side',
        'Conscientiousness: 60 of 100, between Flexible and Structured, in the middle',
        'Agreeableness: 67 of 100, between Direct and Accommodating, in the middle',
        'Sensitivity: 25 of 100, between Even-keeled and Sensitive, on the Even-keeled side',
        'Drive: 75 of 100, between Content and Driven, on the Driven side',
        'Openness: 75 of 100, between Proven ways and Exploring, on the Exploring side',
      ]);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        'Your profile',
        'Due next',
        'Leverage Strength',
        'Growth Area',
        'Tactical Tip',
      ]);
      await expect(coaching.responsibleUse).toContainText('clinical or diagnostic tool');
    });

    await test.step('more cards come on demand, with the focus on the first of them', async () => {
      const strengths = coaching.group('Leverage Strength');
      await expect(coaching.cards(strengths)).toHaveCount(3);
      const more = strengths.getByRole('button', { name: /^Show all/ });
      const count = Number(/\d+/.exec(await more.innerText())?.[0]);
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(coaching.cards(strengths)).toHaveCount(count);
      await expect(coaching.cards(strengths).nth(3).getByRole('heading')).toBeFocused();
      expect(
        await page.evaluate<boolean>(
          'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
        ),
        'nothing is wider than the window',
      ).toBe(true);
      await strengths.getByRole('button', { name: /^Show fewer/ }).click();
      await expect(coaching.cards(strengths)).toHaveCount(3);
    });

    await test.step('it remembers which steps are done', async () => {
      const steps = coaching.firstSteps(coaching.group('Tactical Tip'));
      await steps.first().click();
      await expect(page.getByText(/^1 of \d done$/)).toBeVisible();
      await page.reload();
      await expect(steps.first()).toBeChecked();
      await expect(steps.nth(1)).not.toBeChecked();
      await steps.first().click();
      await expect(steps.first()).not.toBeChecked();
    });
  },
);

test.describe('while the API doesn’t respond', () => {
  test.use({ expectedErrors: /Failed to load resource|coaching-recommendations/ });

  test('coaching shows the failure and recovers in place', async ({
    stack,
    account,
    page,
    open,
  }) => {
    await saveSelfAssessment(stack, account);
    await page.route(CARDS, (route) => route.abort());
    await open('/coaching');
    const coaching = new CoachingPage(page);
    await expect(coaching.state('Unable to load coaching recommendations')).toBeVisible();
    await expect(
      page.getByText('Please try again later or complete your personality assessment first.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(coaching.retry).toBeVisible();
    // Once loaded, coaching is shown even without the service, so no other walk reaches this state.
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute(CARDS);
    // Recovers without Retry.
    await expect(coaching.profile).toBeVisible();
    await expect(coaching.heading).toBeVisible();
  });
});
