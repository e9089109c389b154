import { RESPONSIBLE_USE_POINTS } from '@rapport/contracts';
import { createAccount, createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { ContactAssessmentPage } from '../../pages/contact-assessment-page.ts';
import { QuizDialog } from '../../pages/quiz-dialog.ts';
import { ResponsibleUse } from '../../pages/responsible-use.ts';

const ACKNOWLEDGE = '**/api/user/acknowledgements/responsible-use';

// Someone who has not accepted the note yet.
test.use({ account: async ({ stack }, use) => use(await createAccount(stack)) });

test(
  'the note stands before the first question, and not before the second quiz',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    const contact = await contacts.openContactPage(id);
    await contact.startQuiz();
    const note = new ResponsibleUse(page);
    await expect(note.title).toBeVisible();
    for (const point of RESPONSIBLE_USE_POINTS) {
      await expect(page.getByText(point, { exact: true })).toBeVisible();
    }
    await expect(note.agree).toBeDisabled();
    await note.accept();
    const quiz = new QuizDialog(page);
    await expect(quiz.number(1)).toBeVisible();

    await page.reload();
    await contact.startQuiz();
    await expect(quiz.number(1)).toBeVisible();
    await expect(note.title).toBeHidden();
  },
);

test(
  'the note stands before the questions of the assessment page',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await contacts.heading.waitFor();
    const assessment = new ContactAssessmentPage(page);
    await assessment.open(id);
    const note = new ResponsibleUse(page);
    await expect(note.title).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await note.accept();
    await expect(assessment.card('Work Style Assessment')).toBeVisible();
    await expect(assessment.heading).toBeFocused();
    await expect(assessment.heading).toBeInViewport({ ratio: 1 });
  },
);

test.describe('when it cannot be saved', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the note says so, keeps the tick and is saved on Retry', async ({
    stack,
    account,
    contacts,
    page,
  }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    const contact = await contacts.openContactPage(id);
    await page.route(ACKNOWLEDGE, (route) => route.abort());
    await contact.startQuiz();
    const note = new ResponsibleUse(page);
    await note.accept();
    await expect(page.getByText('Your agreement is not saved yet')).toBeVisible();
    await expect(note.tick).toBeChecked();
    await page.unroute(ACKNOWLEDGE);
    await note.retry.click();
    await expect(new QuizDialog(page).number(1)).toBeVisible();
  });
});

test('axe finds nothing in the note', BOTH_WIDTHS, async ({ stack, account, contacts, page }) => {
  const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  const contact = await contacts.openContactPage(id);
  await contact.startQuiz();
  const note = new ResponsibleUse(page);
  await note.tick.click();
  expect(await axeViolations(page)).toEqual([]);
  await new ContactAssessmentPage(page).open(id);
  await note.tick.waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
