import { type StyleTexts } from '../../domain/library.ts';

export const ISTP = {
  tips: {
    do: {
      text: 'Show them the fault and let them look into it alone.',
      pattern:
        "Here's what goes wrong with {topic}: {evidence}. Have a look in your own time; what do you make of it?",
      strength: 3,
      situation: 'meeting',
      advice: ['work alone', 'details first'],
    },
    disagree: {
      text: 'Stop arguing and run it once.',
      pattern:
        "Let's stop arguing about {topic} and try it once. What would a small test look like?",
      strength: 3,
      situation: 'conflict',
      advice: ['facts first'],
    },
    feedback: {
      text: 'Ask them to show someone how they did it.',
      pattern: 'What you did on {topic} works: {evidence}. Would you show someone how?',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Keep people off their back while they fix it.',
      pattern: 'You work on {topic}; should I keep people away until {date}?',
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
