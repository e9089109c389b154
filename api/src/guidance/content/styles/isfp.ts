import { type StyleTexts } from '../../domain/library.ts';

export const ISFP = {
  tips: {
    do: {
      text: 'Lay out two samples and wait while they choose.',
      example: '"Which one feels right in your hand?"',
      strength: 2,
      situation: 'meeting',
      channel: 'meeting',
      advice: ['details first', 'give time'],
    },
    disagree: {
      text: 'Tell them in private what you saw, then let it rest.',
      example: '"The client frowned at the blue. Sleep on it."',
      strength: 3,
      situation: 'conflict',
      advice: ['keep it calm', 'give time'],
    },
    feedback: {
      text: 'Say what struck you and ask to see the next one half done.',
      example: '"The light in photo three stopped me. Show me the next one halfway?"',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Say little and do one small job beside them.',
      example: '"I\'ll sand this side."',
      strength: 2,
      situation: 'conflict',
      channel: 'meeting',
      advice: ['keep it calm'],
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
