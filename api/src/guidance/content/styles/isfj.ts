import { type StyleTexts } from '../../domain/library.ts';

export const ISFJ = {
  tips: {
    do: {
      text: 'Ask who depends on a routine before you change it.',
      example: '"Who counts on the Monday round?"',
      strength: 3,
      situation: 'meeting',
      advice: ['people first', 'details first'],
    },
    disagree: {
      text: 'Ask what they would lose, and cover that first.',
      example: '"What goes wrong for you on Mondays? I\'ll take that."',
      strength: 3,
      situation: 'conflict',
      advice: ['keep it calm', 'people first'],
    },
    feedback: {
      text: 'Name what they did unasked, then what to hand over.',
      example: '"Your calls filled the hall. Let Ben do half next time."',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: 'Tell them which favor they are free to refuse.',
      example: '"Say no to the raffle. I\'ll tell them myself."',
      strength: 2,
      situation: 'conflict',
    },
  },
  statements: {
    workApproach: 'They get things ready early and see what others forgot.',
    relationshipStyle: "They know your children's names and how you take your coffee.",
    communicationStyle: 'They ask softly and put the hard part last.',
    collaborationPreference: 'They do the thankless jobs and tell nobody.',
  },
  trigger: 'help taken for granted',
} satisfies StyleTexts;
