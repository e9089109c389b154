import { type StyleTexts } from '../../domain/library.ts';

export const ENFP = {
  tips: {
    do: {
      text: 'Introduce them to someone who has tried it.',
      pattern: 'Would you like to meet someone who has been through {topic} before?',
      strength: 3,
      situation: 'meeting',
      advice: ['people first', 'work together'],
    },
    disagree: {
      text: 'Take their idea further until the snag shows.',
      pattern:
        "Let's take your idea for {topic} further. Suppose it works, and then this comes up: {worry}. What then?",
      scene: '"Say 500 people come. Where do they park?"',
      strength: 3,
      situation: 'conflict',
      advice: ['idea first'],
    },
    feedback: {
      text: 'Pick their best idea and ask them to finish that one.',
      pattern:
        "Of all your ideas on {topic}, this is the one I'd finish: {optionA}. What does it still need?",
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Choose two things with them and park the rest.',
      pattern:
        "On {topic}, let's keep only what counts: {optionA}, and {optionB}. The rest is parked.",
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
