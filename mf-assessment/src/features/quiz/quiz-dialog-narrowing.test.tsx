import { type QuizRun } from '@rapport/api-client';
import {
  estimateDetails,
  QUIZ_BANK,
  quizResponses,
  scoreQuiz,
  type QuizResponse,
} from '@rapport/contracts';
import { requestError } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import {
  CONTACT,
  openQuiz,
  openResult,
  press,
  question,
  SEVEN_ANSWERS,
} from '../../testing/open-quiz.tsx';

const request = jest.fn();
const notify = jest.fn();
const onClose = jest.fn();

/** Results in type 8 alone: 6 of 1 or 6, 2 of 3 or 2, 8 of 5 or 8, 7 of 7 or 1, 8 of 8 or 3. */
const FOR_EIGHT = ['B', 'B', 'B', 'A', 'A'] as const;

beforeEach(() => {
  request.mockResolvedValue({});
});

afterEach(() => {
  localStorage.clear();
});

/** Opens the result of seven decided answers, in which 1, 3, and 8 are tied, with its offer. */
async function openTie() {
  const rendered = await openResult(SEVEN_ANSWERS, { onClose }, { request, notify });
  const start = () => rendered.user.click(screen.getByRole('button', { name: 'Narrow it down' }));
  return { ...rendered, start };
}

function runOf(responses: QuizResponse[] | null): QuizRun {
  const { notes, ...result } = scoreQuiz(QUIZ_BANK, responses ?? []);
  return {
    id: '0190c4f0-0000-7000-8000-0000000000a1',
    contactId: CONTACT.id,
    createdAt: '2026-01-08T09:00:00.000Z',
    ...result,
    ...estimateDetails(QUIZ_BANK, responses ?? []),
    notes: notes.map(({ text }) => text),
    responses,
    baseRunId: null,
    source: 'quiz',
    changes: null,
  };
}

describe('narrowing down a result of an earlier session', () => {
  const earlier = quizResponses(QUIZ_BANK, SEVEN_ANSWERS);
  const openNarrowing = (responses: QuizResponse[] | null) => {
    request.mockImplementation((path: string) =>
      Promise.resolve(path.startsWith('/api/assessment-runs/') ? [runOf(responses)] : {}),
    );
    return openQuiz({ onClose, start: 'narrowing' }, { request, notify });
  };

  it('begins with the questions that tell its types apart, and saves all answers', async () => {
    openNarrowing(earlier);
    expect(await screen.findByText('5 questions to tell the tied types apart')).toBeVisible();
    expect(question()).toHaveTextContent('Before they email you a piece of work they usually...');
    await press(FOR_EIGHT);
    expect(await screen.findByText('Based on your 12 answers')).toBeVisible();
    const [path, { body }] = request.mock.calls.find(([to]) => to === '/api/quiz-complete') ?? [];
    expect(path).toBe('/api/quiz-complete');
    expect(body).toMatchObject({ enneagramType: 8 });
    expect(body.responses.slice(0, 7)).toMatchObject(earlier);
  });

  it('works with incomplete answers of the assessment page', async () => {
    openNarrowing(earlier.slice(2).map((response) => ({ ...response, confidence: 'high' })));
    expect(await screen.findByText('5 questions to tell the tied types apart')).toBeVisible();
  });

  it('says that its answers last only as long as the page', async () => {
    const { user } = openNarrowing(earlier);
    await screen.findByText('Question 1');
    await press(['A']);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'until you leave or reload this page',
    );
  });

  it('begins a quiz where the result has no answers', async () => {
    openNarrowing(null);
    expect(await screen.findByText("7 questions, more where you're not sure")).toBeVisible();
  });

  it('offers to try again when the answers cannot be loaded', async () => {
    request.mockRejectedValueOnce(requestError('HTTP 500', 500));
    const { user } = openQuiz({ onClose, start: 'narrowing' }, { request, notify });
    expect(await screen.findByText("Couldn't load the answers")).toBeVisible();
    request.mockResolvedValue([runOf(earlier)]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Question 1')).toBeVisible();
  });
});

