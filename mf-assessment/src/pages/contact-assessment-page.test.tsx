import { type AssessmentResponse } from '@rapport/api-client';
import { ASSESSMENT_DEFAULTS } from '@rapport/contracts';
import { requestError } from '@rapport/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ACKNOWLEDGED_PROFILE, NEW_PROFILE } from '../testing/acknowledged.tsx';
import { makeResponse } from '../testing/fake-assessment-api.ts';
import {
  choice,
  openContactAssessment,
  questionGroup as group,
  questionsShown as ready,
} from '../testing/open-contact-assessment.tsx';
import { CONTACT } from '../testing/open-quiz.tsx';

const RESPONSES = 'POST /api/assessment-responses';
const COMPLETE = `POST /api/assessment-complete/${CONTACT.id}`;
const notify = jest.fn();

const openPage = (stored: readonly AssessmentResponse[] = [], path?: string) =>
  openContactAssessment(stored, path === undefined ? { notify } : { notify, path });

const card = (name: string) => within(screen.getByRole('region', { name }));
const completeButton = () => screen.getByRole('button', { name: 'Complete Assessment' });
const FIRST_FIVE = ['workstyle-ei', 'workstyle-sn', 'workstyle-tf', 'workstyle-jp', 'motivation-1'];
const fiveStored = () => FIRST_FIVE.map((id) => makeResponse(id, 'A'));

afterEach(() => {
  localStorage.clear();
});

