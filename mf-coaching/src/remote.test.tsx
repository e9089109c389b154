import { type UserProfile } from '@rapport/contracts';
import { fakeShell, renderInShell, requestError, TEST_USER } from '@rapport/remote-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from './remote.tsx';

const request = jest.fn();

function openCoaching() {
  const shell = fakeShell({ request });
  return renderInShell(remote.createRoutes(), { shell, path: '/coaching' });
}

function makeProfile(changes: Partial<UserProfile> = {}): UserProfile {
  return {
    id: TEST_USER.id,
    email: TEST_USER.email,
    assessmentComplete: true,
    assessmentVersion: '2.0',
    responsibleUse: null,
    bigFiveOpenness: 75,
    bigFiveConscientiousness: 60,
    bigFiveExtraversion: 25,
    bigFiveAgreeableness: 67,
    bigFiveNeuroticism: 25,
    hexacoHonestyHumility: 50,
    panasPositiveAffect: 50,
    panasNegativeAffect: 50,
    viaWisdom: 50,
    viaCourage: 50,
    viaLove: 50,
    hoganAdjustment: 50,
    hoganAmbition: 100,
    hoganSociability: 50,
    ...changes,
  };
}

describe('/coaching', () => {
  it('names the screen in the document title', async () => {
    request.mockResolvedValue(makeProfile());
    openCoaching();
    expect(await screen.findByRole('heading', { level: 1, name: 'Coaching' })).toBeVisible();
    expect(document.title).toBe('Coaching · Rapport');
    expect(request).toHaveBeenCalledWith('/api/user/profile', expect.anything());
  });

  it('shows a skeleton while the profile loads', () => {
    request.mockReturnValue(new Promise(() => {}));
    openCoaching();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your profile');
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });

  it('says what to do when the profile cannot be loaded, and loads it again', async () => {
    request.mockRejectedValueOnce(requestError('HTTP 500 - Server Error'));
    openCoaching();
    expect(
      await screen.findByRole('heading', { name: 'Unable to load coaching recommendations' }),
    ).toBeVisible();
    expect(
      screen.getByText('Please try again later or complete your personality assessment first.'),
    ).toBeVisible();
    request.mockResolvedValue(makeProfile());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible();
  });

  it('leads to the assessment while it is incomplete', async () => {
    request.mockResolvedValue(makeProfile({ assessmentComplete: false }));
    openCoaching();
    expect(await screen.findByRole('heading', { name: 'Complete Your Assessment' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take Assessment' })).toHaveAttribute(
      'href',
      '/my-assessment',
    );
    expect(screen.queryByText('Your profile')).not.toBeInTheDocument();
  });

  it('sums a complete profile up in six rows, each with the side that is reached', async () => {
    request.mockResolvedValue(makeProfile());
    openCoaching();
    await screen.findByRole('heading', { name: 'Your profile' });
    expect(screen.getAllByRole('img').map((scale) => scale.getAttribute('aria-label'))).toEqual([
      '25 of 100 between Reserved and Outgoing, on the Reserved side',
      '60 of 100 between Flexible and Structured, in the middle',
      '67 of 100 between Direct and Accommodating, in the middle',
      '25 of 100 between Even-keeled and Sensitive, on the Even-keeled side',
      '100 of 100 between Content and Driven, on the Driven side',
      '75 of 100 between Proven ways and Exploring, on the Exploring side',
    ]);
    expect(screen.getByText(/not a validated test/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Personality Assessment' })).toHaveAttribute(
      'href',
      '/my-assessment',
    );
  });

  it('hides a row without a score and keeps one with the score 0', async () => {
    request.mockResolvedValue(makeProfile({ bigFiveExtraversion: null, hoganAmbition: 0 }));
    openCoaching();
    await screen.findByRole('heading', { name: 'Your profile' });
    expect(screen.getAllByRole('img')).toHaveLength(5);
    expect(
      screen.getByRole('img', {
        name: '0 of 100 between Content and Driven, on the Content side',
      }),
    ).toBeVisible();
  });

  it('says so when a complete profile has no score to show', async () => {
    request.mockResolvedValue({ id: TEST_USER.id, email: null, assessmentComplete: true });
    openCoaching();
    expect(await screen.findByRole('heading', { name: 'No scores yet' })).toBeVisible();
  });
});
