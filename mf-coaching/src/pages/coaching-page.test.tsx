import { requestError } from '@rapport/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeRecommendation } from '../testing/make-recommendation.ts';
import { makeUserScores } from '../testing/make-user-scores.ts';
import { type CoachingApi, openCoaching } from '../testing/open-coaching.tsx';

const someCards = [makeRecommendation('tip')];
const down = requestError('HTTP 500 - Server Error');
const failed = { name: 'Unable to load coaching recommendations' };

describe('/coaching', () => {
  it('names the screen in the document title and asks for scores and cards', async () => {
    const { asked } = openCoaching({ scores: makeUserScores(), cards: someCards });
    expect(screen.getByRole('heading', { level: 1, name: 'Coaching' })).toBeVisible();
    expect(document.title).toBe('Coaching · Rapport');
    expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible();
    expect(asked).toEqual(['/api/user-profile', '/api/coaching-recommendations']);
  });

  it.each([
    ['scores', { scores: 'never', cards: someCards }],
    ['cards', { scores: makeUserScores(), cards: 'never' }],
  ] satisfies [string, CoachingApi][])('shows a skeleton while the %s load', async (_, api) => {
    const { queryClient } = openCoaching(api);
    // All other responses have arrived.
    await waitFor(() => expect(queryClient.isFetching()).toBe(1));
    const [profile, nextDue, cards] = screen.getAllByRole('status');
    expect(profile).toHaveTextContent('Loading your profile');
    expect(nextDue).toHaveTextContent('Loading who is due next');
    expect(cards).toHaveTextContent('Loading coaching recommendations');
    expect(cards).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['scores', { scores: down, cards: someCards }],
    ['cards', { scores: makeUserScores(), cards: down }],
    ['scores and cards', { scores: down, cards: down }],
    ['cards of an incomplete assessment', { scores: { assessmentComplete: false }, cards: down }],
  ] satisfies [string, CoachingApi][])('says what to do when %s do not load', async (_, api) => {
    openCoaching(api);
    expect(await screen.findByRole('heading', failed)).toBeVisible();
    expect(
      screen.getByText('Please try again later or complete your personality assessment first.'),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', failed));
  });

  it('loads only what failed again, and moves the focus from the button to the title', async () => {
    const api: CoachingApi = { scores: makeUserScores(), cards: down };
    const { asked } = openCoaching(api);
    await screen.findByRole('heading', failed);
    api.cards = someCards;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible();
    expect(asked).toEqual([
      '/api/user-profile',
      '/api/coaching-recommendations',
      '/api/coaching-recommendations',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Coaching' })).toHaveFocus();
  });

  it('keeps the message and the focus when loading again fails too', async () => {
    openCoaching({ scores: down, cards: someCards });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', failed)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  });

  it('keeps showing the coaching when a later refresh fails', async () => {
    const api: CoachingApi = { scores: makeUserScores(), cards: someCards };
    const { queryClient } = openCoaching(api);
    await screen.findByRole('heading', { name: 'Your profile' });
    api.scores = down;
    await act(() => queryClient.refetchQueries());
    expect(screen.getByRole('heading', { name: 'Your profile' })).toBeVisible();
    expect(screen.queryByRole('heading', failed)).not.toBeInTheDocument();
  });

  it('leads to the assessment while it is incomplete', async () => {
    openCoaching({ scores: makeUserScores({ assessmentComplete: false }), cards: someCards });
    expect(await screen.findByRole('heading', { name: 'Complete Your Assessment' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take Assessment' })).toHaveAttribute(
      'href',
      '/my-assessment',
    );
    expect(screen.queryByText('Your profile')).not.toBeInTheDocument();
  });

  it.each([
    ['there is no card', []],
    ['no card fits', [makeRecommendation('a', { conditions: '{"bigFiveOpenness":{"max":30}}' })]],
    ['no condition can be read', [makeRecommendation('a', { conditions: 'openness above 70' })]],
  ])('says that nothing matches when %s', async (_, cards) => {
    openCoaching({ scores: makeUserScores(), cards });
    expect(
      await screen.findByRole('heading', { name: 'No matching recommendations' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Personality Assessment' })).toHaveAttribute(
      'href',
      '/my-assessment',
    );
  });

  it('shows complete scores in six rows, each with the side that the score is on', async () => {
    openCoaching({ scores: makeUserScores(), cards: someCards });
    await screen.findByRole('heading', { name: 'Your profile' });
    expect(screen.getAllByRole('img').map((scale) => scale.getAttribute('aria-label'))).toEqual([
      'Extraversion: 25 of 100, between Reserved and Outgoing, on the Reserved side',
      'Conscientiousness: 60 of 100, between Flexible and Structured, in the middle',
      'Agreeableness: 67 of 100, between Direct and Accommodating, in the middle',
      'Sensitivity: 25 of 100, between Even-keeled and Sensitive, on the Even-keeled side',
      'Drive: 100 of 100, between Content and Driven, on the Driven side',
      'Openness: 75 of 100, between Proven ways and Exploring, on the Exploring side',
    ]);
    expect(screen.getByRole('link', { name: 'My Personality Assessment' })).toHaveAttribute(
      'href',
      '/my-assessment',
    );
  });

  it('says how coaching is meant and what it must not be used for', async () => {
    openCoaching({ scores: makeUserScores(), cards: someCards });
    await screen.findByRole('heading', { name: 'Your profile' });
    const note = screen.getByRole('region', { name: 'Responsible use' });
    expect(note).toHaveTextContent(/take what helps, leave the rest/);
    expect(note).toHaveTextContent(/isn't a validated test or a clinical or diagnostic tool/);
    expect(note).toHaveTextContent(
      /don't use it to hire, promote, dismiss, rate, lend to, insure or select anyone/,
    );
  });

  it('hides a row without a score and keeps one with the score 0', async () => {
    const scores = makeUserScores({ bigFiveExtraversion: null, hoganAmbition: 0 });
    openCoaching({ scores, cards: someCards });
    await screen.findByRole('heading', { name: 'Your profile' });
    expect(screen.getAllByRole('img')).toHaveLength(5);
    expect(
      screen.getByRole('img', {
        name: 'Drive: 0 of 100, between Content and Driven, on the Content side',
      }),
    ).toBeVisible();
  });

  it('says so when complete scores have nothing to show', async () => {
    openCoaching({ scores: { assessmentComplete: true }, cards: someCards });
    expect(await screen.findByRole('heading', { name: 'No scores yet' })).toBeVisible();
  });
});
