import { type StyleTexts } from '../../domain/library.ts';

export const ISTP = {
  tips: {
    do: {
      text: 'Show them the fault and let them look into it alone.',
      pattern:
        "Something isn't working with {matter}. {fact}. Have a look in your own time. What do you make of it?",
      bare: "Something isn't working. {fact}. Have a look in your own time. What do you make of it?",
      fits: ['setback'],
      strength: 3,
      situation: 'meeting',
      advice: ['work alone', 'details first'],
    },
    disagree: {
      text: 'Stop arguing and agree on a test.',
      pattern: 'Could we put the arguments aside and agree on a fair test?',
      fits: ['work', 'setback', 'one_to_one'],
      strength: 3,
      situation: 'conflict',
      advice: ['facts first'],
    },
    feedback: {
      text: 'Ask them to show you how they did it.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Keep people off their back while they fix it.',
      pattern: 'Should I keep people away while you work on this?',
      fits: ['work', 'setback'],
      strength: 3,
      situation: 'conflict',
      advice: ['work alone'],
    },
  },
  statements: {
    workApproach: {
      text: 'They take it apart, find the fault and stop there.',
      contradicts: ['change little'],
    },
    relationshipStyle: 'They show up when something breaks and leave with a nod.',
    communicationStyle: {
      text: 'They answer in five words and show you the rest.',
      contradicts: ['go deep'],
    },
    collaborationPreference: "They step in when it's stuck and leave once it runs.",
  },
  trigger: 'someone watching over their shoulder',
} satisfies StyleTexts;
