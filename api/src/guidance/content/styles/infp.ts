import { type StyleTexts } from '../../domain/library.ts';

export const INFP = {
  tips: {
    do: {
      text: 'Let them put it in their own words.',
      pattern: 'The facts on {topic} stay: {evidence}. Put the rest in your own words.',
      strength: 3,
      situation: 'writing',
    },
    disagree: {
      text: "Ask which part they won't give up, and leave it alone.",
      pattern: "Which part of {topic} must stay, for you? I'd look for the change somewhere else.",
      strength: 3,
      situation: 'conflict',
      advice: ['keep it calm'],
    },
    feedback: {
      text: 'Quote a phrase of theirs and ask to pass it on.',
      pattern: 'You put it well on {topic}: {evidence}. May I pass that on to {gain}?',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: 'Say which part must shine and which just has to exist.',
      pattern:
        'On {topic}, let this part shine: {optionA}. This one just has to be done: {optionB}.',
      scene: 'The cover has to be theirs; the index only has to be right.',
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
