import { type StyleTexts } from '../../domain/library.ts';

export const ISFP = {
  tips: {
    do: {
      text: 'Lay out two ways and wait while they choose.',
      pattern: 'We could {optionA} or {optionB}. Which feels right to you? Take your time.',
      strength: 2,
      situation: 'meeting',
      channel: 'meeting',
      advice: ['details first', 'give time'],
    },
    disagree: {
      text: 'Tell them in private how you see it, then let it rest.',
      pattern:
        'Just between us, I see {matter} a little differently. {claim}. Let it rest a while before you answer.',
      bare: 'Just between us, I see it a little differently. {claim}. Let it rest a while before you answer.',
      fits: ['work', 'setback', 'one_to_one'],
      strength: 3,
      situation: 'conflict',
      advice: ['keep it calm', 'give time'],
    },
    feedback: {
      text: 'Say what struck you and ask to see the next one half done.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Say little and take on one small job alongside them.',
      pattern: 'Is there one small thing I could do alongside you?',
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
