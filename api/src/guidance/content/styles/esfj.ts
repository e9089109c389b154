import { type StyleTexts } from '../../domain/library.ts';

export const ESFJ = {
  tips: {
    do: {
      text: 'Make the guest list with them before you make the agenda.',
      pattern: 'Before I plan {topic}: who should be at the table?',
      strength: 3,
      situation: 'meeting',
      advice: ['people first', 'work together'],
    },
    disagree: {
      text: 'Tell them alone, before the meeting, not in it.',
      pattern:
        "I'd rather tell you this alone, before we all meet: on {topic}, I see it differently. My reason: {position}.",
      strength: 3,
      situation: 'conflict',
      channel: 'call',
      advice: ['keep it calm', 'announce it early'],
    },
    feedback: {
      text: 'Thank them by name and ask for one wish of their own.',
      pattern:
        '{name}, thank you for this: {evidence}. What would you like for yourself next time?',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: 'Tell them who is fine and who needs them.',
      pattern: 'Most people are fine with {topic}. The ones who need you now: {gain}.',
      strength: 2,
      situation: 'conflict',
      channel: 'call',
      advice: ['people first'],
    },
  },
  statements: {
    workApproach: {
      text: 'They keep the calendar for everyone and call to confirm.',
      contradicts: ['try something new'],
    },
    relationshipStyle: 'They call you after a hard week and bring cake.',
    communicationStyle: 'They ask about your weekend, then go through the points.',
    collaborationPreference: 'They get everyone to agree and thank each one afterward.',
  },
  trigger: 'someone left off the invitation',
} satisfies StyleTexts;
