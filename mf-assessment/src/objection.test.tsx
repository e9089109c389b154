import { requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { makeResponse } from './testing/fake-assessment-api.ts';
import {
  choice,
  openContactAssessment,
  questionsShown,
} from './testing/open-contact-assessment.tsx';
import { CONTACT, openQuiz, press, SEVEN_ANSWERS } from './testing/open-quiz.tsx';

const CONTACT_PATH = `/api/contacts/${CONTACT.id}`;
const SAVE = 'POST /api/assessment-responses';
const OBJECTED = { ...CONTACT, objectedAt: '2026-05-03T09:00:00.000Z' };
const TITLE = 'They objected, so no estimate is kept';
const DRAFT_KEY = `rapport.quiz-draft:${TEST_USER.id}:${CONTACT.id}`;
const DROPPED = {
  variant: 'destructive',
  title: TITLE,
  description: "Your answers weren't saved and are gone from this browser.",
};
const refuse = () => Promise.reject(requestError(TITLE, 409, 'CONTACT_OBJECTED'));
const notify = jest.fn();

afterEach(() => {
  localStorage.clear();
});

describe('the assessment page of someone who objected', () => {
  it('asks nothing, leads back to the contact, and drops what this browser has stored', async () => {
    localStorage.setItem(DRAFT_KEY, '{}');
    const { start, answers } = openContactAssessment();
    answers.set(`GET ${CONTACT_PATH}`, () => Promise.resolve(OBJECTED));
    start();
    expect(await screen.findByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Contact' })).toHaveAttribute(
      'href',
      `/contacts/${CONTACT.id}`,
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('sends an answer that is refused once, drops all, and says so', async () => {
    const { start, answers, request, user } = openContactAssessment([], { notify });
    start();
    await questionsShown();
    answers.set(SAVE, refuse);
    answers.set(`GET ${CONTACT_PATH}`, () => Promise.resolve(OBJECTED));
    await user.click(choice('workstyle-ei', 'A'));
    expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
    expect(notify).toHaveBeenCalledWith(DROPPED);
    expect(localStorage).toHaveLength(0);
    window.dispatchEvent(new Event('online'));
    expect(request.mock.calls.filter(([, options]) => options?.method === 'POST')).toHaveLength(1);
  });

  it('says the same when the objection came before Complete Assessment', async () => {
    const five = ['workstyle-ei', 'workstyle-sn', 'workstyle-tf', 'workstyle-jp', 'motivation-1'];
    const { start, answers, user } = openContactAssessment(
      five.map((id) => makeResponse(id, 'A')),
      { notify },
    );
    start();
    await questionsShown();
    answers.set(`POST /api/assessment-complete/${CONTACT.id}`, refuse);
    answers.set(`GET ${CONTACT_PATH}`, () => Promise.resolve(OBJECTED));
    await user.click(screen.getByRole('button', { name: 'Complete Assessment' }));
    expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
    expect(notify).toHaveBeenLastCalledWith(DROPPED);
  });
});

describe('the quiz about someone who objected', () => {
  it('shows no question and no Retry once its result was refused, and keeps no draft', async () => {
    const request = jest.fn(refuse);
    const onClose = jest.fn();
    const { user } = openQuiz({ onClose }, { request, notify });
    await press(SEVEN_ANSWERS);
    expect(await screen.findByRole('heading', { name: TITLE, level: 3 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(notify).toHaveBeenLastCalledWith(DROPPED);
    expect(request).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(onClose).toHaveBeenCalled();
  });

  it('asks nothing where the page has learned of the objection in the meantime', async () => {
    const { queryClient } = openQuiz({}, { notify });
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(0);
    queryClient.setQueryData([CONTACT_PATH], OBJECTED);
    expect(await screen.findByRole('heading', { name: TITLE, level: 3 })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
