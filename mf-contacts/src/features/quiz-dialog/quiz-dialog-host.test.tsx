import { CONTRACT_VERSION, type QuizDialogProps } from '@rapport/remote-api';
import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssessmentButton } from './assessment-button.tsx';
import { QuizDialogHost } from './quiz-dialog-host.tsx';

function QuizDialog({ contact, onClose }: QuizDialogProps) {
  return (
    <div role="dialog" aria-label={`Quiz about ${contact.displayName}`}>
      <button onClick={onClose}>Close quiz</button>
    </div>
  );
}

function BrokenQuiz(): never {
  throw new Error('bad build');
}

const quiz = { contract: CONTRACT_VERSION, QuizDialog };

function renderButton(loadRemoteModule: jest.Mock) {
  const shell = fakeShell({ loadRemoteModule });
  return renderInShell(
    <QuizDialogHost contact={{ id: 'c-1', displayName: 'Lise Meitner' }}>
      <AssessmentButton>Update Personality Assessment</AssessmentButton>
    </QuizDialogHost>,
    { shell },
  );
}

const button = () => screen.getByRole('button', { name: 'Update Personality Assessment' });

describe('QuizDialogHost', () => {
  it('loads the quiz on the first click and opens it about the contact', async () => {
    const load = jest.fn().mockResolvedValue(quiz);
    renderButton(load);
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(button());
    expect(await screen.findByRole('dialog', { name: 'Quiz about Lise Meitner' })).toBeVisible();
    expect(load).toHaveBeenCalledWith('mf-assessment/quiz-dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close quiz' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows that it is loading', async () => {
    renderButton(jest.fn().mockReturnValue(new Promise(() => {})));
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });

  it("reports a quiz that can't be loaded, and opens it on Retry", async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('mf-assessment/quiz-dialog could not be loaded'))
      .mockResolvedValueOnce(quiz);
    renderButton(load);
    await userEvent.click(button());
    const failure = await screen.findByRole('dialog', {
      name: "Couldn't open the assessment",
    });
    expect(failure).toHaveTextContent(/Your contacts keep working/);
    expect(failure).toHaveTextContent('mf-assessment/quiz-dialog could not be loaded');
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog', { name: 'Quiz about Lise Meitner' })).toBeVisible();
  });

  it('shows the same if the quiz fails to render, and stays usable', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    renderButton(
      jest.fn().mockResolvedValue({ contract: CONTRACT_VERSION, QuizDialog: BrokenQuiz }),
    );
    await userEvent.click(button());
    const failure = await screen.findByRole('dialog', {
      name: "Couldn't open the assessment",
    });
    expect(failure).toHaveTextContent('bad build');
    await userEvent.click(within(failure).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button()).toBeVisible();
    expect(error).toHaveBeenCalled();
  });
});
