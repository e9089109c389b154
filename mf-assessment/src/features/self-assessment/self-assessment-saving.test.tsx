import { requestError } from '@rapport/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  answersTo,
  openSelfAssessment,
  option,
  scoresOf,
} from '../../testing/open-self-assessment.tsx';

const refuse = () => Promise.reject(requestError('HTTP 503 - Service Unavailable', 503));

type Router = ReturnType<typeof openSelfAssessment>['router'];

async function goTo(router: Router, path: string) {
  await act(async () => {
    await router.navigate(path);
  });
}

afterEach(() => {
  localStorage.clear();
});

describe('saving a complete assessment', () => {
  it('sends the fourteen scores as version 2.0, says so and goes to the contacts', async () => {
    const { user, sent, toasts } = openSelfAssessment({ unsaved: answersTo(13) });
    await user.click(
      await screen.findByRole('radio', { name: 'among people with talk all around' }),
    );
    await user.click(screen.getByRole('button', { name: 'Complete Assessment' }));
    expect(await screen.findByText('Contacts page')).toBeVisible();
    expect(sent).toEqual([
      {
        path: '/api/user-personality',
        options: {
          method: 'PUT',
          body: {
            bigFiveOpenness: 75,
            bigFiveConscientiousness: 25,
            bigFiveExtraversion: 75,
            bigFiveAgreeableness: 75,
            bigFiveNeuroticism: 75,
            hexacoHonestyHumility: 25,
            panasPositiveAffect: 75,
            panasNegativeAffect: 25,
            viaWisdom: 25,
            viaCourage: 75,
            viaLove: 25,
            hoganAdjustment: 75,
            hoganAmbition: 25,
            hoganSociability: 75,
            assessmentComplete: true,
            assessmentVersion: '2.0',
            answers: { ...answersTo(13), sociability: 'B' },
          },
        },
      },
    ]);
    expect(toasts).toMatchObject([
      {
        title: 'Your personality assessment has been completed!',
        action: { label: 'See your results' },
      },
    ]);
  });

  it('scores an Unsure by its follow-ups', async () => {
    const { user, sent } = openSelfAssessment({
      unsaved: { ...answersTo(14), openness: 'Unsure', 'openness-f1': 'A', 'openness-f2': 'B' },
    });
    await user.click(await screen.findByRole('button', { name: 'Complete Assessment' }));
    await screen.findByText('Contacts page');
    expect(sent[0]?.options.body).toMatchObject({ bigFiveOpenness: 83 });
  });

  it('shows the result on the next visit, not questions', async () => {
    const { user, router, queryClient } = openSelfAssessment({ unsaved: answersTo(14) });
    await user.click(await screen.findByRole('button', { name: 'Complete Assessment' }));
    await screen.findByText('Contacts page');
    expect(queryClient.getQueryData(['/api/user-profile'])).toMatchObject({
      ...scoresOf(answersTo(14)),
      assessmentComplete: true,
    });
    await goTo(router, '/my-assessment');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your results' })).toBeVisible();
  });

  it('sends one request for a double click, and shows that it waits', async () => {
    let finish = () => {};
    const { user, sent } = openSelfAssessment({
      unsaved: answersTo(14),
      save: () => new Promise<void>((resolve) => (finish = resolve)),
    });
    await user.dblClick(await screen.findByRole('button', { name: 'Complete Assessment' }));
    expect(screen.getByRole('button', { name: 'Complete Assessment' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    finish();
    await screen.findByText('Contacts page');
    expect(sent).toHaveLength(1);
  });

  it('keeps an answer that is changed while saving in the draft', async () => {
    let finish = () => {};
    const { user, router, sent } = openSelfAssessment({
      unsaved: answersTo(14),
      save: () => new Promise<void>((resolve) => (finish = resolve)),
    });
    await user.click(await screen.findByRole('button', { name: 'Complete Assessment' }));
    await user.click(option('openness', 'B'));
    finish();
    await screen.findByText('Contacts page');
    expect(sent[0]?.options.body).toMatchObject({ bigFiveOpenness: 75 });
    await goTo(router, '/my-assessment');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(option('openness', 'B')).toBeChecked();
  });

  it('does not navigate when the person has gone elsewhere in the meantime', async () => {
    let finish = () => {};
    const { user, router, toasts } = openSelfAssessment({
      unsaved: answersTo(14),
      save: () => new Promise<void>((resolve) => (finish = resolve)),
    });
    await user.click(await screen.findByRole('button', { name: 'Complete Assessment' }));
    await goTo(router, '/coaching');
    finish();
    await waitFor(() =>
      expect(toasts).toMatchObject([
        {
          title: 'Your personality assessment has been completed!',
          action: { label: 'See your results' },
        },
      ]),
    );
    expect(router.state.location.pathname).toBe('/coaching');
  });
});

describe('saving an incomplete assessment', () => {
  it('sends the same, with 50 where nothing was answered, and says how far it has come', async () => {
    const { user, sent, toasts } = openSelfAssessment({
      unsaved: { openness: 'B', love: 'Unsure' },
    });
    await user.click(await screen.findByRole('button', { name: 'Save Progress' }));
    expect(await screen.findByText('Contacts page')).toBeVisible();
    expect(sent[0]?.options.body).toEqual({
      answers: { openness: 'B', love: 'Unsure' },
      ...scoresOf({ openness: 'B' }),
      assessmentComplete: true,
      assessmentVersion: '2.0',
    });
    expect(toasts).toMatchObject([
      {
        title: 'Your personality assessment has been completed!',
        description: '12 questions are unanswered.',
        action: { label: 'Continue' },
      },
    ]);
  });

  it('leads from the toast to the open questions, with the answers chosen', async () => {
    const { user, router, toasts } = openSelfAssessment({ unsaved: answersTo(4) });
    await user.click(await screen.findByRole('button', { name: 'Save Progress' }));
    await screen.findByText('Contacts page');
    act(() => toasts[0]?.action?.onSelect());
    expect(await screen.findByText('4 of 14 completed')).toBeVisible();
    expect(router.state.location.search).toBe('?view=questions');
    expect(option('openness', 'A')).toBeChecked();
  });

  it('leads from the toast of a complete one to the result', async () => {
    const { user, toasts } = openSelfAssessment({ unsaved: answersTo(14) });
    await user.click(await screen.findByRole('button', { name: 'Complete Assessment' }));
    await screen.findByText('Contacts page');
    act(() => toasts[0]?.action?.onSelect());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your results' })).toBeVisible();
  });

  it('can be continued where it was left', async () => {
    const { user, router } = openSelfAssessment({ unsaved: answersTo(2, 'B') });
    await user.click(await screen.findByRole('button', { name: 'Save Progress' }));
    await screen.findByText('Contacts page');
    await goTo(router, '/my-assessment');
    expect(await screen.findByText('2 of 14 completed')).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Continue with the 12 unanswered questions' }),
    );
    expect(option('conscientiousness', 'B')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Save Progress' })).toBeVisible();
  });
});

describe('when saving fails', () => {
  it('says so, keeps every answer in the draft, and saves them on the next try', async () => {
    let attempts = 0;
    const { user, sent, toasts, router } = openSelfAssessment({
      unsaved: answersTo(14, 'B'),
      save: () => (++attempts === 1 ? refuse() : Promise.resolve()),
    });
    await user.click(await screen.findByRole('button', { name: 'Complete Assessment' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          variant: 'destructive',
          title: 'Assessment Error',
          description: 'Failed to save your assessment. Please try again.',
        },
      ]),
    );
    expect(router.state.location.pathname).toBe('/my-assessment');
    expect(option('sociability', 'B')).toBeChecked();
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Complete Assessment' }));
    expect(await screen.findByText('Contacts page')).toBeVisible();
    expect(sent.map(({ options }) => options.body)).toEqual([
      expect.objectContaining(scoresOf(answersTo(14, 'B'))),
      expect.objectContaining(scoresOf(answersTo(14, 'B'))),
    ]);
    expect(toasts[1]).toMatchObject({ title: 'Your personality assessment has been completed!' });
  });
});
