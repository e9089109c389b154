import { type PairTexts } from '../../domain/library.ts';

/** Texts about disagreeing. */
export const TF_JP = {
  TJ: {
    tips: {
      disagree: {
        text: "Say it straight, with proof, and name what you'd do.",
        pattern: 'I see {matter} differently, because {fact}. I think {claim}.',
        bare: 'I see it differently, because {fact}. I think {claim}.',
        strength: 3,
        situation: 'conflict',
        advice: ['facts first', 'push back hard'],
      },
    },
  },
  TP: {
    tips: {
      disagree: {
        text: 'Say that you could be wrong and ask what would change their mind.',
        pattern: 'I still think {claim}. I could be wrong. What would change your mind?',
        strength: 3,
        situation: 'conflict',
        advice: ['facts first'],
      },
    },
  },
  FJ: {
    tips: {
      disagree: {
        text: 'Talk in private; end with one written agreement.',
        pattern:
          'Could we settle {matter} in private, just you and me, and write down what we agree?',
        bare: 'Could we settle this in private, just you and me, and write down what we agree?',
        fits: ['work', 'setback', 'one_to_one'],
        strength: 3,
        situation: 'conflict',
        advice: ['keep it calm', 'fix the date'],
      },
    },
  },
  FP: {
    tips: {
      disagree: {
        text: 'Start with the person you both want to look after.',
        pattern: "I think we both want what's best for {person}. I just see another way. {claim}.",
        fits: ['work', 'setback', 'one_to_one'],
        strength: 3,
        situation: 'conflict',
        advice: ['people first', 'keep it calm'],
      },
    },
  },
} satisfies Record<string, PairTexts>;
