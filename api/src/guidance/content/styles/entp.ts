import { type StyleTexts } from '../../domain/library.ts';

export const ENTP = {
  tips: {
    do: {
      text: 'Ask them to argue the other side.',
      pattern: 'Argue the other side of {topic} for me: why would it fail?',
      scene: 'They play the bank and turn the loan down; now you know the weak spot.',
      strength: 3,
      situation: 'meeting',
      advice: ['idea first', 'work together'],
    },
    disagree: {
      text: 'Argue back as hard as they do, then shake hands.',
      pattern: "I think you're wrong on {topic}, and here's why: {position}. Your turn.",
      strength: 3,
      situation: 'conflict',
      advice: ['push back hard', 'match their heat'],
    },
    feedback: {
      text: 'Grant them the point, then say who it cost them.',
      pattern: 'You were right on {topic}: {evidence}. What it cost you: {cost}.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Give them a hard limit to play with.',
      pattern: 'The limit on {topic} is firm: {cost}. What would you do inside it?',
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
