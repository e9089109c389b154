import { type StyleTexts } from '../../domain/library.ts';

export const ISFP = {
  tips: {
    do: {
      text: 'Lay out two samples and wait while they choose.',
      pattern: 'Which feels right for {topic}: {optionA}, or {optionB}? Take your time.',
      strength: 2,
      situation: 'meeting',
      channel: 'meeting',
      advice: ['details first', 'give time'],
    },
    disagree: {
      text: 'Tell them in private what you saw, then let it rest.',
      pattern: 'Just between us, what I saw on {topic}: {evidence}. Sleep on it.',
      strength: 3,
      situation: 'conflict',
      advice: ['keep it calm', 'give time'],
    },
    feedback: {
      text: 'Say what struck you and ask to see the next one half done.',
      pattern: 'What struck me in {topic}: {evidence}. Would you show me the next one halfway?',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Say little and do one small job beside them.',
      pattern: 'Which small part of {topic} could I do beside you?',
      strength: 2,
      situation: 'conflict',
      channel: 'meeting',
      advice: ['stay beside them', 'keep it calm'],
    },
  },
  statements: {
    workApproach: 'They try things by hand until it looks right.',
    relationshipStyle: 'They do you a small favor and say nothing about it.',
    communicationStyle: 'They nod, wait a day and send you a picture.',
    collaborationPreference: 'They work beside others in peace and stay out of debates.',
  },
  trigger: 'orders on how it should look',
} satisfies StyleTexts;
