import { type StyleTexts } from '../../domain/library.ts';

export const ISTJ = {
  tips: {
    do: {
      text: 'Put what you agreed in a note the same day.',
      pattern: "Here's what I noted about {matter}. {claim}. Please correct anything I got wrong.",
      bare: "Here's what I noted from our talk. {claim}. Please correct anything I got wrong.",
      strength: 3,
      situation: 'writing',
      channel: 'message',
      advice: ['write', 'details first'],
    },
    disagree: {
      text: 'Go back to what was written down and read it together.',
      pattern: 'Could we look at what was written down about {matter}? I read it differently.',
      bare: 'Could we look at what was written down? I read it differently.',
      fits: ['work', 'setback', 'one_to_one'],
      strength: 3,
      situation: 'conflict',
      advice: ['facts first', 'details first'],
    },
    feedback: {
      text: 'Thank them for one exact thing and offer one new way.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Ask which check matters most and protect time for it.',
      pattern: "Which part can't be rushed? Let's protect the time for it.",
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
