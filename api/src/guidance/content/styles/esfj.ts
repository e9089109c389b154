import { type StyleTexts } from '../../domain/library.ts';

export const ESFJ = {
  tips: {
    do: {
      text: 'Ask who else should be in on it.',
      pattern: 'Who else should we bring in on {matter}?',
      bare: 'Before we go on, who else should have a say in this?',
      strength: 3,
      situation: 'meeting',
      advice: ['people first', 'work together'],
    },
    disagree: {
      text: 'Tell them alone, not in front of the others.',
      pattern: 'I wanted to talk to you alone first. I see {matter} differently. {claim}.',
      bare: 'I wanted to talk to you alone first. I see this differently. {claim}.',
      fits: ['work', 'setback', 'one_to_one'],
      strength: 3,
      situation: 'conflict',
      channel: 'call',
      advice: ['keep it calm', 'announce it early'],
    },
    feedback: {
      text: 'Thank them by name and ask for one wish of their own.',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: 'Tell them who could use them most right now.',
      pattern: 'I think {person} could use you most right now. The others can wait.',
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
