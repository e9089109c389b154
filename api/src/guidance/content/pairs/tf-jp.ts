import { type PairTexts } from '../../domain/library.ts';

/** How to disagree. */
export const TF_JP = {
  TJ: {
    tips: {
      disagree: {
        text: "Say it straight, with proof, and name what you'd do.",
        pattern: "I disagree on {topic}. The proof: {evidence}. What I'd do: {position}.",
        strength: 3,
        situation: 'conflict',
        advice: ['facts first', 'push back hard'],
      },
    },
  },
  TP: {
    tips: {
      disagree: {
        text: 'Say what would change your mind and ask what would change theirs.',
        pattern: 'What would change my mind on {topic}: {evidence}. What would change yours?',
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
          'Could we settle {topic} in private, just you and me, and write down what we agree by {date}?',
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
        pattern: 'We both want to look after {gain}. On {topic}, I see another way: {position}.',
        strength: 3,
        situation: 'conflict',
        advice: ['people first', 'keep it calm'],
      },
    },
  },
} satisfies Record<string, PairTexts>;
