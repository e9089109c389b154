import { type StyleTexts } from '../../domain/library.ts';

export const ESTP = {
  tips: {
    do: {
      text: 'Meet them on the spot and look at the real thing.',
      pattern: 'Could we look at {topic} on the spot? Does {date} work?',
      strength: 3,
      situation: 'meeting',
      channel: 'meeting',
      advice: ['details first', 'work together'],
    },
    disagree: {
      text: 'Say no straight out and offer a quick test.',
      pattern: "I don't think {topic} would work, and here's why: {position}. Shall we test it?",
      strength: 3,
      situation: 'conflict',
      advice: ['push back hard'],
    },
    feedback: {
      text: 'Retell the moment they saved, then name one check.',
      pattern: "What you saved on {topic}: {evidence}. What I'd check next time: {position}.",
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Send them to the trouble spot and name the limits.',
      pattern: 'Where I need you now: {topic}. The limit: {cost}. Inside it, decide for yourself.',
      strength: 3,
      situation: 'conflict',
      channel: 'call',
    },
  },
  statements: {
    workApproach: {
      text: 'They jump in, see what happens and fix it on the go.',
      contradicts: ['change little'],
    },
    relationshipStyle: 'They joke, trade favors and know someone in every shop.',
    communicationStyle: {
      text: 'They cut in, get to the point and make you laugh.',
      contradicts: ['go deep'],
    },
    collaborationPreference: "They take the job that's on fire and skip the paperwork.",
  },
  trigger: 'an hour of talk before action',
} satisfies StyleTexts;