describe('the address', () => {
  it.each(['/assessment', '/assessment/', '/assessment/undefined', '/assessment/42'])(
    "shows 'Invalid contact ID' at %s, with a way back",
    (path) => {
      const { start, request } = openPage([], path);
      start();
      expect(screen.getByRole('heading', { name: 'Invalid contact ID' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Contacts' })).toHaveAttribute(
        'href',
        '/contacts',
      );
      expect(request).not.toHaveBeenCalled();
    },
  );
});

describe('loading', () => {
  it('shows a skeleton', () => {
    const { start, answers } = openPage();
    answers.set(`GET /api/contacts/${CONTACT.id}`, () => new Promise(() => {}));
    start();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the assessment');
  });

  it("shows 'Contact not found' for a contact that is not there", async () => {
    const { start, answers } = openPage();
    answers.set(`GET /api/contacts/${CONTACT.id}`, () =>
      Promise.reject(requestError('Contact not found', 404, 'CONTACT_NOT_FOUND')),
    );
    start();
    expect(await screen.findByRole('heading', { name: 'Contact not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Contacts' })).toBeVisible();
  });

  it.each([`GET /api/contacts/${CONTACT.id}`, `GET /api/assessment-responses/${CONTACT.id}`])(
    'says why %s has failed, and loads it again',
    async (call) => {
      const { start, answers, user } = openPage();
      const usual = answers.get(call)!;
      answers.set(call, () => Promise.reject(requestError('HTTP 500 - Server Error')));
      start();
      expect(await screen.findByText(/^It appears here as soon as/)).toBeVisible();
      answers.set(call, usual);
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await ready()).toBeVisible();
    },
  );
});

describe('the first assessment', () => {
  it('begins with the responsible-use note, and then moves the focus to its heading', async () => {
    const { start, answers, user } = openPage();
    answers.set('GET /api/user/profile', () => Promise.resolve(NEW_PROFILE));
    answers.set('PUT /api/user/acknowledgements/responsible-use', () => {
      answers.set('GET /api/user/profile', () => Promise.resolve(ACKNOWLEDGED_PROFILE));
      return Promise.resolve(ACKNOWLEDGED_PROFILE.responsibleUse);
    });
    start();
    expect(
      await screen.findByRole('region', { name: 'Before your first assessment' }),
    ).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /I have read this/ }));
    await user.click(screen.getByRole('button', { name: 'Agree and Continue' }));
    expect(await ready()).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the questions', () => {
  it('are all first-level ones in two cards, about the contact by name', async () => {
    openPage().start();
    await ready();
    expect(
      screen.getByRole('heading', { name: 'What have you seen Michael Faraday do?' }),
    ).toBeVisible();
    expect(document.title).toBe('Assess Michael Faraday · Rapport');
    expect(card('Work Style Assessment').getAllByRole('radiogroup')).toHaveLength(4);
    expect(card('Motivation Assessment').getAllByRole('radiogroup')).toHaveLength(3);
    expect(card('Work Style Assessment').getByText('0 of 4')).toBeVisible();
    expect(screen.getByText('0 of 7 answered')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Contact' })).toHaveAttribute(
      'href',
      `/contacts/${CONTACT.id}`,
    );
  });

  it('show the stored answers, and the confidence of the newest', async () => {
    openPage([
      makeResponse('workstyle-ei', 'B', { confidenceLevel: 'high' }),
      makeResponse('workstyle-sn', 'A', {
        confidenceLevel: 'low',
        updatedAt: '2026-01-09T09:00:00.000Z',
      }),
      makeResponse('a-question-of-old', 'A'),
    ]).start();
    await ready();
    expect(choice('workstyle-ei', 'B')).toBeChecked();
    expect(choice('workstyle-sn', 'A')).toBeChecked();
    expect(screen.getByText('2 of 7 answered')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '29');
    expect(screen.getByRole('radio', { name: 'Low' })).toBeChecked();
    expect(screen.getByText('· high confidence')).toBeVisible();
    expect(screen.getByText('· low confidence')).toBeVisible();
  });

  it('show five follow-ups on Unsure, which hide again with their answers kept', async () => {
    const { start, user } = openPage();
    start();
    await ready();
    await user.click(choice('workstyle-sn', 'Unsure'));
    expect(screen.getByRole('button', { name: 'Follow-up questions 5' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByText('1 of 12 answered')).toBeVisible();
    await user.click(choice('workstyle-sn-f2', 'B'));
    expect(screen.getByText('2 of 12 answered')).toBeVisible();
    await user.click(choice('workstyle-sn', 'A'));
    expect(screen.queryByRole('button', { name: /Follow-up questions/ })).not.toBeInTheDocument();
    expect(screen.getByText('1 of 7 answered')).toBeVisible();
    await user.click(choice('workstyle-sn', 'Unsure'));
    expect(choice('workstyle-sn-f2', 'B')).toBeChecked();
    expect(screen.getByText('2 of 12 answered')).toBeVisible();
  });

  it('can have their follow-ups folded away', async () => {
    const { start, user } = openPage([makeResponse('workstyle-ei', 'Unsure')]);
    start();
    await ready();
    await user.click(screen.getByRole('button', { name: 'Follow-up questions 5' }));
    expect(screen.getAllByRole('radiogroup', { name: /\.\.\.$/ })).toHaveLength(7);
  });
});

describe('choosing an answer', () => {
  it('saves it at once with exactly what the API expects', async () => {
    const { start, request, user } = openPage();
    start();
    await ready();
    await user.click(choice('workstyle-tf', 'B'));
    expect(request).toHaveBeenCalledWith('/api/assessment-responses', {
      method: 'POST',
      headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/) },
      body: {
        contactId: CONTACT.id,
        userProfileId: null,
        assessmentType: 'big_five',
        questionId: 'workstyle-tf',
        questionText: 'When they explain a decision they mostly point to...',
        responseText: 'B',
        responseScore: 50,
        confidenceLevel: 'medium',
      },
    });
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it("shows 'Saving' until it is saved", async () => {
    const { start, answers, user } = openPage();
    let arrive: (value: unknown) => void = () => {};
    answers.set(RESPONSES, () => new Promise((resolve) => (arrive = resolve)));
    start();
    await ready();
    await user.click(choice('workstyle-ei', 'A'));
    expect(choice('workstyle-ei', 'A')).toBeChecked();
    expect(screen.getByText('Saving')).toBeVisible();
    await act(async () => arrive(makeResponse('workstyle-ei', 'A')));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByText('Saving')).not.toBeInTheDocument();
  });

  it('sends the confidence that is set, and again when the answer is pressed with another', async () => {
    const { start, saved, user } = openPage();
    start();
    await ready();
    await user.click(screen.getByRole('radio', { name: 'High' }));
    expect(saved).toEqual([]);
    await user.click(choice('workstyle-ei', 'A'));
    await user.click(choice('workstyle-ei', 'A'));
    await user.click(screen.getByRole('radio', { name: 'Low' }));
    await user.click(choice('workstyle-ei', 'A'));
    await waitFor(() =>
      expect(saved.map(({ confidenceLevel }) => confidenceLevel)).toEqual(['high', 'low']),
    );
  });

  it('says at the question that the answer could not be saved, and saves it on Retry', async () => {
    const { start, answers, saved, user } = openPage();
    answers.set(RESPONSES, () => Promise.reject(requestError('refused', 400)));
    start();
    await ready();
    await user.click(choice('workstyle-ei', 'B'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "This answer isn't saved yet. It stays in this browser.",
    );
    expect(choice('workstyle-ei', 'B')).toBeChecked();
    expect(group('workstyle-ei')).toHaveAccessibleDescription(/isn't saved yet/);
    answers.delete(RESPONSES);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  it('saves an unsent answer after a reload', async () => {
    const { start, answers, saved, user } = openPage();
    answers.set(RESPONSES, () => Promise.reject(requestError('refused', 400)));
    const first = start();
    await ready();
    await user.click(choice('workstyle-ei', 'B'));
    await screen.findByRole('alert');
    first.unmount();

    answers.delete(RESPONSES);
    start();
    await ready();
    expect(choice('workstyle-ei', 'B')).toBeChecked();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved).toMatchObject([{ questionId: 'workstyle-ei', responseText: 'B' }]);
    expect(localStorage).toHaveLength(0);
  });

  it('retries failed answers when the network is back', async () => {
    const { start, answers, user } = openPage();
    answers.set(RESPONSES, () => Promise.reject(requestError('refused', 400)));
    start();
    await ready();
    await user.click(choice('workstyle-ei', 'B'));
    await screen.findByRole('alert');
    answers.delete(RESPONSES);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved')).toBeVisible();
  });
});

describe('completing', () => {
  it('needs five answers', async () => {
    const { start, user } = openPage(fiveStored().slice(1));
    start();
    await ready();
    expect(completeButton()).toBeDisabled();
    expect(completeButton()).toHaveAccessibleDescription('One more answer to complete');
    await user.click(choice('workstyle-ei', 'Unsure'));
    expect(completeButton()).toBeEnabled();
    await user.click(choice('motivation-1', 'Unsure'));
    expect(completeButton()).toBeEnabled();
  });

  it('does not count answers to follow-ups that are hidden', async () => {
    openPage([
      ...fiveStored().slice(1),
      makeResponse('motivation-1-f1', 'A'),
      makeResponse('motivation-1-f2', 'A'),
    ]).start();
    await ready();
    expect(screen.getByText('4 of 7 answered')).toBeVisible();
    expect(completeButton()).toBeDisabled();
  });

  it('offers the result of an assessment that is complete', async () => {
    const { start, answers } = openPage(fiveStored());
    answers.set(`GET /api/contacts/${CONTACT.id}`, () =>
      Promise.resolve({ ...CONTACT, objectedAt: null, assessmentComplete: true }),
    );
    start();
    await ready();
    expect(screen.getByRole('link', { name: 'See the result' })).toHaveAttribute(
      'href',
      `/contacts?selected=${CONTACT.id}`,
    );
  });

  it('sends the defaults, says so, and shows the person', async () => {
    const { start, request, user } = openPage(fiveStored());
    const { router } = start();
    await ready();
    await user.click(completeButton());
    expect(await screen.findByText('Contacts')).toBeVisible();
    expect(router.state.location.pathname).toBe('/contacts');
    expect(router.state.location.search).toBe(`?selected=${CONTACT.id}`);
    expect(notify).toHaveBeenCalledWith({
      title: 'Assessment Complete',
      description: 'Detailed personality assessment has been saved for this contact.',
    });
    expect(request).toHaveBeenCalledWith(`/api/assessment-complete/${CONTACT.id}`, {
      method: 'POST',
      headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/) },
      body: {
        bigFiveScores: {
          openness: 50,
          conscientiousness: 50,
          extraversion: 50,
          agreeableness: 50,
          neuroticism: 50,
        },
        hexacoScores: { honestyHumility: 50 },
        panasScores: { positiveTotal: 25, negativeTotal: 25 },
        viaStrengths: [],
        hoganHpiScores: {},
        hoganHdsScores: {},
        confidenceScore: 75,
      },
    });
  });

  it("shows 'Saving...' and waits until every answer is saved", async () => {
    const { start, answers, request, user } = openPage(fiveStored());
    let arrive: (value: unknown) => void = () => {};
    answers.set(RESPONSES, () => new Promise((resolve) => (arrive = resolve)));
    start();
    await ready();
    await user.click(choice('motivation-2', 'B'));
    await user.click(completeButton());
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
    const completions = () => request.mock.calls.filter(([path]) => path.includes('complete'));
    expect(completions()).toHaveLength(0);
    await user.click(choice('workstyle-ei', 'B'));
    expect(choice('workstyle-ei', 'A')).toBeChecked();
    await act(async () => arrive(makeResponse('motivation-2', 'B')));
    expect(await screen.findByText('Contacts')).toBeVisible();
    expect(completions()).toHaveLength(1);
  });

  it('first retries failed answers, and moves the focus to one that is still not saved', async () => {
    const { start, answers, request, user } = openPage(fiveStored());
    answers.set(RESPONSES, () => Promise.reject(requestError('refused', 400)));
    start();
    await ready();
    await user.click(choice('motivation-2', 'B'));
    await screen.findByRole('alert');
    await user.click(completeButton());
    expect(await screen.findByText("Not completed: Some answers aren't saved yet.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    expect(notify).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'Error',
      description: "Some answers aren't saved yet. Retry them, then complete the assessment.",
    });
    expect(request.mock.calls.some(([path]) => path.includes('complete'))).toBe(false);
    answers.delete(RESPONSES);
    await user.click(completeButton());
    expect(await screen.findByText('Contacts')).toBeVisible();
  });

  it('says when it fails, stays, and repeats the same submission', async () => {
    const { start, answers, request, user } = openPage(fiveStored());
    answers.set(COMPLETE, () =>
      Promise.reject(requestError('HTTP 503 - Service Unavailable', 503)),
    );
    start();
    await ready();
    await user.click(completeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Not completed: Rapport isn't available right now.",
    );
    expect(notify).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to save assessment results. Please try again.',
    });
    answers.set(COMPLETE, () => Promise.resolve({}));
    await user.click(completeButton());
    await screen.findByText('Contacts');
    const [failed, repeated] = request.mock.calls.filter(([path]) => path.includes('complete'));
    expect(repeated).toEqual(failed);
    expect(failed?.[1]?.body).toEqual(ASSESSMENT_DEFAULTS);
  });

  it('is another submission after an answer has changed', async () => {
    const { start, answers, request, user } = openPage(fiveStored());
    answers.set(COMPLETE, () => Promise.reject(requestError('offline', null)));
    start();
    await ready();
    await user.click(completeButton());
    await screen.findByRole('alert');
    answers.set(COMPLETE, () => Promise.resolve({}));
    await user.click(choice('workstyle-ei', 'B'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(completeButton());
    await screen.findByText('Contacts');
    const keys = request.mock.calls
      .filter(([path]) => path.includes('complete'))
      .map(([, options]) => options?.headers?.['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });
});
