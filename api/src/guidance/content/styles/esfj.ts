import { type StyleTexts } from '../../domain/library.ts';

export const ESFJ = {
  tips: {
    do: {
      text: 'Make the guest list with them before you make the agenda.',
      example: '"Who should sit at the table on Tuesday?"',
      strength: 3,
      situation: 'meeting',
      advice: ['people first', 'work together'],
    },
    disagree: {
      text: 'Tell them alone, before the meeting, not in it.',
      example: '"Before tonight: I\'ll vote no. Here\'s why."',
      strength: 3,
      situation: 'conflict',
      channel: 'call',
      advice: ['keep it calm', 'announce it early'],
    },
    feedback: {
      text: 'Thank them by name and ask for one wish of their own.',
      example: '"Thanks, Rita, for feeding 60 people. What would you like next time?"',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: 'Tell them who is fine and who needs them.',
      example: '"Joe and Pia are fine. Only the Kims need you."',
      strength: 2,
      situation: 'conflict',
      channel: 'call',
      advice: ['people first'],
    },
  },
  statements: {
    workApproach: 'They keep the calendar for everyone and call to confirm.',
    relationshipStyle: 'They call you after a hard week and bring cake.',
    communicationStyle: 'They ask about your weekend, then go through the points.',
    collaborationPreference: 'They get everyone to agree and thank each one afterward.',
  },
  trigger: 'someone left off the invitation',
} satisfies StyleTexts;
