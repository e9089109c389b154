import { type StyleTexts } from '../../domain/library.ts';

export const INFJ = {
  tips: {
    do: {
      text: 'Ask what they read between the lines.',
      pattern: 'What do you read between the lines on {topic}?',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    disagree: {
      text: 'Write out both sides fairly before you argue yours.',
      pattern:
        'Your view of {topic}, as I understand it: {worry}. Mine: {position}. Did I get yours right?',
      strength: 3,
      situation: 'conflict',
      channel: 'message',
      advice: ['write', 'keep it calm'],
    },
    feedback: {
      text: 'Say which hunch of theirs came true; ask for the next one sooner.',
      pattern:
        'Your hunch on {topic} came true: {evidence}. Next time, tell me as soon as you sense it.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Cancel your own meeting with them and say what still counts.',
      pattern: "Let's skip our meeting on {topic}. The one thing that still counts: {ask}.",
      strength: 2,
      situation: 'conflict',
      advice: ['give time'],
    },
  },
  statements: {
    workApproach: 'They settle what it is for, then plan every step.',
    relationshipStyle: 'They meet you one on one and recall what you said.',
    communicationStyle: 'They hold back, then say what no one had named.',
    collaborationPreference: 'They steer from the side and let others speak for the group.',
  },
  trigger: 'kind words that hide a deal',
} satisfies StyleTexts;
