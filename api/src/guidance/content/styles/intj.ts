import { type StyleTexts } from '../../domain/library.ts';

export const INTJ = {
  tips: {
    do: {
      text: 'Give them the end goal and the limits; leave the plan to them.',
      pattern: 'The end goal for {topic}: {position}. The limits: {cost}. How would you get there?',
      strength: 2,
      situation: 'meeting',
      advice: ['idea first', 'work alone'],
    },
    disagree: {
      text: 'Question one link in the plan, not the plan.',
      pattern: "I'd question one link in the plan for {topic}, not the plan: {position}.",
      scene: 'Step four needs two permits, not one. The other steps stand.',
      strength: 3,
      situation: 'conflict',
      advice: ['facts first'],
    },
    feedback: {
      text: 'Say what their plan got right, then where others lost the thread.',
      pattern:
        'What your plan for {topic} got right: {evidence}. Where others lose the thread: {position}.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Send the new fact and let them redraw the plan alone.',
      pattern: 'A new fact on {topic}: {news}. Would you redraw the plan by {date}?',
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
