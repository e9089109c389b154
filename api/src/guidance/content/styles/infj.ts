import { type StyleTexts } from '../../domain/library.ts';

export const INFJ = {
  tips: {
    do: {
      text: 'Ask what they read between the lines.',
      example: '"What is the client not telling us?"',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    disagree: {
      text: 'Write out both sides fairly before you argue yours.',
      example: '"Your view and mine, one page. Did I get yours right?"',
      strength: 3,
      situation: 'conflict',
      channel: 'message',
      advice: ['write', 'keep it calm'],
    },
    feedback: {
      text: 'Say which hunch of theirs came true; ask for the next one sooner.',
      example: '"You were right about the landlord. Next time, tell me in week one."',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Cancel your own meeting with them and say what still counts.',
      example: '"Tuesday is off. Only the letter counts now."',
      strength: 2,
      situation: 'conflict',
      advice: ['give time'],
    },
  },
  statements: {
    workApproach: 'They settle what it is for, then plan every step.',
    relationshipStyle: 'They meet you one on one and recall what you said.',
    communicationStyle: 'They hold back, then say what nobody had named.',
    collaborationPreference: 'They steer from the side and let others speak for the group.',
  },
  trigger: 'kind words that hide a deal',
} satisfies StyleTexts;
