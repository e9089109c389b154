import { type StyleTexts } from '../../domain/library.ts';

export const ISTJ = {
  tips: {
    do: {
      text: 'Put what you agreed in a note the same day.',
      example: '"As agreed: 30 doors, oak, here on the 9th."',
      strength: 3,
      situation: 'writing',
      channel: 'message',
      advice: ['write', 'details first'],
    },
    disagree: {
      text: 'Bring the paper and point to the clause.',
      example: '"Clause 6 says 30 days, not 60."',
      strength: 3,
      situation: 'conflict',
      advice: ['facts first', 'details first'],
    },
    feedback: {
      text: 'Thank them for one exact thing and offer one new way.',
      example: '"No error in 400 lines. Try it without the second form?"',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Allow one shortcut and answer for it yourself.',
      example: '"Skip the second count. I\'ll sign for it."',
      strength: 2,
      situation: 'conflict',
    },
  },
  statements: {
    workApproach: 'They check the list, go in order and finish on the day they said.',
    relationshipStyle: 'They keep their word and notice who keeps theirs.',
    communicationStyle: 'They speak in order, stick to facts and quote the file.',
    collaborationPreference: 'They want clear duties and do theirs without a reminder.',
  },
  trigger: 'a record with gaps in it',
} satisfies StyleTexts;
