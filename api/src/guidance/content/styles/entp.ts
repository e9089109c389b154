import { type StyleTexts } from '../../domain/library.ts';

export const ENTP = {
  tips: {
    do: {
      text: 'Ask them to argue the other side.',
      pattern: "Here's what I think. {claim}. Now argue the other side for me.",
      scene: 'They play the bank and turn the loan down; now you know the weak spot.',
      strength: 3,
      situation: 'meeting',
      advice: ['idea first', 'work together'],
    },
    disagree: {
      text: 'Argue back as hard as they do, then shake hands.',
      pattern: "I'm going to argue the opposite. {claim}. Now prove me wrong.",
      strength: 3,
      situation: 'conflict',
      advice: ['push back hard', 'match their heat'],
    },
    feedback: {
      text: 'Grant them the point, then say who it cost them.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Give them a hard limit to play with.',
      pattern: 'What could we do about {matter} with just {cost}?',
      bare: 'What could we do with just {cost}?',
      strength: 2,
      situation: 'conflict',
    },
  },
  statements: {
    workApproach: {
      text: 'They turn the task upside down before they accept it.',
      contradicts: ['change little'],
    },
    relationshipStyle: 'They spar with people they like and bear no grudge.',
    communicationStyle: 'They ask what if, then argue both answers.',
    collaborationPreference: 'They throw in ideas nonstop and let others run them.',
  },
  trigger: 'habit given as a reason',
} satisfies StyleTexts;
