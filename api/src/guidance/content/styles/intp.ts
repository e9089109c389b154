import { type StyleTexts } from '../../domain/library.ts';

export const INTP = {
  tips: {
    do: {
      text: 'Bring the problem, not your solution.',
      pattern: 'The problem with {topic}: {evidence}. What would you test?',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Ask where your logic fails; give in if it does.',
      pattern: 'My reasoning on {topic}: {position}. Show me the wrong step.',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Ask for the rough version and use it.',
      pattern: "Could I have the rough version of {topic} by {date}? It's useful as it is.",
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Take one task away before you ask for another.',
      pattern: "On {topic}, you're free to drop this: {optionB}. What I need instead: {ask}.",
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
