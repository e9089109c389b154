import { type StyleTexts } from '../../domain/library.ts';

export const INFP = {
  tips: {
    do: {
      text: 'Let them put it in their own words.',
      pattern: 'How would you describe {matter} in your own words?',
      bare: 'How would you put it in your own words?',
      strength: 3,
      situation: 'writing',
    },
    disagree: {
      text: "Ask which part they won't give up, and leave it alone.",
      pattern: "Which part matters too much to give up? I'd look for a change somewhere else.",
      strength: 3,
      situation: 'conflict',
      advice: ['keep it calm'],
    },
    feedback: {
      text: 'Quote a phrase of theirs and ask to pass it on.',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: 'Ask which part must shine and which just has to get done.',
      pattern: 'Which part has to shine, and which just has to get done?',
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
