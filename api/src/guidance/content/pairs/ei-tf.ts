import { type PairTexts } from '../../domain/library.ts';

/** What to say first, and how they deal with people. */
export const EI_TF = {
  ET: {
    tip: {
      kind: 'say_first',
      text: '"I think our price is wrong. Here\'s my figure. Take it apart with me."',
      strength: 2,
      situation: 'meeting',
      advice: ['facts first', 'work together'],
    },
    statement: {
      field: 'relationshipStyle',
      text: 'They say what they think to anyone and expect the same.',
    },
  },
  EF: {
    tip: {
      kind: 'say_first',
      text: '"How did your people take the news? Tell me that first, then we get to work."',
      strength: 2,
      situation: 'meeting',
      advice: ['people first', 'work together'],
    },
    statement: {
      field: 'relationshipStyle',
      text: 'They bring people together and ask each one how it is going.',
    },
  },
  IT: {
    tip: {
      kind: 'say_first',
      text: '"One question: which assumption would you check first?"',
      strength: 2,
      situation: 'meeting',
      advice: ['facts first'],
    },
    statement: {
      field: 'relationshipStyle',
      text: 'They let your work speak for you before they warm up.',
    },
  },
  IF: {
    tip: {
      kind: 'say_first',
      text: '"I\'ve read your notes. What matters most to you here?"',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    statement: {
      field: 'relationshipStyle',
      text: 'They keep a few people close and remember what matters to each.',
    },
  },
} satisfies Record<string, PairTexts>;
