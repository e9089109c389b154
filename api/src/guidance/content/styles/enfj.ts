import { type StyleTexts } from '../../domain/library.ts';

export const ENFJ = {
  tips: {
    do: {
      text: 'Ask who on their side cares about it most.',
      pattern: 'Who on your side cares most about {matter}?',
      bare: 'Who on your side does this matter to most?',
      strength: 3,
      situation: 'meeting',
      advice: ['people first'],
    },
    disagree: {
      text: 'Ask what it means for a person they left out.',
      pattern: "I'm not sure yet what it means for {person}. How do you see it?",
      strength: 3,
      situation: 'conflict',
      advice: ['people first'],
    },
    feedback: {
      text: 'Say who grew through them, and ask who could go on alone.',
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    pressure: {
      text: "Take one person's trouble off their list.",
      pattern:
        "Could I talk to {person} about {matter} for you? That's one less thing on your list.",
      bare: "Could I talk to {person} for you? That's one less thing on your list.",
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
