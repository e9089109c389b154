import { type StyleTexts } from '../../domain/library.ts';

export const INTP = {
  tips: {
    do: {
      text: 'Bring the problem, not your solution.',
      pattern: "Here's the problem, as I see it. {fact}. What would you try?",
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Ask where your logic fails; give in if it does.',
      pattern: "I think {claim}, because {fact}. Show me the step that's wrong.",
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Ask for the rough version and use it.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Offer to take one task off before you ask for another.',
      pattern: "I'd like to {wish}. What could I take off your plate first?",
      strength: 2,
      situation: 'conflict',
    },
  },
  statements: {
    workApproach: 'They take a question to its root; the deadline comes second.',
    relationshipStyle: 'They judge people by the questions they ask.',
    communicationStyle: 'Their answers come late, in writing, and run long.',
    collaborationPreference: 'They work alone and skip the status meeting.',
  },
  trigger: 'rules no one can explain',
} satisfies StyleTexts;
