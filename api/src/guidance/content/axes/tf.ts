import { type AxisTexts } from '../../domain/library.ts';

export const TF = {
  sides: {
    T: {
      tips: {
        do: {
          text: 'Give the reason first, then the request.',
          pattern: "Because {fact}, I'd like to {wish}. Does that reasoning hold up?",
          strength: 3,
          situation: 'meeting',
          advice: ['facts first'],
        },
        avoid: {
          text: "Don't pad bad news; say it in one line.",
          pattern: 'I have bad news. {news}.',
          fits: ['setback'],
          strength: 3,
          situation: 'meeting',
          advice: ['facts first', 'stay short'],
        },
        disagree: {
          text: 'Set your reason against theirs, one by one.',
          pattern:
            'You may say that {worry}. On the other hand, {fact}. Which weighs more for you?',
          strength: 3,
          situation: 'conflict',
          advice: ['facts first'],
        },
        feedback: {
          text: 'Start with what is wrong, then say why.',
          pattern:
            "I don't think we're there yet with {matter}, because {fact}. How do you see it?",
          bare: "I don't think we're there yet, because {fact}. How do you see it?",
          strength: 3,
          situation: 'meeting',
          advice: ['facts first'],
        },
      },
      statements: {
        relationshipStyle: 'They trust people whose reasons hold up when checked.',
      },
      trigger: 'one rule applied two ways',
    },
    F: {
      tips: {
        do: {
          text: 'Say who gains before you name the cost.',
          pattern: 'I want to make sure {gain}. It takes {cost}. Does that feel right to you?',
          scene: 'The support team asked for the change: you say so, then that it takes two weeks.',
          strength: 3,
          situation: 'meeting',
          advice: ['people first'],
        },
        avoid: {
          text: "Don't open with figures; open with a person.",
          pattern: 'Before we get to the figures, how is {person} doing with {matter}?',
          bare: 'Before we get to the figures, how is {person} doing?',
          strength: 3,
          situation: 'meeting',
          advice: ['people first'],
        },
        disagree: {
          text: 'Say that you see their point, then where you differ.',
          pattern: "I can see why you'd say that {worry}. I see it a little differently. {claim}.",
          strength: 3,
          situation: 'conflict',
          advice: ['people first', 'keep it calm'],
        },
        feedback: {
          text: 'Name who it helped, then one change.',
          pattern:
            "What you did helped {person}. I'd change just one thing. Next time, we could {optionA}.",
          strength: 3,
          situation: 'meeting',
          advice: ['people first'],
        },
      },
      statements: {
        relationshipStyle: 'They ask about the person before they ask about the job.',
      },
      trigger: 'a person treated as a number',
    },
  },
  eitherWay: {
    do: {
      text: 'Give the reason and say who gains.',
      pattern: "I'd like to {wish}, because {fact}. It would mean that {gain}.",
      situation: 'meeting',
    },
    avoid: {
      text: "Don't argue from figures alone or from goodwill alone.",
      situation: 'meeting',
    },
    disagree: {
      text: 'Say what you both want, then give your reason.',
      pattern:
        'I think we want the same thing. I just see the way there differently, because {fact}.',
      situation: 'conflict',
    },
    feedback: {
      text: 'Name what worked, then one thing to change.',
      pattern:
        "A lot of this worked. I'd change just one thing. Next time, we could {optionA} instead.",
      situation: 'meeting',
    },
  },
} satisfies AxisTexts<'T', 'F'>;
