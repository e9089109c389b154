import { type StyleTexts } from '../../domain/library.ts';

export const ISFJ = {
  tips: {
    do: {
      text: 'Ask who depends on a routine before you change it.',
      pattern: 'Before we change anything, who counts on the way things work now?',
      strength: 3,
      situation: 'meeting',
      advice: ['people first', 'details first'],
    },
    disagree: {
      text: 'Ask what they would lose, and cover that first.',
      pattern: "What would you stand to lose with {matter}? Let's cover that first.",
      bare: "What would you stand to lose here? Let's cover that first.",
      strength: 3,
      situation: 'conflict',
      advice: ['keep it calm', 'people first'],
    },
    feedback: {
      text: 'Name what they did unasked, then what to hand over.',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: 'Ask which of your requests could wait.',
      pattern: "Which of my requests could wait? I don't want to add to your load.",
      strength: 2,
      situation: 'conflict',
    },
  },
  statements: {
    workApproach: {
      text: 'They get things ready early and see what others forgot.',
      contradicts: ['try something new'],
    },
    relationshipStyle: "They know your children's names and how you take your coffee.",
    communicationStyle: 'They ask softly and put the hard part last.',
    collaborationPreference: 'They do the thankless jobs and tell no one.',
  },
  trigger: 'help taken for granted',
} satisfies StyleTexts;
