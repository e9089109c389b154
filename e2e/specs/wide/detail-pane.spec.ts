import { createContact } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the detail pane opens the quiz, shows its result and keeps it after a reload', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  await createContact(stack, account, { displayName: 'Sofia Kovalevskaya' });
  await contacts.open();
  await contacts.choose('Sofia Kovalevskaya');
  const quiz = await contacts.startQuiz();
  await quiz.answerAll(['A', 'B', 'B', 'A', 'B', 'B', 'B']);
  await quiz.viewProfile();
  await expect(page.getByRole('main')).toContainText('People Developer');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('People Developer');
});
