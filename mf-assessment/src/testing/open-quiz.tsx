import { type Answer } from '@rapport/contracts';
import { type QuizDialogProps, type ShellApi } from '@rapport/remote-api';
import { fakeShell, renderInShell } from '@rapport/remote-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuizDialog } from '../quiz-dialog.tsx';

export const CONTACT = {
  id: '0190c4f0-0000-7000-8000-000000000001',
  displayName: 'Michael Faraday',
};

/** Seven decided answers: ISTJ, with three motivation types level. */
export const SEVEN_ANSWERS: readonly Answer[] = ['B', 'A', 'A', 'A', 'A', 'A', 'A'];

const KEYS: Record<Answer, string> = { A: '1', B: '2', Unsure: '3' };

/** Renders the quiz dialog about `CONTACT`, open. */
export function openQuiz(props: Partial<QuizDialogProps>, overrides: Partial<ShellApi>) {
  const shell = fakeShell(overrides);
  return {
    ...renderInShell(
      <QuizDialog shell={shell} contact={CONTACT} open onClose={() => {}} {...props} />,
      { shell },
    ),
    user: userEvent.setup(),
  };
}

/** Gives the answers with the keyboard, one after another. */
export async function press(answers: readonly Answer[]) {
  const user = userEvent.setup();
  for (const answer of answers) await user.keyboard(KEYS[answer]);
}

/** The heading that asks. */
export const question = () => screen.getByRole('heading', { level: 3 });
