import { goOnline } from '../../fixtures/go-online.ts';
import { toastsReady } from '../../fixtures/deferred-parts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NARROW_AND_FIREFOX } from '../../fixtures/widths.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

/** ENFJ by the first-level questions alone, with motivation types 2, 7, and 9 tied. */
const DECIDED = ['A', 'B', 'B', 'A', 'B', 'B', 'B'] as const;
/** Answers to the four questions that break the tie in favor of 9. */
const FOR_NINE = ['A', 'A', 'B', 'A'] as const;

test(
  'a user interrupts, finishes, retakes, and narrows down a quiz, and the contact keeps the result',
  NARROW_AND_FIREFOX,
  async ({ frame, page, quizAbout }) => {
    const { contact, quiz } = await quizAbout('Ada Lovelace');

    await test.step('the keys 1, 2, 3 answer, and Backspace and Previous Question undo the last answer', async () => {
      await expect(quiz.number(1)).toHaveText('Question 1');
      await expect(quiz.root.getByText('0%', { exact: true })).toBeVisible();
      await expect(quiz.previous).toBeHidden();
      await page.keyboard.press('3');
      await expect(quiz.number(2)).toBeVisible();
      await expect(quiz.root).toContainText('8%');
      await page.keyboard.press('Backspace');
      await expect(quiz.number(1)).toBeVisible();
      await page.keyboard.press('3');
      await expect(quiz.number(2)).toBeVisible();
      await quiz.previous.click();
      await expect(quiz.number(1)).toBeVisible();
      await expect(quiz.previous).toBeHidden();
    });

    await test.step('leaving with answers asks first, and a reload leads back to them', async () => {
      await quiz.answerAll(['Unsure', 'A', 'A']);
      await quiz.number(4).waitFor();
      await page.keyboard.press('Escape');
      await expect(quiz.leaving).toContainText('Your 3 answers stay in this browser.');
      await quiz.leaving.getByRole('button', { name: 'Keep Answering' }).click();
      await expect(quiz.number(4)).toBeVisible();
      await page.reload();
      await contact.startQuiz();
      await expect(quiz.root).toContainText("You've answered 3 questions about Ada Lovelace.");
      await quiz.root.getByRole('button', { name: 'Continue' }).click();
    });

    await test.step('Unsure asks five follow-ups at the end, and the result is saved', async () => {
      for (const position of [4, 5, 6, 7]) await quiz.answer('A', position);
      await expect(quiz.number(8)).toBeVisible();
      await expect(quiz.badge).toBeVisible();
      // f1, f3, and f5 list E first, f2 and f4 list I first: so this is a clear I.
      for (const [index, answer] of (['B', 'A', 'B', 'A', 'B'] as const).entries()) {
        await quiz.answer(answer, 8 + index);
      }
      await expect(quiz.root).toContainText('Dependable Organizer');
      await expect(quiz.root).toContainText('84%');
    });

    await test.step('a retake starts at the first question, and confirms the save', async () => {
      await frame.holdToasts();
      await quiz.retake.click();
      await expect(quiz.number(1)).toBeVisible();
      await expect(quiz.previous).toBeHidden();
      await quiz.answerAll(DECIDED);
      await expect(quiz.retake).toBeVisible();
      await expect(quiz.root).toContainText('People Developer');
      await expect(quiz.root).toContainText('Support-Giving');
      await expect(quiz.root).toContainText('87%');
      await expect(page.getByText('Assessment Complete', { exact: true }).first()).toBeVisible();
      await expect(
        page
          .getByText('Detailed personality assessment has been saved for this contact.', {
            exact: true,
          })
          .first(),
      ).toBeVisible();
    });

    await test.step('a tie is narrowed down, which changes the motivation alone', async () => {
      await expect(quiz.root).toContainText('Motivation types that are tied');
      await quiz.root.getByRole('button', { name: 'Narrow it down' }).click();
      await expect(quiz.badge).toBeVisible();
      await quiz.answerAll(FOR_NINE);
      await expect(quiz.retake).toBeVisible();
      await expect(quiz.root).toContainText('Motivation type 9');
      await expect(quiz.root).toContainText('Harmony-Seeking');
      await expect(quiz.root).toContainText('People Developer');
      await expect(quiz.root).toContainText('Based on your 11 answers');
      await expect(quiz.root.getByRole('button', { name: 'Narrow it down' })).toBeHidden();
    });

    await test.step('the contact page and the list show the result, even after a reload', async () => {
      await quiz.viewProfile();
      await expect(contact.content).toContainText('People Developer');
      // Everything that depends on the result is there, too.
      await expect(page.getByText('Not assessed yet')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Answer seven questions' })).toHaveCount(0);
      await page.reload();
      await expect(contact.content).toContainText('People Developer');
      await expect(contact.content).toContainText('Harmony-Seeking');
      await frame.follow('Contacts');
      const item = new ContactsPage(page).item('Ada Lovelace');
      await expect(item).toContainText('Assessment Complete');
      await expect(item).toContainText('View Assessment');
    });
  },
);

test.describe('when saving fails', () => {
  test.use({ expectedErrors: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/ });

  test('the quiz keeps its answers even after a reload, and a retry saves them', async ({
    context,
    page,
    quizAbout,
  }) => {
    const { contact, quiz } = await quizAbout('Mary Somerville');
    await quiz.answerAll(DECIDED.slice(0, 6));
    await quiz.number(7).waitFor();
    await toastsReady(page);
    await context.setOffline(true);
    await quiz.answer('B', 7);
    await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
    await expect(
      page
        .getByText('Failed to save assessment results. Please try again.', { exact: true })
        .first(),
    ).toBeVisible();
    await expect(quiz.number(7)).toBeVisible();
    await expect(quiz.root).toContainText("The result isn't saved yet");

    await goOnline(page);
    await page.reload();
    await contact.startQuiz();
    await quiz.root.getByRole('button', { name: 'Retry' }).click();
    await expect(quiz.retake).toBeVisible();
    await expect(quiz.root).toContainText('People Developer');
  });
});
