import { QUIZ_BANK } from '@rapport/contracts';
import { type QuizDialogProps, type ShellApi } from '@rapport/remote-api';
import { constantSource, fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuizDialog } from './quiz-dialog.tsx';
import { Acknowledged } from '../../testing/acknowledged.tsx';
import { CONTACT, openQuiz, press, question, SEVEN_ANSWERS } from '../../testing/open-quiz.tsx';

const request = jest.fn();
const notify = jest.fn();
const onClose = jest.fn();
const open = (props: Partial<QuizDialogProps> = {}, shell: Partial<ShellApi> = {}) =>
  openQuiz({ onClose, ...props }, { request, notify, ...shell });

beforeEach(() => {
  request.mockResolvedValue({});
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

/** The text of the question with this id. */
function textOf(id: string): string {
  const found = QUIZ_BANK.find((each) => each.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found.text;
}

describe('a question', () => {
  it('shows its number, the progress, three answers and the contact', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Assess Michael Faraday' })).toBeVisible();
    expect(screen.getByText('Question 1')).toBeVisible();
    expect(screen.getByText('0%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Quiz progress' })).toHaveValue(0);
    expect(question()).toHaveTextContent('In a group discussion they usually...');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'Not sure / have not seen this' })).not.toBeChecked();
  });

  it('shows the photo that the page has of the contact, and asks for nothing', async () => {
    const { queryClient } = open();
    const photo = () => screen.getByRole('dialog').querySelector('img');
    expect(photo()).toBeNull();
    queryClient.setQueryData([`/api/contacts/${CONTACT.id}`], {
      ...CONTACT,
      photoPath: '/photos/a/b/c',
      objectedAt: null,
    });
    await waitFor(() => expect(photo()).toHaveAttribute('src', 'https://api.test/photos/a/b/c'));
    expect(request).not.toHaveBeenCalled();
  });

  it('has no Previous Question before the first answer', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Previous Question' })).not.toBeInTheDocument();
    expect(screen.getByText(/not a fact about the person/)).toBeVisible();
  });

  it('is followed by the next one at once when answered with the mouse', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: /listen first and speak/ }));
    expect(screen.getByText('Question 2')).toBeVisible();
    expect(screen.getByText('14%')).toBeVisible();
    expect(question()).toHaveTextContent(textOf('workstyle-sn'));
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('has the focus when it appears', async () => {
    const { user } = open();
    expect(question()).toHaveFocus();
    await user.click(screen.getAllByRole('radio')[0]!);
    expect(question()).toHaveFocus();
  });

  it('is not answered by an arrow key, but by Enter on the card that it reaches', async () => {
    const { user } = open();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Question 1')).toBeVisible();
    expect(screen.getAllByRole('radio')[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Question 2')).toBeVisible();
  });

  it('ignores keys that belong to the browser or are held down', async () => {
    const { user } = open();
    await user.keyboard('{Control>}1{/Control}{Meta>}2{/Meta}{Alt>}3{/Alt}4x');
    expect(screen.getByText('Question 1')).toBeVisible();
    await user.keyboard('{1>3/}');
    expect(screen.getByText('Question 2')).toBeVisible();
  });
});

describe('the order of questions', () => {
  it('is work style first, then motivation, seven in all', async () => {
    open();
    const firstLevel = QUIZ_BANK.filter(({ level }) => level === 'L1');
    expect(firstLevel).toHaveLength(7);
    for (const { text } of firstLevel) {
      expect(question()).toHaveTextContent(text);
      await press(['A']);
    }
    expect(await screen.findByRole('dialog', { name: 'Michael Faraday at work' })).toBeVisible();
  });

  it('puts the five follow-ups of an Unsure after the rest, each with a badge', async () => {
    open();
    await press(['A', 'Unsure', 'A', 'A', 'A', 'A', 'A']);
    expect(screen.getByText('Question 8')).toBeVisible();
    for (const number of [1, 2, 3, 4, 5]) {
      expect(question()).toHaveTextContent(textOf(`workstyle-sn-f${number}`));
      expect(screen.getByText('Follow-up Question')).toBeVisible();
      expect(question()).toHaveAccessibleDescription('Follow-up Question');
      await press(['Unsure']);
    }
    expect(await screen.findByText('Based on your 12 answers')).toBeVisible();
  });

  it('never lets the progress fall when an Unsure adds questions', async () => {
    open();
    await press(['A', 'A', 'A']);
    expect(screen.getByText('43%')).toBeVisible();
    await press(['Unsure']);
    expect(screen.getByText('49%')).toBeVisible();
    expect(screen.queryByText('Follow-up Question')).not.toBeInTheDocument();
  });
});

