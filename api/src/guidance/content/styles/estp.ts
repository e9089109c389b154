import { type StyleTexts } from '../../domain/library.ts';

export const ESTP = {
  tips: {
    do: {
      text: 'Meet them on the spot and settle it there.',
      example: '"Meet me at the dock. You\'ll see it."',
      strength: 3,
      situation: 'meeting',
      channel: 'meeting',
      advice: ['details first', 'work together'],
    },
    disagree: {
      text: 'Say no straight out and offer a bet.',
      example: '"I say it won\'t sell. Loser buys coffee."',
      strength: 3,
      situation: 'conflict',
      advice: ['push back hard'],
    },
    feedback: {
      text: 'Retell the moment they saved, then name one check.',
      example: '"You stopped the truck in time. Count the pallets first next time?"',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Send them to the trouble spot and back them up.',
      example: '"Gate four, now. Whatever you decide, I\'ll sign."',
      strength: 3,
      situation: 'conflict',
      channel: 'call',
    },
  },
  statements: {
    workApproach: 'They jump in, see what happens and fix it on the go.',
    relationshipStyle: 'They joke, trade favors and know someone in every shop.',
    communicationStyle: 'They cut in, get to the point and make you laugh.',
    collaborationPreference: "They take the job that's on fire and skip the paperwork.",
  },
  trigger: 'an hour of talk before action',
} satisfies StyleTexts;
