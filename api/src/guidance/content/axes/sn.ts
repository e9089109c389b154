import { type AxisTexts } from '../../domain/library.ts';

export const SN = {
  sides: {
    S: {
      tips: {
        do: {
          text: 'Start with one real case, step by step.',
          pattern:
            "Before we get to {matter}, let's look at something concrete. {fact}. Shall we go through it step by step?",
          bare: "Let's look at something concrete first. {fact}. Shall we go through it step by step?",
          scene: 'Not "deliveries slip" but one order: paid Monday, shipped Friday, lost Saturday.',
          strength: 3,
          situation: 'meeting',
          advice: ['details first'],
        },
      },
      statements: {
        workApproach: 'They start with what is there and use what has worked.',
        communicationStyle: 'They explain by example and ask for the exact figure.',
      },
      trigger: 'big words with nothing to look at',
    },
    N: {
      tips: {
        do: {
          text: 'Name the idea first and keep the cases for later.',
          pattern:
            "Here's my idea about {matter} in one sentence. {claim}. We can get to the details later.",
          bare: "Here's my idea in one sentence. {claim}. We can get to the details later.",
          scene: 'First "one price for everyone", then the cases that put it to the test.',
          strength: 3,
          situation: 'meeting',
          advice: ['idea first', 'stay short'],
        },
      },
      statements: {
        workApproach: 'They look for the pattern first and try a new route.',
        communicationStyle: 'They begin with the main idea and speak in pictures.',
      },
      trigger: 'details with no point behind them',
    },
  },
  eitherWay: {
    do: {
      text: 'Give one example, then the idea.',
      pattern: "Let me give you an example. {fact}. That's why I think {claim}.",
      scene: 'One client waited nine days for an answer, so you ask for one person in charge.',
      situation: 'meeting',
    },
  },
} satisfies AxisTexts<'S', 'N'>;
