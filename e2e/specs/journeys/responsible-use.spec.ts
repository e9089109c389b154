import { RESPONSIBLE_USE_POINTS } from '@rapport/contracts';
import { createAccount, createContact } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';
import { ContactAssessmentPage } from '../../pages/contact-assessment-page.ts';
import { ContactPage } from '../../pages/contact-page.ts';
import { QuizDialog } from '../../pages/quiz-dialog.ts';
import { ResponsibleUse } from '../../pages/responsible-use.ts';

const ACKNOWLEDGE = '**/api/user/acknowledgements/responsible-use';

test.use({
  // A user who hasn't accepted the note yet.
  account: async ({ stack }, use) => use(await createAccount(stack)),
  expectedErrors: /ERR_FAILED/,
});

test(
  'the note on responsible use precedes the first question until the user agrees',
  WIDE_WHEN_LONG,
  async ({ stack, account, open, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    const note = new ResponsibleUse(page);

    await test.step('the quiz begins with it, and reports a failed save', async () => {
      await page.route(ACKNOWLEDGE, (route) => route.abort());
      await open(`/contacts/${id}`);
      await new ContactPage(page).startQuiz();
      await expect(note.title).toBeVisible();
      for (const point of RESPONSIBLE_USE_POINTS) {
        await expect(page.getByText(point, { exact: true })).toBeVisible();
      }
      await expect(note.agree).toBeDisabled();
      await note.accept();
      await expect(page.getByText("Your agreement isn't saved yet")).toBeVisible();
      await expect(note.tick).toBeChecked();
    });

    await test.step('the page with all questions begins with it, too, and then focuses the heading', async () => {
      await page.unroute(ACKNOWLEDGE);
      const assessment = new ContactAssessmentPage(page);
      await assessment.open(id);
      await expect(note.title).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await note.accept();
      await expect(assessment.card('Work Style Assessment')).toBeVisible();
      await expect(assessment.heading).toBeFocused();
      await expect(assessment.heading).toBeInViewport({ ratio: 1 });
      await assessment.backToContact.click();
    });

    await test.step('the next quiz begins with its first question', async () => {
      await new ContactPage(page).startQuiz();
      await expect(new QuizDialog(page).number(1)).toBeVisible();
      await expect(note.title).toBeHidden();
    });
  },
);
