import { type StyleTexts } from '../../domain/library.ts';

export const INTP = {
  tips: {
    do: {
      text: 'Bring the problem, not your solution.',
      example: '"Sales fell. What would you test?"',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Ask where your logic fails; give in if it does.',
      example: '"Show me the wrong step."',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Ask for the rough version and use it.',
      example: '"Half a page is plenty. It goes out today."',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Take one task away before you ask for another.',
      example: '"I\'ve taken over the slides."',
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
  trigger: 'rules nobody can explain',
} satisfies StyleTexts;
