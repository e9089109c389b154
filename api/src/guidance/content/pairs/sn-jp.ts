import { type PairTexts } from '../../domain/library.ts';

/** Texts about reaching a decision and how they approach work. */
export const SN_JP = {
  SJ: {
    tips: {
      decision: {
        text: 'Do it the way that worked last time, and set the day.',
        pattern: 'Could we do it the way that worked last time, and settle it by {day}?',
        fits: ['work', 'setback', 'one_to_one'],
        scene: 'Same printer as in the spring, same paper, order on Monday.',
        strength: 3,
        situation: 'meeting',
        advice: ['details first', 'fix the date'],
      },
    },
    statement: {
      field: 'workApproach',
      text: {
        text: 'They follow the steps that worked and tick them off.',
        contradicts: ['try something new'],
      },
    },
  },
  SP: {
    tips: {
      decision: {
        text: 'Let them see it in practice, then ask.',
        pattern: 'Would you like to see it in practice before you decide?',
        fits: ['work', 'setback', 'first'],
        strength: 3,
        situation: 'meeting',
        advice: ['details first'],
      },
    },
    statement: {
      field: 'workApproach',
      text: {
        text: 'They get their hands on it and adjust as they go.',
        contradicts: ['change little'],
      },
    },
  },
  NJ: {
    tips: {
      decision: {
        text: "Name the goal, the route and the day you'll settle it.",
        pattern:
          "I'd like to {wish}. To get there, we could {optionA}. Shall we settle it by {day}?",
        strength: 3,
        situation: 'meeting',
        advice: ['idea first', 'fix the date'],
      },
    },
    statement: {
      field: 'workApproach',
      text: 'They set a far goal and plan backward from it.',
    },
  },
  NP: {
    tips: {
      decision: {
        text: 'Leave two routes open and say when one closes.',
        pattern:
          "We could {optionA} or {optionB}. Let's keep both open until {day} and then drop one.",
        strength: 3,
        situation: 'meeting',
        advice: ['idea first', 'offer several options'],
      },
    },
    statement: {
      field: 'workApproach',
      text: {
        text: 'They start from an idea and let it change shape.',
        contradicts: ['change little'],
      },
    },
  },
} satisfies Record<string, PairTexts>;
