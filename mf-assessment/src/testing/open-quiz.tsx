import { QUIZ_BANK, quizResponses, type Answer } from '@rapport/contracts';
import { type QuizDialogProps, type ShellApi } from '@rapport/remote-api';
import { fakeShell, renderInShell, TEST_USER } from '@rapport/remote-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quizDraft } from '../features/quiz/quiz-draft.ts';
import { QuizDialog } from '../features/quiz/quiz-dialog.tsx';
import { Acknowledged } from './acknowledged.tsx';

export const CONTACT = {
  id: '0190c4f0-0000-7000-8000-000000000001',
  displayName: 'Michael Faraday',
};

/** Seven decided answers: ISTJ, with three motivation types tied. */
export const SEVEN_ANSWERS: readonly Answer[] = ['B', 'A', 'A', 'A', 'A', 'A', 'A'];

const KEYS: Record<Answer, string> = { A: '1', B: '2', Unsure: '3' };

/** Renders the open quiz dialog about `CONTACT` for a user who has accepted the note. */
export function openQuiz(props: Partial<QuizDialogProps>, overrides: Partial<ShellApi>) {
  const shell = fakeShell(overrides);
  return {
    ...renderInShell(
      <Acknowledged>
        <QuizDialog shell={shell} contact={CONTACT} open onClose={() => {}} {...props} />
      </Acknowledged>,
      { shell },
    ),
    user: userEvent.setup(),
  };
}

/** Chooses the answers with the keyboard, one at a time, and waits for their effects. */
export async function press(answers: readonly Answer[]) {
  for (const answer of answers) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: KEYS[answer] });
  }
  await act(async () => {});
}

/** Renders the quiz dialog without a cached profile, which `request` must provide. */
export function openQuizUnacknowledged(overrides: Partial<ShellApi>) {
  const shell = fakeShell(overrides);
  const onClose = jest.fn();
  const rendered = renderInShell(
    <QuizDialog shell={shell} contact={CONTACT} open onClose={onClose} />,
    { shell },
  );
  return { ...rendered, onClose, user: userEvent.setup() };
}

/** Opens the quiz with a draft of all these answers, and saves the result. */
export async function openResult(
  answers: readonly Answer[],
  ...[props, overrides]: Parameters<typeof openQuiz>
) {
  quizDraft(TEST_USER.id, CONTACT.id).write({
    answers: quizResponses(QUIZ_BANK, answers),
    submissionKey: 'earlier-sitting',
  });
  const rendered = openQuiz(props, overrides);
  fireEvent.click(screen.getByText('Retry'));
  await screen.findByText(`Based on your ${answers.length} answers`);
  return rendered;
}

/** The heading that contains the question. */
export const question = () => screen.getByRole('heading', { level: 3 });
