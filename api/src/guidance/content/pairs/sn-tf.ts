import { type PairTexts } from '../../domain/library.ts';

/** What to do. */
export const SN_TF = {
  ST: {
    tips: {
      do: {
        text: 'Lay out the facts in order and let them check.',
        pattern: 'The facts on {topic}, step by step: {evidence}. Please check them.',
        scene: 'The meter reading on top, the bill underneath, the same month on both.',
        strength: 2,
        situation: 'meeting',
        advice: ['details first', 'facts first'],
      },
    },
  },
  SF: {
    tips: {
      do: {
        text: 'Tell them about one person the change will help.',
        pattern:
          "Let me tell you about the people {topic} would help: {gain}. Right now it's like this: {evidence}.",
        strength: 2,
        situation: 'meeting',
        advice: ['details first', 'people first'],
      },
    },
  },
  NT: {
    tips: {
      do: {
        text: 'Draw how the parts connect, then make your claim.',
        pattern: 'How the parts of {topic} connect: {evidence}. So my claim: {position}.',
        strength: 2,
        situation: 'meeting',
        advice: ['idea first', 'facts first'],
      },
    },
  },
  NF: {
    tips: {
      do: {
        text: 'Say what it will mean for people a year from now.',
        pattern: 'What {topic} could mean for {gain} a year from now: {position}.',
        strength: 2,
        situation: 'meeting',
        advice: ['idea first', 'people first'],
      },
    },
  },
} satisfies Record<string, PairTexts>;
