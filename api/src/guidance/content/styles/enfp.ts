import { type StyleTexts } from '../../domain/library.ts';

export const ENFP = {
  tips: {
    do: {
      text: 'Introduce them to a person who could help.',
      pattern: "Would you like me to introduce you to {person}? I think you'd get along.",
      strength: 3,
      situation: 'meeting',
      advice: ['people first', 'work together'],
    },
    disagree: {
      text: 'Take their idea further until the snag shows.',
      pattern: "Let's take your idea all the way. Where does it get hard?",
      scene: '"Say 500 people come. Where do they park?"',
      strength: 3,
      situation: 'conflict',
      advice: ['idea first'],
    },
    feedback: {
      text: 'Pick their best idea and ask them to finish that one.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Choose two things with them and park the rest.',
      pattern:
        "Let's pick what really counts and park the rest. I'd like to {wish}. What's your pick?",
      strength: 3,
      situation: 'conflict',
      channel: 'call',
      advice: ['work together'],
    },
  },
  statements: {
    workApproach: {
      text: 'They open three new doors before they close the first.',
      contradicts: ['change little'],
    },
    relationshipStyle: 'They make friends in the elevator and introduce them to you.',
    communicationStyle: 'They start with a story, take two turns and end somewhere new.',
    collaborationPreference: 'They gather a crowd around an idea, then chase the next.',
  },
  trigger: 'an idea shot down in seconds',
} satisfies StyleTexts;
