import { screen } from '@testing-library/react';
import { makeRecommendation } from './testing/make-recommendation.ts';
import { makeUserScores } from './testing/make-user-scores.ts';
import { openCoaching } from './testing/open-coaching.tsx';

const UNSHOWN = "This part can't be shown. The page may be out of date.";
const CARD = makeRecommendation('tip');

// React writes what a boundary has caught to the console.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

describe("a response that can't be rendered", () => {
  it('is an error in place of the cards, beside the profile', async () => {
    const card = { ...CARD, content: { of: 'tomorrow' } };
    openCoaching({ scores: makeUserScores(), cards: [card as never] });
    expect(await screen.findByText(UNSHOWN)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  });

  it('is an error in place of the profile, beside the cards', async () => {
    const scores = { ...makeUserScores(), bigFiveOpenness: { of: 'tomorrow' } };
    openCoaching({ scores: scores as never, cards: [CARD] });
    expect(await screen.findByText(UNSHOWN)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Coaching' })).toBeVisible();
    expect(screen.getByText(CARD.title)).toBeVisible();
  });
});