describe('the questions that an Unsure adds', () => {
  it('can be left, and the answers so far are the result', async () => {
    const { user } = open();
    await press(['A', 'Unsure', 'A', 'A', 'A', 'A']);
    expect(screen.queryByRole('button', { name: 'Finish without these' })).not.toBeInTheDocument();
    await press(['A', 'B']);
    await user.click(screen.getByRole('button', { name: 'Finish without these' }));
    expect(await screen.findByText('Based on your 8 answers')).toBeVisible();
  });
});

describe('Previous Question', () => {
  it('takes back the last answer, and the follow-ups that it had added', async () => {
    const { user } = open();
    await press(['A', 'A', 'A', 'Unsure']);
    expect(screen.getByText('49%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous Question' }));
    expect(screen.getByText('Question 4')).toBeVisible();
    expect(screen.getByText('43%')).toBeVisible();
    expect(question()).toHaveTextContent(textOf('workstyle-jp'));
    expect(question()).toHaveFocus();
  });

  it('is also on Backspace, and does nothing at the first question', async () => {
    const { user } = open();
    await press(['A']);
    await user.keyboard('{Backspace}');
    expect(screen.getByText('Question 1')).toBeVisible();
    await user.keyboard('{Backspace}');
    expect(screen.getByText('Question 1')).toBeVisible();
  });
});

describe('leaving', () => {
  it('does not ask to confirm before the first answer', async () => {
    const { user } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks to confirm once there are answers, and stays at the same question', async () => {
    const { user } = open();
    await press(['A', 'A']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const ask = screen.getByRole('alertdialog', { name: 'Leave the quiz?' });
    expect(ask).toHaveTextContent('Your 2 answers stay in this browser.');
    await press(['A']);
    await user.click(within(ask).getByRole('button', { name: 'Keep Answering' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('Question 3')).toBeVisible();
  });

  it('closes when it is confirmed', async () => {
    const { user } = open();
    await press(['A']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Leave Quiz' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('opening and closing', () => {
  function Host({ shell }: { shell: ShellApi }) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button onClick={() => setShown(true)}>Assess</button>
        <QuizDialog shell={shell} contact={CONTACT} open={shown} onClose={() => setShown(false)} />
      </>
    );
  }

  function host() {
    const shell = fakeShell({ request, notify });
    renderInShell(
      <Acknowledged>
        <Host shell={shell} />
      </Acknowledged>,
      { shell },
    );
    return userEvent.setup();
  }

  it('moves the focus to the question, and on closing back to where it was', async () => {
    const user = host();
    await user.click(screen.getByRole('button', { name: 'Assess' }));
    expect(question()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Assess' })).toHaveFocus();
  });

  it('continues with the draft of the last time', async () => {
    const user = host();
    await user.click(screen.getByRole('button', { name: 'Assess' }));
    await press(['A', 'A']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Leave Quiz' }));
    await user.click(screen.getByRole('button', { name: 'Assess' }));
    expect(question()).toHaveTextContent('Continue where you left off?');
    expect(question()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Question 3')).toBeVisible();
    expect(question()).toHaveFocus();
  });

  it('begins a new quiz once a result is saved', async () => {
    const user = host();
    await user.click(screen.getByRole('button', { name: 'Assess' }));
    await press(SEVEN_ANSWERS);
    await user.click(await screen.findByRole('button', { name: 'View Contact Profile' }));
    await user.click(screen.getByRole('button', { name: 'Assess' }));
    expect(screen.getByText('Question 1')).toBeVisible();
  });

  it('goes on saving when it is closed while saving, and notifies the person', async () => {
    let arrive = () => {};
    request.mockReturnValue(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    const user = host();
    await user.click(screen.getByRole('button', { name: 'Assess' }));
    await press(SEVEN_ANSWERS);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Leave Quiz' }));
    await act(async () => arrive());
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Assessment Complete' }));
    expect(localStorage).toHaveLength(0);
  });

  it('shows nothing while it is closed or no one is signed in', () => {
    const closed = open({ open: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    closed.unmount();
    open({}, { user: constantSource(null) });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says at the start how many questions there are, and why there are more after an Unsure', async () => {
    openQuiz({}, {});
    expect(screen.getByText("7 questions, more where you're not sure")).toBeVisible();
    await press(['A', 'A', 'A']);
    expect(screen.getByText('43%')).toBeVisible();
    await press(['Unsure']);
    expect(screen.getByText('49%')).toBeVisible();
    expect(screen.getByText("5 more questions, because you weren't sure")).toBeVisible();
    await press(['A']);
    expect(screen.queryByText(/because you weren't sure/)).not.toBeInTheDocument();
  });

  it('never moves its progress bar back after an answer', async () => {
    openQuiz({}, {});
    const drawn = () => {
      const fill = screen.getByRole('progressbar').firstElementChild;
      return Number(/-([\d.]+)%/.exec(fill?.getAttribute('style') ?? '')?.[1]);
    };
    await press(['A', 'A', 'A']);
    const before = drawn();
    await press(['Unsure']);
    expect(drawn()).toBeLessThan(before);
  });
});
