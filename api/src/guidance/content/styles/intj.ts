import { type StyleTexts } from '../../domain/library.ts';

export const INTJ = {
  tips: {
    do: {
      text: "Give them the end goal and ask how they'd get there.",
      pattern: "In the end, I'd like to {wish}. How would you get there?",
      fits: ['work', 'setback'],
      strength: 2,
      situation: 'meeting',
      advice: ['idea first', 'work alone'],
    },
    disagree: {
      text: 'Question one link in the plan, not the plan.',
      pattern: "Most of the plan makes sense to me. I'd question just one link. {claim}.",
      fits: ['work', 'setback'],
      scene: 'Step four needs two permits, not one. The other steps stand.',
      strength: 3,
      situation: 'conflict',
      advice: ['facts first'],
    },
    feedback: {
      text: 'Say what their plan got right, then where others lost the thread.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Send the new fact and let them redraw the plan.',
      pattern:
        'Something has changed. {news}. Would you tell me by {day} how that affects your plan?',
      strength: 2,
      situation: 'conflict',
      channel: 'message',
      advice: ['write', 'give time', 'work alone'],
    },
  },
  statements: {
    workApproach: 'They draw the whole route before they take a step.',
    relationshipStyle: 'They skip small talk and ask what you are building.',
    communicationStyle: {
      text: 'They say it once, in few words, with the reason attached.',
      contradicts: ['go deep'],
    },
    collaborationPreference: 'They take the hard part home and return with a full plan.',
  },
  trigger: 'a settled question opened again',
} satisfies StyleTexts;
