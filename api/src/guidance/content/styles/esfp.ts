import { type StyleTexts } from '../../domain/library.ts';

export const ESFP = {
  tips: {
    do: {
      text: 'Go over it live instead of sending it.',
      pattern: 'Could we go over {matter} live instead of by email?',
      bare: 'Could we go over this live instead of by email?',
      strength: 3,
      situation: 'meeting',
      channel: 'meeting',
      advice: ['details first'],
    },
    disagree: {
      text: 'Keep it light and say one thing only.',
      pattern: "Just one thing, and then I'm done. {claim}. What do you think?",
      strength: 2,
      situation: 'conflict',
      advice: ['keep it calm'],
    },
    feedback: {
      text: 'Tell them who liked it and who still waits for news.',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: 'Go there, pitch in and keep the mood easy.',
      pattern: 'Could I come by and pitch in with {matter}? Just say when.',
      bare: 'Could I come by and pitch in? Just say when.',
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
