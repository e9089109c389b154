import { type StyleTexts } from '../../domain/library.ts';

export const ESFP = {
  tips: {
    do: {
      text: 'Let them show it live instead of sending it.',
      pattern: 'Could you show us live what you mean on {topic}, instead of writing it up?',
      scene: 'A cook brings the dish to the tasting, not the slides.',
      strength: 3,
      situation: 'meeting',
      channel: 'meeting',
      advice: ['details first'],
    },
    disagree: {
      text: 'Keep it light and say one thing only.',
      pattern: "There's a lot to like about {topic}. One thing worries me: {position}.",
      strength: 2,
      situation: 'conflict',
      advice: ['keep it calm'],
    },
    feedback: {
      text: 'Tell them who still talks about it and who waits for news.',
      pattern:
        'I still hear good things about {topic}: {evidence}. And these people wait for news from you: {gain}.',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: 'Go there, pitch in and keep the mood easy.',
      pattern: "I'm here to help with {topic}. What's next?",
      strength: 3,
      situation: 'conflict',
      channel: 'meeting',
      advice: ['work together'],
    },
  },
  statements: {
    workApproach: {
      text: 'They start with the fun part and bring people along.',
      contradicts: ['change little'],
    },
    relationshipStyle: 'They greet everyone by name and stay until the end.',
    communicationStyle: 'They act it out with hands, voices and a laugh.',
    collaborationPreference: 'They do it side by side and keep the mood up.',
  },
  trigger: 'a grim meeting without a break',
} satisfies StyleTexts;
