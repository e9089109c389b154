import { type StyleTexts } from '../../domain/library.ts';

export const ESTJ = {
  tips: {
    do: {
      text: 'Come with the status, the gap and a name.',
      example: '"Nine of ten done. The crane is late. Ruiz has it."',
      strength: 3,
      situation: 'meeting',
      advice: ['facts first', 'details first'],
    },
    disagree: {
      text: 'Say no early, with a number and another day.',
      example: '"Not by the 1st. By the 8th with one more driver."',
      strength: 3,
      situation: 'conflict',
      advice: ['push back hard', 'facts first', 'fix the date'],
    },
    feedback: {
      text: 'Give them the score and one view they missed.',
      example: '"Four of five on time. Nobody asked the drivers."',
      strength: 2,
      situation: 'meeting',
      advice: ['facts first'],
    },
    pressure: {
      text: 'Leave them in charge and send one number a day.',
      example: '"You run it. The count comes at five each day."',
      strength: 2,
      situation: 'conflict',
      advice: ['fix the date'],
    },
  },
  statements: {
    workApproach: 'They count what is left each morning and push it through.',
    relationshipStyle: 'They praise people who deliver and tell the boss so.',
    communicationStyle: 'They speak in short orders, ask for figures and want a yes.',
    collaborationPreference: 'They take the chair, hand out jobs and keep time.',
  },
  trigger: 'excuses where a date should be',
} satisfies StyleTexts;
