import { type PairTexts } from '../../domain/library.ts';

/** How to reach a decision, and how they go about work. */
export const SN_JP = {
  SJ: {
    tips: {
      decision: {
        text: 'Show what worked last time, then set the day.',
        pattern: 'What worked last time on {topic}: {evidence}. Shall we do the same by {date}?',
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
        text: 'Let them use the real thing, then ask.',
        pattern: 'Try it first, then decide on {topic}: {optionA}, or {optionB}?',
        scene: 'They take the saw for a week, then keep it or bring it back.',
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
          'The goal for {topic}: {position}. The route: {optionA}. Could we settle it by {date}?',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first', 'fix the date'],
      },
    },
    statement: { field: 'workApproach', text: 'They set a far goal and plan backward from it.' },
  },
  NP: {
    tips: {
      decision: {
        text: 'Leave two routes open and say when one closes.',
        pattern:
          "On {topic} I'd keep both open for now: {optionA}, and {optionB}. Could we drop one by {date}?",
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
