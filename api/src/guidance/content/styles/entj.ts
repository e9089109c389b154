import { type StyleTexts } from '../../domain/library.ts';

export const ENTJ = {
  tips: {
    do: {
      text: 'Say what you want, what it takes, and ask for a yes.',
      pattern: "I'd like to {wish}. It takes {cost}. Can I have a yes from you?",
      fits: ['work', 'setback', 'first'],
      strength: 3,
      situation: 'meeting',
      advice: ['idea first', 'fix the date'],
    },
    disagree: {
      text: 'Tell them directly, in one sentence, and stand by it.',
      pattern: "I see it differently, and I'd rather tell you directly. {claim}.",
      strength: 3,
      situation: 'conflict',
      advice: ['push back hard', 'facts first', 'stay short'],
    },
    feedback: {
      text: 'Say the goal was hit, then where they went too fast.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Bring the trouble and a way out in one minute.',
      pattern: 'Give me one minute. {news}. We could {optionA}. Does that work for you?',
      fits: ['setback'],
      strength: 3,
      situation: 'conflict',
      channel: 'call',
    },
  },
  statements: {
    workApproach: 'They set the target high and cut whatever slows it.',
    relationshipStyle: 'They test you with hard questions and keep you if you answer.',
    communicationStyle: {
      text: 'They open with the goal, press for reasons and close fast.',
      contradicts: ['go deep'],
    },
    collaborationPreference: 'They pick the people, give each a goal and expect a weekly report.',
  },
  trigger: 'a decision put off again',
} satisfies StyleTexts;
