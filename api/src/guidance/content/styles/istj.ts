import { type StyleTexts } from '../../domain/library.ts';

export const ISTJ = {
  tips: {
    do: {
      text: 'Put what you agreed in a note the same day.',
      pattern: 'As agreed on {topic}: {position}, by {date}. Please correct anything I got wrong.',
      strength: 3,
      situation: 'writing',
      channel: 'message',
      advice: ['write', 'details first'],
    },
    disagree: {
      text: 'Bring the paper and point to the clause.',
      pattern: 'On {topic}, the paper says this: {evidence}. How do you read it?',
      strength: 3,
      situation: 'conflict',
      advice: ['facts first', 'details first'],
    },
    feedback: {
      text: 'Thank them for one exact thing and offer one new way.',
      pattern: 'Thank you for this on {topic}: {evidence}. One new way to try: {position}.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Ask which check matters most and protect time for it.',
      pattern: "Which check on {topic} can't be rushed? Let's protect the time for it.",
      strength: 2,
      situation: 'conflict',
    },
  },
  statements: {
    workApproach: {
      text: 'They check the list, go in order and finish on the day they said.',
      contradicts: ['try something new'],
    },
    relationshipStyle: 'They keep their word and notice who keeps theirs.',
    communicationStyle: 'They speak in order, stick to facts and quote the file.',
    collaborationPreference: 'They want clear duties and do theirs without a reminder.',
  },
  trigger: 'a record with gaps in it',
} satisfies StyleTexts;
