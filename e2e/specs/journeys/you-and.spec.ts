import { createContact } from '../../fixtures/accounts.ts';
import { saveResult } from '../../fixtures/assess-contact.ts';
import { setLongStandingCadence } from '../../fixtures/long-standing-cadence.ts';
import { saveSelfAssessment } from '../../fixtures/self-assessment.ts';
import { expect, test } from '../../fixtures/test.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';
import { CoachingPage } from '../../pages/coaching-page.ts';

const BRIDGE = 'You answer right away; they answer tomorrow';

test(
  'a user is compared with a contact once both are assessed, and coaching compares them with who is due next',
  WIDE_WHEN_LONG,
  async ({ stack, account, frame, open, page }) => {
    const emmy = await createContact(stack, account, { displayName: 'Emmy Noether' });
    await setLongStandingCadence(stack, account, emmy.id, 60);
    await open(`/contacts/${emmy.id}?tab=you`);
    await expect(page.getByRole('tab', { name: 'You and Emmy' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'My Personality Assessment' })).toHaveAttribute(
      'href',
      '/my-assessment',
    );

    await saveSelfAssessment(stack, account, { bigFiveExtraversion: 80, bigFiveOpenness: 75 });
    const coaching = new CoachingPage(page);
    await frame.follow('Coaching');
    await expect(coaching.nextDue).toContainText("Emmy Noether isn't assessed");
    await saveResult(stack, account, emmy.id, {
      mbtiConfidence: 73,
      mbtiAmbiguousLetters: ['N'],
      enneagramType: 1,
      enneagramConfidence: 72,
    });
    await page.reload();
    await expect(coaching.nextDue).toContainText(BRIDGE);
    await expect(coaching.nextDue.getByRole('link', { name: 'Before you meet' })).toHaveAttribute(
      'href',
      `/contacts/${emmy.id}/briefing`,
    );

    await coaching.nextDue.getByRole('link', { name: 'You and Emmy Noether' }).click();
    const outward = page.getByRole('region', { name: 'Outward or Inward' });
    await expect(outward.getByRole('heading', { name: BRIDGE })).toBeVisible();
    const concrete = page.getByRole('region', { name: 'Concrete or Conceptual' });
    await expect(concrete).toContainText('Emmy’s letter is still open.');
    await expect(page.getByRole('region', { name: 'Logic or Values' })).toContainText(
      'Your own answers put you between the two.',
    );
  },
);
