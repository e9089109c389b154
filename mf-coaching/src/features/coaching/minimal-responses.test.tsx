import { screen } from '@testing-library/react';
import { openCoaching } from '../../testing/open-coaching.tsx';

const CARD = {
  id: 'c-1',
  title: 'Name the next step',
  content: 'Say what comes next.',
  category: 'communication',
  recommendationType: 'tactical_tip',
  conditions: '{}',
} as const;

it('coaching is shown from responses that hold as little as they can', async () => {
  openCoaching({ scores: { assessmentComplete: true }, cards: [CARD] });
  expect(await screen.findByText('Name the next step')).toBeVisible();
});

it('a card of a type that only a newer API knows is left out, and the others stay', async () => {
  const newer = { ...CARD, id: 'c-2', title: 'Of tomorrow', recommendationType: 'challenge' };
  openCoaching({ scores: { assessmentComplete: true }, cards: [newer as never, CARD] });
  expect(await screen.findByText('Name the next step')).toBeVisible();
  expect(screen.queryByText('Of tomorrow')).not.toBeInTheDocument();
});
