import { axeViolations } from '../../fixtures/axe-violations.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { toastsReady } from '../../fixtures/later-parts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';

/** ENFJ by the first-level questions alone, with the motivation types 2, 7 and 9 level. */
const DECIDED = ['A', 'B', 'B', 'A', 'B', 'B', 'B'] as const;
/** Answers to the four questions that narrow this down, which lead to 9. */
const FOR_NINE = ['A', 'A', 'B', 'A'] as const;

test(
  'seven decided answers give a result that the contact keeps after a reload',
  BOTH_WIDTHS,
  async ({ contacts, page, quizAbout }) => {
    const { contact, quiz } = await quizAbout('Ada Lovelace');

    await expect(quiz.number(1)).toHaveText('Question 1');
    await expect(quiz.root.getByText('0%', { exact: true })).toBeVisible();
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

    await quiz.viewProfile();
    await expect(contact.content).toContainText('People Developer');
    // All that follows from the result is there, too.
    await expect(page.getByText('Not assessed yet')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Answer seven questions' })).toHaveCount(0);
    await page.reload();
    await expect(contact.content).toContainText('People Developer');
    await expect(contact.content).toContainText('Support-Giving');

    await contacts.open();
    await expect(contacts.item('Ada Lovelace')).toContainText('Assessment Complete');
    await expect(contacts.item('Ada Lovelace')).toContainText('View Assessment');
  },
);

test('Unsure asks five follow-ups at the end, and Previous Question takes the last answer back', async ({
  quizAbout,
}) => {
  const { quiz } = await quizAbout('Lise Meitner');

  await quiz.answer('Unsure', 1);
  await quiz.number(2).waitFor();
  await expect(quiz.root).toContainText('8%');

  await quiz.previous.click();
  await expect(quiz.number(1)).toBeVisible();
  await expect(quiz.previous).toBeHidden();

  await quiz.answerAll(['Unsure', 'A', 'A', 'A', 'A', 'A', 'A']);
  await expect(quiz.number(8)).toBeVisible();
  await expect(quiz.badge).toBeVisible();
  // f1, f3 and f5 are keyed E first, f2 and f4 I first: this is a clean I.
  for (const [index, answer] of (['B', 'A', 'B', 'A', 'B'] as const).entries()) {
    await quiz.answer(answer, 8 + index);
  }
  await expect(quiz.root).toContainText('Dependable Organizer');
  await expect(quiz.root).toContainText('84%');
});

test('the keys 1, 2, 3 answer and Backspace goes back', async ({ page, quizAbout }) => {
  const { quiz } = await quizAbout('Emmy Noether');
  await quiz.number(1).waitFor();
  for (const [index, key] of ['3', 'Backspace', '1', '2', '2', '1', '2', '2', '2'].entries()) {
    await page.keyboard.press(key);
    if (index === 0) await expect(quiz.number(2)).toBeVisible();
    if (index === 1) await expect(quiz.number(1)).toBeVisible();
  }
  await expect(quiz.root).toContainText('People Developer');
});

test('a retake starts at the first question', async ({ quizAbout }) => {
  const { quiz } = await quizAbout('Emmy Noether');
  await quiz.answerAll(DECIDED);
  await quiz.retake.click();
  await expect(quiz.number(1)).toBeVisible();
  await expect(quiz.previous).toBeHidden();
});

test('leaving with answers asks first, and a reload leads back to them', async ({
  page,
  quizAbout,
}) => {
  const { contact, quiz } = await quizAbout('Sofia Kovalevskaya');
  await quiz.answerAll(['A', 'Unsure', 'B']);
  await quiz.number(4).waitFor();
  await page.keyboard.press('Escape');
  await expect(quiz.leaving).toContainText('Your 3 answers stay in this browser.');
  await quiz.leaving.getByRole('button', { name: 'Keep Answering' }).click();
  await expect(quiz.number(4)).toBeVisible();

  await page.reload();
  await contact.startQuiz();
  await expect(quiz.root).toContainText('You have answered 3 questions about Sofia Kovalevskaya.');
  await quiz.root.getByRole('button', { name: 'Continue' }).click();
  await quiz.answer('A', 4);
  await quiz.number(5).waitFor();

  await page.reload();
  await contact.startQuiz();
  await quiz.root.getByRole('button', { name: 'Start Over' }).click();
  await expect(quiz.number(1)).toBeVisible();
  await expect(quiz.previous).toBeHidden();
});

test('a tie is narrowed down, which changes the motivation alone and is kept', async ({
  page,
  quizAbout,
}) => {
  const { contact, quiz } = await quizAbout('Hypatia');
  await quiz.answerAll(DECIDED);
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
  await quiz.viewProfile();
  await page.reload();
  await expect(contact.content).toContainText('Harmony-Seeking');
  await expect(contact.content).toContainText('People Developer');
});

test.describe('when saving fails', () => {
  test.use({ expectedErrors: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/ });

  test('the quiz stays open with its answers, and a retry saves them', async ({
    context,
    page,
    quizAbout,
  }) => {
    const { quiz } = await quizAbout('Mary Somerville');
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
    await expect(quiz.root).toBeVisible();
    await expect(quiz.number(7)).toBeVisible();
    await goOnline(page);
    await quiz.root.getByRole('button', { name: 'Retry' }).click();
    await expect(quiz.retake).toBeVisible();
  });

  test('a result that was never saved is still there after a reload', async ({
    page,
    quizAbout,
  }) => {
    const { contact, quiz } = await quizAbout('Maria Mitchell');
    await page.route('**/api/quiz-complete', (route) => route.abort());
    await quiz.answerAll(DECIDED);
    await expect(quiz.root).toContainText('The result is not saved yet');
    await page.unroute('**/api/quiz-complete');
    await page.reload();
    await contact.startQuiz();
    await quiz.root.getByRole('button', { name: 'Retry' }).click();
    await expect(quiz.root).toContainText('People Developer');
  });
});

test(
  'axe finds nothing in earlier answers, a follow-up, the question before leaving and the offer',
  BOTH_WIDTHS,
  async ({ page, quizAbout }) => {
    const { contact, quiz } = await quizAbout('Ada Lovelace');
    await quiz.answer('A', 1);
    await quiz.number(2).waitFor();
    await page.reload();
    await contact.startQuiz();
    await quiz.root.getByRole('button', { name: 'Continue' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await quiz.root.getByRole('button', { name: 'Continue' }).click();
    await page.keyboard.press('Escape');
    await quiz.leaving.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await quiz.leaving.getByRole('button', { name: 'Keep Answering' }).click();
    for (const [index, answer] of DECIDED.slice(1).entries()) await quiz.answer(answer, 2 + index);
    await quiz.root.getByRole('button', { name: 'Narrow it down' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await quiz.root.getByRole('button', { name: 'Narrow it down' }).click();
    await quiz.badge.waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);
