import { type StyleTexts } from '../../domain/library.ts';

export const ISTP = {
  tips: {
    do: {
      text: 'Hand them the broken part and step back.',
      example: '"It stalls at 40. Here are the keys."',
      strength: 3,
      situation: 'meeting',
      advice: ['work alone', 'details first'],
    },
    disagree: {
      text: 'Stop arguing and run it once.',
      example: '"Load it to 200 and see."',
      strength: 3,
      situation: 'conflict',
      advice: ['facts first'],
    },
    feedback: {
      text: 'Ask them to show someone how they did it.',
      example: '"It runs. Would you show Kim how?"',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Keep people off their back while they fix it.',
      example: '"I\'ll take the calls. You do the pump."',
      strength: 3,
      situation: 'conflict',
      advice: ['work alone'],
    },
  },
  statements: {
    workApproach: 'They take it apart, find the fault and stop there.',
    relationshipStyle: 'They show up when something breaks and leave with a nod.',
    communicationStyle: 'They answer in five words and show you the rest.',
    collaborationPreference: "They step in when it's stuck and leave once it runs.",
  },
  trigger: 'someone watching over their shoulder',
} satisfies StyleTexts;
