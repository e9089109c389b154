import { type StyleTexts } from '../../domain/library.ts';

export const ESTP = {
  tips: {
    do: {
      text: 'Meet in person and show them the real thing.',
      pattern: 'Could I show you in person? Does {day} work?',
      strength: 3,
      situation: 'meeting',
      channel: 'meeting',
      advice: ['details first', 'work together'],
    },
    disagree: {
      text: 'Say no straight out and ask for a quick test.',
      pattern: "I don't agree. What would be the quickest way to find out who's right?",
      strength: 3,
      situation: 'conflict',
      advice: ['push back hard'],
    },
    feedback: {
      text: 'Retell the moment they saved, then name one check.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Name the trouble spot and ask for their first move.',
      pattern: "Here's the trouble spot. {news}. What's your first move?",
      fits: ['setback'],
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
