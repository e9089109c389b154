import { INTERACTION_TYPES, type InteractionType } from '@rapport/contracts';
import fc from 'fast-check';
import { guessType } from './guess-type.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');

/** An interaction so many days before now; a negative number is in the future. */
const daysAgo = (days: number, type: InteractionType) => ({
  type,
  interactionDate: new Date(NOW.getTime() - days * 86_400_000).toISOString(),
});

describe('the guess of the type', () => {
  it('is a call when nothing has happened yet', () => {
    expect(guessType([], NOW)).toBe('call');
    expect(guessType([daysAgo(-2, 'meeting')], NOW)).toBe('call');
  });

  it('is the most frequent type of the last five', () => {
    const types = ['call', 'email', 'email', 'meeting', 'email'] as const;
    expect(
      guessType(
        types.map((type, index) => daysAgo(index + 1, type)),
        NOW,
      ),
    ).toBe('email');
    const older = Array.from({ length: 9 }, (_, index) => daysAgo(10 + index, 'event'));
    expect(guessType([...types.map((type, index) => daysAgo(index, type)), ...older], NOW)).toBe(
      'email',
    );
  });

  it('is the type used last when several are equally frequent', () => {
    expect(guessType([daysAgo(2, 'email'), daysAgo(1, 'meeting')], NOW)).toBe('meeting');
  });

  it('does not depend on the order, and is a type that was used', () => {
    const entry = fc.record({
      days: fc.integer({ min: 0, max: 5_000 }),
      type: fc.constantFrom(...INTERACTION_TYPES),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, { selector: ({ days }) => days, minLength: 1, maxLength: 12 }),
        (entries) => {
          const all = entries.map(({ days, type }) => daysAgo(days, type));
          const guess = guessType(all, NOW);
          expect(all.map(({ type }) => type)).toContain(guess);
          expect(guessType(all.toReversed(), NOW)).toBe(guess);
        },
      ),
    );
  });
});
