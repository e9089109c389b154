import { type PairTexts } from '../../domain/library.ts';

/** How to disagree. */
export const TF_JP = {
  TJ: {
    tip: {
      kind: 'disagree',
      text: "Say it straight, with proof, and name what you'd do.",
      example: '"Three late loads. I\'d change the firm on Monday."',
      strength: 3,
      situation: 'conflict',
      advice: ['facts first', 'push back hard'],
    },
  },
  TP: {
    tip: {
      kind: 'disagree',
      text: 'Say what would change your mind and ask what would change theirs.',
      example: '"Show me one buyer at that price and I\'m in."',
      strength: 3,
      situation: 'conflict',
      advice: ['facts first'],
    },
  },
  FJ: {
    tip: {
      kind: 'disagree',
      text: 'Talk in private; end with one written agreement.',
      example: '"Can the two of us settle this by Friday?"',
      strength: 3,
      situation: 'conflict',
      advice: ['keep it calm', 'fix the date'],
    },
  },
  FP: {
    tip: {
      kind: 'disagree',
      text: 'Start with the person you both want to look after.',
      example: '"We both want Lena to keep those hours. I see one other way."',
      strength: 3,
      situation: 'conflict',
      advice: ['people first', 'keep it calm'],
    },
  },
} satisfies Record<string, PairTexts>;