describe('narrowing down a tie', () => {
  it('is offered with the number of its questions', async () => {
    await openTie();
    expect(screen.getByText(/Five more questions can tell these types apart/)).toBeVisible();
  });

  it('is not offered when one type leads', async () => {
    const motivation = ['Unsure', 'A', 'A', 'A', 'A', 'Unsure', 'A', 'B'] as const;
    await openResult(['A', 'A', 'A', 'A', ...motivation], { onClose }, { request, notify });
    expect(screen.getByText('Achievement-Focused')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Narrow it down' })).not.toBeInTheDocument();
  });

  it('asks follow-ups that contrast the tied types, with a progress of its own', async () => {
    const { start } = await openTie();
    await start();
    expect(screen.getByText('Question 1')).toBeVisible();
    expect(screen.getByText('0%')).toBeVisible();
    expect(screen.getByText('Follow-up Question')).toBeVisible();
    expect(question()).toHaveTextContent('Before they email you a piece of work they usually...');
    expect(question()).toHaveFocus();
    await press(['A']);
    expect(screen.getByText('Question 2')).toBeVisible();
    expect(screen.getByText('20%')).toBeVisible();
  });

  it('changes the motivation part only, and saves the result with its evidence', async () => {
    const { start } = await openTie();
    const before = request.mock.lastCall?.[1].body;
    await start();
    await press(FOR_EIGHT);
    expect(await screen.findByText('Based on your 12 answers')).toBeVisible();
    expect(screen.getByText('Motivation type 8')).toBeVisible();
    expect(screen.getByText('Impact-Asserting')).toBeVisible();
    expect(screen.getByText('Dependable Organizer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Narrow it down' })).not.toBeInTheDocument();
    expect(notify).toHaveBeenCalledTimes(2);

    const [path, { body, headers }] = request.mock.lastCall ?? [];
    expect(path).toBe('/api/quiz-complete');
    expect(headers['Idempotency-Key']).not.toBe('earlier-sitting');
    expect(body).toMatchObject({ enneagramType: 8, enneagramSecondaryTypes: [] });
    expect({ ...body, ...motivationOf(before) }).toEqual({ ...before, responses: body.responses });
    expect(body.responses.slice(0, 7)).toEqual(before.responses);
    expect(body.responses.slice(7)).toEqual(
      FOR_EIGHT.map((answer) => ({
        questionId: expect.stringMatching(/^motivation-\d-f\d$/),
        answer,
        confidence: 'medium',
        narrowing: true,
      })),
    );
  });

  it('leads back to the result that it began with', async () => {
    const { start, user } = await openTie();
    await start();
    await press(['A']);
    await user.click(screen.getByRole('button', { name: 'Previous Question' }));
    await user.click(screen.getByRole('button', { name: 'Back to Result' }));
    expect(screen.getByText('Based on your 7 answers')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Narrow it down' })).toBeVisible();
  });

  it('closes at once before its first answer, and asks to confirm after it', async () => {
    const { start, user } = await openTie();
    await start();
    await press(['A']);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Your answer stays in this browser');
    await user.click(screen.getByRole('button', { name: 'Keep Answering' }));
    await user.keyboard('{Backspace}{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('goes on after a reload', async () => {
    const { start, unmount } = await openTie();
    await start();
    await press(['B', 'B']);
    unmount();
    const { user } = openQuiz({}, { request, notify });
    expect(
      screen.getByText(/answered 2 questions to narrow down the motivation type/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Question 3')).toBeVisible();
    await press(FOR_EIGHT.slice(2));
    expect(await screen.findByText('Motivation type 8')).toBeVisible();
  });

  it('keeps its answers when saving fails, and retries', async () => {
    const { start, user } = await openTie();
    await start();
    request.mockRejectedValueOnce(requestError('offline', null));
    await press(FOR_EIGHT);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Motivation type 8')).toBeVisible();
    const [failed, repeated] = request.mock.calls.slice(-2);
    expect(repeated).toEqual(failed);
  });
});

function motivationOf(body: Record<string, unknown>) {
  const { enneagramType, enneagramConfidence, enneagramSecondaryTypes, notes } = body;
  return { enneagramType, enneagramConfidence, enneagramSecondaryTypes, notes };
}
