import { type StyleTexts } from '../../domain/library.ts';

export const ENTP = {
  tips: {
    do: {
      text: 'Ask them to argue the other side.',
      example: '"Pretend you\'re the bank. Why no?"',
      strength: 3,
      situation: 'meeting',
      advice: ['idea first', 'work together'],
    },
    disagree: {
      text: 'Argue back as hard as they do, then shake hands.',
      example: '"Wrong, and here\'s why. Your turn."',
      strength: 3,
      situation: 'conflict',
      advice: ['push back hard'],
    },
    feedback: {
      text: 'Grant them the point, then say who it cost them.',
      example: '"You were right on price. Ana stopped listening."',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Give them a hard limit to play with.',
      example: '"No budget and one van. What\'s the trick?"',
      strength: 2,
      situation: 'conflict',
    },
  },
  statements: {
    workApproach: 'They turn the task upside down before they accept it.',
    relationshipStyle: 'They spar with people they like and bear no grudge.',
    communicationStyle: 'They ask what if, then argue both answers.',
    collaborationPreference: 'They throw in ideas nonstop and let others run them.',
  },
  trigger: 'habit given as a reason',
} satisfies StyleTexts;
