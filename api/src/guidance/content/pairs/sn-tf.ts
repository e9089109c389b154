import { type PairTexts } from '../../domain/library.ts';

/** What to do. */
export const SN_TF = {
  ST: {
    tip: {
      kind: 'do',
      text: 'Lay out the facts in order and let them check.',
      example: '"Sheet one: meter. Sheet two: bill. Same month."',
      strength: 2,
      situation: 'meeting',
      advice: ['details first', 'facts first'],
    },
  },
  SF: {
    tip: {
      kind: 'do',
      text: 'Tell them about one person the change will help.',
      example: '"Today the Ortiz family waits an hour. Soon it\'s ten minutes."',
      strength: 2,
      situation: 'meeting',
      advice: ['details first', 'people first'],
    },
  },
  NT: {
    tip: {
      kind: 'do',
      text: 'Draw how the parts connect, then make your claim.',
      example: '"Staff, stock, rent: all three hang on Sundays."',
      strength: 2,
      situation: 'meeting',
      advice: ['idea first', 'facts first'],
    },
  },
  NF: {
    tip: {
      kind: 'do',
      text: 'Say what it will mean for people a year from now.',
      example: '"A year from now, every new nurse has a guide."',
      strength: 2,
      situation: 'meeting',
      advice: ['idea first', 'people first'],
    },
  },
} satisfies Record<string, PairTexts>;
