import { QUIZ_BANK, quizResponses, scoreQuiz } from '@rapport/contracts';
import { type QuizDialogProps, type ShellApi } from '@rapport/remote-api';
import { constantSource, requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { CONTACT, openQuiz, press, SEVEN_ANSWERS } from '../../testing/open-quiz.tsx';

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

/** A promise that the test settles. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('saving', () => {
  it('sends the result with its evidence under a key of its own', async () => {
    open();
    await press(SEVEN_ANSWERS);
    await screen.findByText('Based on your 7 answers');
    expect(request).toHaveBeenCalledTimes(1);
    const responses = quizResponses(QUIZ_BANK, SEVEN_ANSWERS);
    const result = scoreQuiz(QUIZ_BANK, responses);
    expect(request).toHaveBeenCalledWith('/api/quiz-complete', {
      method: 'POST',
      headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/) },
      body: {
        contactId: CONTACT.id,
        mbtiType: 'ISTJ',
        enneagramType: 1,
        mbtiConfidence: 87,
        enneagramConfidence: result.enneagramConfidence,
        mbtiAmbiguousLetters: [],
        enneagramSecondaryTypes: [3, 8],
        notes: result.notes.map(({ text }) => text),
        responses,
      },
    });
    expect(responses.every(({ confidence }) => confidence === 'medium')).toBe(true);
  });

  it("shows 'Saving...' over the last answer until the result is stored", async () => {
    const stored = deferred();
    request.mockReturnValue(stored.promise);
    const { user } = open();
    await press(SEVEN_ANSWERS);
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
    expect(screen.getByText('Question 7')).toBeVisible();
    expect(screen.getByText('100%')).toBeVisible();
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
    await press(['B']);
    await user.keyboard('{Backspace}');
    expect(screen.getByText('Question 7')).toBeVisible();
    expect(request).toHaveBeenCalledTimes(1);
    await act(async () => stored.resolve());
    expect(screen.getByText('Based on your 7 answers')).toBeVisible();
  });

  it('notifies the person', async () => {
    open();
    await press(SEVEN_ANSWERS);
    await screen.findByText('Based on your 7 answers');
    expect(notify).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledWith({
      title: 'Assessment Complete',
      description: 'Detailed personality assessment has been saved for this contact.',
    });
  });

  it('keeps the quiz, the answers and the key when it fails, and can be repeated', async () => {
    request.mockRejectedValueOnce(requestError('HTTP 500 - Server Error'));
    const { user } = open();
    await press(SEVEN_ANSWERS);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(notify).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to save assessment results. Please try again.',
    });
    expect(screen.getByText("The result isn't saved yet")).toBeVisible();
    expect(screen.getByText('Question 7')).toBeVisible();
    expect(screen.getAllByRole('radio')[0]).toBeChecked();

    await user.click(retry);
    await screen.findByText('Based on your 7 answers');
    const [first, second] = request.mock.calls;
    expect(second).toEqual(first);
  });

  it('sends a changed last answer as another result', async () => {
    request.mockRejectedValueOnce(requestError('offline', null));
    open();
    await press(SEVEN_ANSWERS);
    await screen.findByRole('button', { name: 'Retry' });
    await press(['B']);
    await screen.findByText('Based on your 7 answers');
    const keys = request.mock.calls.map(([, options]) => options.headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
    expect(request.mock.lastCall?.[1].body.responses.at(-1)).toMatchObject({ answer: 'B' });
  });

  it('tries at once when the browser says that it is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    request.mockRejectedValue(requestError('Failed to fetch', null));
    open();
    await press(SEVEN_ANSWERS);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('the draft of a quiz', () => {
  it('is there after a reload, and can be dropped', async () => {
    const first = open();
    await press(['A', 'Unsure', 'B']);
    first.unmount();

    const { user } = open();
    expect(screen.getByText(/You've answered 3 questions about Michael Faraday/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Question 4')).toBeVisible();
    expect(screen.getByText('25%')).toBeVisible();
  });

  it('can be dropped after a reload', async () => {
    const first = open();
    await press(['A', 'Unsure', 'B']);
    first.unmount();

    const { user } = open();
    await press(['A']);
    await user.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(screen.getByText('Question 1')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('is not asked about when it was not changed', async () => {
    const first = open();
    await press(['A']);
    first.unmount();

    const { user } = open();
    expect(screen.getByText(/You've answered one question/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(1);
  });

  it('is there with a Retry when the result could not be saved before', async () => {
    request.mockRejectedValue(requestError('HTTP 503 - Service Unavailable', 503));
    const first = open();
    await press(SEVEN_ANSWERS);
    await screen.findByRole('button', { name: 'Retry' });
    first.unmount();

    request.mockResolvedValue({});
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Based on your 7 answers');
    const keys = request.mock.calls.map(([, options]) => options.headers['Idempotency-Key']);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is removed once the result is saved', async () => {
    open();
    await press(['A']);
    expect(localStorage).toHaveLength(1);
    await press(SEVEN_ANSWERS.slice(1));
    await screen.findByText('Based on your 7 answers');
    expect(localStorage).toHaveLength(0);
  });

  it('belongs to one person and one contact', async () => {
    const first = open();
    await press(['A', 'A']);
    first.unmount();
    const other = { id: '0190c4f0-0000-7000-8000-000000000002', displayName: 'Emmy Noether' };
    open({ contact: other }).unmount();
    const stranger = { ...TEST_USER, id: '00000000-0000-4000-8000-00000000000b' };
    open({}, { user: constantSource(stranger) });
    expect(screen.getByText('Question 1')).toBeVisible();
    expect(screen.queryByText(/where you stopped/)).not.toBeInTheDocument();
  });

  it('lasts as long as the page while storage is closed, and the dialog says so', async () => {
    const closed = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(closed);
    }
    const { user } = open();
    await press(['A', 'B']);
    expect(screen.getByText('Question 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Your 2 answers stay here until you leave or reload this page',
    );
    await user.click(screen.getByRole('button', { name: 'Keep Answering' }));
    await press(SEVEN_ANSWERS.slice(2));
    expect(await screen.findByText('Based on your 7 answers')).toBeVisible();
  });
});
