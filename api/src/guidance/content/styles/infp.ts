import { type StyleTexts } from '../../domain/library.ts';

export const INFP = {
  tips: {
    do: {
      text: 'Let them put it in their own words.',
      example: '"The facts stay. Write the rest your way."',
      strength: 3,
      situation: 'writing',
    },
    disagree: {
      text: "Ask which part they won't give up, and leave it alone.",
      example: '"Which line must stay? I\'ll cut somewhere else."',
      strength: 3,
      situation: 'conflict',
      advice: ['keep it calm'],
    },
    feedback: {
      text: 'Quote a phrase of theirs and ask to pass it on.',
      example: '"You said a shop is a promise. Shall we tell the team?"',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: 'Say which part must shine and which just has to exist.',
      example: '"Make the cover yours. The index is fine as it is."',
      strength: 2,
      situation: 'conflict',
    },
  },
  statements: {
    workApproach: 'They write draft after draft until it rings true.',
    relationshipStyle: 'They open up late and stand by you for years.',
    communicationStyle: 'They weigh each word and say more on paper than aloud.',
    collaborationPreference: 'They ask what it stands for, then want room to do it.',
  },
  trigger: 'their words changed without asking',
} satisfies StyleTexts;
