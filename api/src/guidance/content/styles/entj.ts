import { type StyleTexts } from '../../domain/library.ts';

export const ENTJ = {
  tips: {
    do: {
      text: 'Name the target, what it takes and the yes you need.',
      pattern:
        'The target for {topic}: {position}. What it takes: {cost}. The yes I need from you: {ask}.',
      strength: 3,
      situation: 'meeting',
      advice: ['idea first', 'fix the date'],
    },
    disagree: {
      text: 'Say it to their face in one sentence and stand by it.',
      pattern: 'On {topic} I disagree, plainly: {position}. My reason: {evidence}.',
      strength: 3,
      situation: 'conflict',
      advice: ['push back hard', 'facts first'],
    },
    feedback: {
      text: 'Say the goal was hit, then where they went too fast.',
      pattern: 'What you achieved on {topic}: {evidence}. Where we went too fast: {position}.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Bring the trouble and a way out in one minute.',
      pattern: 'The trouble with {topic}: {news}. A way out: {position}. What it takes: {cost}.',
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
