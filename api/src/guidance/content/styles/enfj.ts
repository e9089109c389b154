import { type StyleTexts } from '../../domain/library.ts';

export const ENFJ = {
  tips: {
    do: {
      text: 'Ask who should get the chance to grow here.',
      example: '"Who on your team is ready to lead this one?"',
      strength: 3,
      situation: 'meeting',
      advice: ['people first'],
    },
    disagree: {
      text: 'Tell them who their plan leaves out.',
      example: '"The night shift has no say in this."',
      strength: 3,
      situation: 'conflict',
      advice: ['people first'],
    },
    feedback: {
      text: 'Say who grew through them, and let that person go on alone.',
      example: '"Tom ran it alone. The next one is Tom\'s too."',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: "Take one person's trouble off their list.",
      example: '"I\'ll talk to Dan. Leave that to me."',
      strength: 3,
      situation: 'conflict',
      channel: 'call',
    },
  },
  statements: {
    workApproach: 'They win the people first and plan around them.',
    relationshipStyle: 'They spot what you do well and tell others about it.',
    communicationStyle: 'They speak to the whole room and look at each face.',
    collaborationPreference: 'They give the big part to someone who has never had one.',
  },
  trigger: 'a person written off too soon',
} satisfies StyleTexts;
