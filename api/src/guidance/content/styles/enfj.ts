import { type StyleTexts } from '../../domain/library.ts';

export const ENFJ = {
  tips: {
    do: {
      text: 'Ask who should get the chance to grow here.',
      pattern: 'Who on your side should get the chance to grow with {topic}?',
      strength: 3,
      situation: 'meeting',
      advice: ['people first'],
    },
    disagree: {
      text: 'Tell them who their plan leaves out.',
      pattern: "In the plan for {topic}, I don't see {gain} yet. Where would they come in?",
      strength: 3,
      situation: 'conflict',
      advice: ['people first'],
    },
    feedback: {
      text: 'Say who grew through them, and let that person go on alone.',
      pattern: 'Your work on {topic} helped {gain} grow. What if they ran the next one alone?',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: "Take one person's trouble off their list.",
      pattern: 'Which talk about {topic} could I take off your list?',
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
