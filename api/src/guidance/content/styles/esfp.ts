import { type StyleTexts } from '../../domain/library.ts';

export const ESFP = {
  tips: {
    do: {
      text: 'Let them show it live instead of sending it.',
      example: '"Skip the slides. Cook it for them."',
      strength: 3,
      situation: 'meeting',
      channel: 'meeting',
      advice: ['details first'],
    },
    disagree: {
      text: 'Keep it light and say one thing only.',
      example: '"I loved the show. The bill scares me."',
      strength: 2,
      situation: 'conflict',
      advice: ['keep it calm'],
    },
    feedback: {
      text: 'Tell them who still talks about it and who waits for news.',
      example: '"The guests still talk about it. Two are waiting for your call."',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: 'Go there, pitch in and keep the mood easy.',
      example: '"I brought sandwiches. Which table is next?"',
      strength: 3,
      situation: 'conflict',
      channel: 'meeting',
      advice: ['work together'],
    },
  },
  statements: {
    workApproach: 'They start with the fun part and bring people along.',
    relationshipStyle: 'They greet everyone by name and stay until the end.',
    communicationStyle: 'They act it out with hands, voices and a laugh.',
    collaborationPreference: 'They do it side by side and keep the mood up.',
  },
  trigger: 'a grim meeting without a break',
} satisfies StyleTexts;
