import { type CoachingRecommendation } from '@rapport/api-client';
import {
  matchRecommendations,
  RECOMMENDATION_CATEGORIES,
  RECOMMENDATION_CATEGORY_LABELS,
  RECOMMENDATION_TYPES,
} from '@rapport/contracts';
import { renderInShell } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeRecommendation, makeRecommendations } from '../../testing/make-recommendation.ts';
import { RecommendationGroups } from './recommendation-groups.tsx';

function show(cards: readonly CoachingRecommendation[]) {
  renderInShell(<RecommendationGroups groups={matchRecommendations(cards, {})} />);
}
const names = (role: string) =>
  screen.queryAllByRole(role).map((element) => element.getAttribute('aria-label'));
const group = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('RecommendationGroups', () => {
  it('shows the types in their order, each with label, icon and count', () => {
    show(
      RECOMMENDATION_TYPES.toReversed().flatMap((type, index) =>
        makeRecommendations(index + 1, type),
      ),
    );
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Leverage Strength',
      'Growth Area',
      'Tactical Tip',
    ]);
    expect(headings.map((heading) => heading.parentElement?.textContent)).toEqual([
      'Leverage Strength3 cards',
      'Growth Area2 cards',
      'Tactical Tip1 card',
    ]);
    for (const heading of headings) {
      expect(heading.parentElement?.querySelector('svg')).toBeInTheDocument();
    }
  });

  it('leaves a type without a card out', () => {
    show(makeRecommendations(1, 'tactical_tip'));
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('puts the highest priority first', () => {
    show([
      makeRecommendation('low', { priorityScore: 20 }),
      makeRecommendation('high', { priorityScore: 90 }),
      makeRecommendation('middle', { priorityScore: 60 }),
    ]);
    expect(names('article')).toEqual(['Card high', 'Card middle', 'Card low']);
  });

  it.each(RECOMMENDATION_CATEGORIES)('shows label and icon of the category %s', (category) => {
    show([makeRecommendation('a', { category })]);
    const label = screen.getByText(RECOMMENDATION_CATEGORY_LABELS[category]);
    expect(label.querySelector('svg')).toBeInTheDocument();
  });

  it('shows a card of a category that it does not know', () => {
    show([makeRecommendation('a', { category: 'gardening' as never })]);
    expect(screen.getByRole('heading', { name: 'Card a' })).toBeVisible();
    expect(screen.queryByText('gardening')).not.toBeInTheDocument();
  });

  it.each([
    ['a list', ['Ask first.', 'Then wait.']],
    ['a JSON text', '["Ask first.","Then wait."]'],
  ])('shows the steps of %s in order', (_, actionSteps) => {
    show([makeRecommendation('a', { actionSteps })]);
    const steps = within(screen.getByRole('list', { name: 'Action steps' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ask first.',
      'Then wait.',
    ]);
  });

  it('shows a plain text as one step', () => {
    show([makeRecommendation('a', { actionSteps: 'Ask, then wait.' })]);
    expect(screen.getByRole('checkbox', { name: 'Ask, then wait.' })).toBeVisible();
  });

  it.each([[''], ['[]'], [[]], [null as never]])(
    'shows no list for the steps %j',
    (actionSteps) => {
      show([makeRecommendation('a', { actionSteps })]);
      expect(screen.getByRole('heading', { name: 'Card a' })).toBeVisible();
      expect(screen.queryByRole('list')).not.toBeInTheDocument();
    },
  );

  it('shows every other card beside one whose conditions are broken', () => {
    show([
      makeRecommendation('broken', { conditions: '{"bigFiveOpenness":' }),
      makeRecommendation('odd', { conditions: 7 as never }),
      makeRecommendation('fine'),
    ]);
    expect(names('article')).toEqual(['Card fine']);
  });
});

describe('the best three cards of a type', () => {
  it('are all of them when there are no more', () => {
    show(makeRecommendations(3, 'tactical_tip'));
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are followed by the other cards on demand, with the focus on the first of those', async () => {
    show([
      ...makeRecommendations(5, 'tactical_tip'),
      ...makeRecommendations(4, 'development_area'),
    ]);
    const tips = group('Tactical Tip');
    expect(tips.getAllByRole('article')).toHaveLength(3);
    const more = tips.getByRole('button', { name: 'Show all 5 of Tactical Tip' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(tips.getAllByRole('article')).toHaveLength(5);
    expect(tips.getByRole('heading', { name: 'Card tactical_tip-4' })).toHaveFocus();
    expect(group('Growth Area').getAllByRole('article')).toHaveLength(3);
  });

  it('are the only ones again on demand, with the focus where it was', async () => {
    show(makeRecommendations(4, 'tactical_tip'));
    await userEvent.click(screen.getByRole('button'));
    const fewer = screen.getByRole('button', { name: 'Show fewer of Tactical Tip' });
    expect(fewer).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fewer);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Show all 4 of Tactical Tip' })).toHaveFocus();
  });
});
