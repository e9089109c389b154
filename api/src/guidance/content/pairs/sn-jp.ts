import { type PairTexts } from '../../domain/library.ts';

/** How to reach a decision, and how they go about work. */
export const SN_JP = {
  SJ: {
    tip: {
      kind: 'decision',
      text: 'Show what worked last time, then set the day.',
      example: '"Same printer as in spring. Order on Monday?"',
      strength: 3,
      situation: 'meeting',
      advice: ['details first', 'fix the date'],
    },
    statement: {
      field: 'workApproach',
      text: 'They follow the steps that worked and tick them off.',
    },
  },
  SP: {
    tip: {
      kind: 'decision',
      text: 'Let them use the real thing, then ask.',
      example: '"Take the saw for a week. Then keep it or return it."',
      strength: 3,
      situation: 'meeting',
      advice: ['details first'],
    },
    statement: { field: 'workApproach', text: 'They get their hands on it and adjust as they go.' },
  },
  NJ: {
    tip: {
      kind: 'decision',
      text: "Name the goal, the route and the day you'll settle it.",
      example: '"One shop by fall. North side. We choose Friday."',
      strength: 3,
      situation: 'meeting',
      advice: ['idea first', 'fix the date'],
    },
    statement: { field: 'workApproach', text: 'They set a far goal and plan backward from it.' },
  },
  NP: {
    tip: {
      kind: 'decision',
      text: 'Leave two routes open and say when one closes.',
      example: '"Book or course? We drop one on the 15th."',
      strength: 3,
      situation: 'meeting',
      advice: ['idea first', 'offer several options'],
    },
    statement: { field: 'workApproach', text: 'They start from an idea and let it change shape.' },
  },
} satisfies Record<string, PairTexts>;
