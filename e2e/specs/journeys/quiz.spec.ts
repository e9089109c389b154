import { createContact } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

/** ENFJ and type 2 by the first-level questions alone. */
const DECIDED = ['A', 'B', 'B', 'A', 'B', 'B', 'B'] as const;

test('seven decided answers give a result that the contact keeps after a reload', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  const contact = await contacts.openContactPage(id);
  const quiz = await contact.startQuiz();

  await expect(quiz.previous).toBeHidden();
  await quiz.answerAll(DECIDED);

  await expect(quiz.retake).toBeVisible();
  await expect(quiz.root).toContainText('People Developer');
  await expect(quiz.root).toContainText('Support-Giving');
  await expect(quiz.root).toContainText('87%');
  await expect(
    page.getByText('Detailed personality assessment has been saved').first(),
  ).toBeVisible();

  await quiz.viewProfile();
  await expect(contact.content).toContainText('People Developer');
  await page.reload();
  await expect(contact.content).toContainText('People Developer');
  await expect(contact.content).toContainText('Support-Giving');

  await contacts.open();
  await expect(contacts.item('Ada Lovelace')).toContainText('Assessment Complete');
  await expect(contacts.item('Ada Lovelace')).toContainText('View Assessment');
});

test('Unsure asks five follow-ups at the end, and Previous Question takes the last answer back', async ({
  stack,
  account,
  contacts,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Lise Meitner' });
  const contact = await contacts.openContactPage(id);
  const quiz = await contact.startQuiz();

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

test('a retake starts at the first question', async ({ stack, account, contacts }) => {
  const { id } = await createContact(stack, account, { displayName: 'Emmy Noether' });
  const quiz = await (await contacts.openContactPage(id)).startQuiz();
  await quiz.answerAll(DECIDED);
  await quiz.retake.click();
  await expect(quiz.number(1)).toBeVisible();
  await expect(quiz.previous).toBeHidden();
});

test.describe('when saving fails', () => {
  test.use({ expectedErrors: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/ });

  test('the quiz stays open with its answers, and a retry saves them', async ({
    stack,
    account,
    contacts,
    context,
    page,
  }) => {
    const { id } = await createContact(stack, account, { displayName: 'Mary Somerville' });
    const quiz = await (await contacts.openContactPage(id)).startQuiz();
    await quiz.answerAll(DECIDED.slice(0, 6));
    await quiz.number(7).waitFor();
    await context.setOffline(true);
    await quiz.answer('B', 7);
    await expect(
      page.getByText('Failed to save assessment results. Please try again.').first(),
    ).toBeVisible();
    await expect(quiz.root).toBeVisible();
    await context.setOffline(false);
    await quiz.root.getByRole('button', { name: /try again|retry/i }).click();
    await expect(quiz.retake).toBeVisible();
  });
});
