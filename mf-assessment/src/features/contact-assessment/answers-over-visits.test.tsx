import { type Answer } from '@rapport/contracts';
import { type ShellUser } from '@rapport/remote-api';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { makeResponse } from '../../testing/fake-assessment-api.ts';
import {
  ASSESSMENT_PATH,
  choice,
  openContactAssessment,
  questionsShown,
} from '../../testing/open-contact-assessment.tsx';
import { CONTACT } from '../../testing/open-quiz.tsx';

const SAVE = 'POST /api/assessment-responses';
const STORED = `GET /api/assessment-responses/${CONTACT.id}`;
const busy = requestError('HTTP 503 - Service Unavailable', 503);
/** A clock that runs normally, and can be advanced beyond the pauses between attempts. */
const useClock = () => jest.useFakeTimers({ advanceTimers: true });
const afterRetries = () => act(() => jest.advanceTimersByTimeAsync(60_000));

/** The stored answers, in the order in which the API stores them. `fails` decides which ones the API rejects. */
function stores(
  { answers, request }: ReturnType<typeof openContactAssessment>,
  fails: (answer: Answer) => boolean,
) {
  const stored: Answer[] = [];
  answers.set(SAVE, () => {
    const body = request.mock.lastCall?.[1]?.body as { questionId: string; responseText: Answer };
    if (fails(body.responseText)) return Promise.reject(busy);
    stored.push(body.responseText);
    return Promise.resolve(makeResponse(body.questionId, body.responseText));
  });
  return stored;
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('answers that are not saved when the page is left', () => {
  it('are never saved after a newer answer of the next visit', async () => {
    useClock();
    const page = openContactAssessment();
    const stored: Answer[] = stores(page, (answer) => answer === 'A' && !stored.includes('B'));
    const { router } = page.start();
    await questionsShown();
    await page.user.click(choice('workstyle-ei', 'A'));
    await act(() => router.navigate('/contacts'));
    await act(() => router.navigate(ASSESSMENT_PATH));
    await questionsShown();
    expect(choice('workstyle-ei', 'A')).toBeChecked();
    await page.user.click(choice('workstyle-ei', 'B'));
    await waitFor(() => expect(stored).toEqual(['B']));
    await afterRetries();
    expect(stored).toEqual(['B']);
    expect(choice('workstyle-ei', 'B')).toBeChecked();
    expect(localStorage).toHaveLength(0);
  });

  it('are saved while another page is shown', async () => {
    const page = openContactAssessment();
    let isBusy = true;
    const stored = stores(page, () => isBusy);
    const { router } = page.start();
    await questionsShown();
    await page.user.click(choice('workstyle-ei', 'A'));
    await act(() => router.navigate('/contacts'));
    isBusy = false;
    await waitFor(() => expect(stored).toEqual(['A']));
  });

  it('give way to a newer answer from another browser', async () => {
    const page = openContactAssessment();
    const { answers, start, user } = page;
    let isRefused = true;
    answers.set(SAVE, () => Promise.reject(requestError(isRefused ? 'refused' : 'sent', 400)));
    start();
    await questionsShown();
    await user.click(choice('workstyle-ei', 'A'));
    await screen.findByRole('alert');
    const updatedAt = new Date(Date.now() + 60_000).toISOString();
    answers.set(STORED, () => Promise.resolve([makeResponse('workstyle-ei', 'B', { updatedAt })]));
    isRefused = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(choice('workstyle-ei', 'B')).toBeChecked());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('are still sent when the stored answer is the one that they replace, even if the clock of this browser is wrong', async () => {
    const updatedAt = new Date(Date.now() + 3_600_000).toISOString();
    const page = openContactAssessment([makeResponse('workstyle-ei', 'B', { updatedAt })]);
    let isRefused = true;
    page.answers.set(SAVE, () =>
      isRefused
        ? Promise.reject(requestError('refused', 400))
        : Promise.resolve(makeResponse('workstyle-ei', 'A')),
    );
    page.start();
    await questionsShown();
    await page.user.click(choice('workstyle-ei', 'A'));
    await screen.findByRole('alert');
    isRefused = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(choice('workstyle-ei', 'A')).toBeChecked();
  });

  it('are not sent after the person has signed out, and stay in the browser', async () => {
    useClock();
    let user: ShellUser | null = TEST_USER;
    const listeners = new Set<() => void>();
    const page = openContactAssessment([], {
      user: {
        get: () => user,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
    page.answers.set(SAVE, () => Promise.reject(busy));
    page.start();
    await questionsShown();
    await page.user.click(choice('workstyle-ei', 'A'));
    const sent = () => page.request.mock.calls.filter(([, options]) => options?.method === 'POST');
    const before = sent().length;
    user = null;
    act(() => listeners.forEach((listener) => listener()));
    await afterRetries();
    expect(sent()).toHaveLength(before);
    expect(localStorage).toHaveLength(1);
  });
});

describe('the answers about a contact that is gone', () => {
  it('are forgotten with the quiz draft when the API refuses them, and the page says that the contact is gone', async () => {
    const page = openContactAssessment();
    const gone = () => Promise.reject(requestError('Contact not found', 404, 'CONTACT_NOT_FOUND'));
    page.start();
    await questionsShown();
    localStorage.setItem(`rapport.quiz-draft:${TEST_USER.id}:${CONTACT.id}`, '{}');
    page.answers.set(SAVE, gone);
    page.answers.set(STORED, gone);
    page.answers.set(`GET /api/contacts/${CONTACT.id}`, gone);
    await page.user.click(choice('workstyle-ei', 'A'));
    expect(await screen.findByRole('heading', { name: 'Contact not found' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('are forgotten when the API says that the contact is gone', async () => {
    const page = openContactAssessment();
    localStorage.setItem(`rapport.quiz-draft:${TEST_USER.id}:${CONTACT.id}`, '{}');
    page.answers.set(`GET /api/contacts/${CONTACT.id}`, () =>
      Promise.reject(requestError('Contact not found', 404, 'CONTACT_NOT_FOUND')),
    );
    page.start();
    await screen.findByRole('heading', { name: 'Contact not found' });
    expect(localStorage).toHaveLength(0);
  });

  it('are neither shown nor sent after the contact was deleted elsewhere in this tab', async () => {
    const page = openContactAssessment();
    page.answers.set(SAVE, () => Promise.reject(requestError('refused', 400)));
    page.start();
    await questionsShown();
    await page.user.click(choice('workstyle-ei', 'A'));
    await screen.findByRole('alert');
    act(() => forgetContact(TEST_USER.id, CONTACT.id));
    expect(choice('workstyle-ei', 'A')).not.toBeChecked();
    expect(localStorage).toHaveLength(0);
  });
});
