import { type FieldCards } from './card-draft.ts';

export const NEUROTICISM_CARDS: FieldCards = {
  field: 'bigFiveNeuroticism',
  prefix: 'neu',
  high: {
    strength_leverage: {
      title: 'Turn concern into a short list',
      content:
        'You notice early what could go wrong. Write it down, because every plan needs that list.',
      category: 'stress_management',
      priorityScore: 60,
      actionSteps: [
        'Write down what could go wrong, in any order.',
        'Mark the two points you can influence.',
        'Give each of them a first step and a name.',
      ],
    },
    development_area: {
      title: 'Decide with the risk in plain view',
      content:
        'You feel the weight of a decision. Say the risk aloud, then decide without waiting.',
      category: 'leadership',
      priorityScore: 53,
      actionSteps: [
        'Write down the decision and its worst likely result.',
        'Add what you would do in that case.',
        'Set a date for the decision and tell one person.',
      ],
      sayIt: "I'll decide by Wednesday noon. If it goes wrong, we lose a week.",
    },
    tactical_tip: {
      title: 'Give open worries a fixed time',
      content:
        'Your mind keeps working on what is unfinished. Give it a set time and keep the rest of the day free.',
      category: 'stress_management',
      priorityScore: 65,
      actionSteps: [
        'Choose fifteen minutes in the afternoon.',
        'Until then, note each worry in one line.',
        'Go through the notes and cross out what has solved itself.',
      ],
    },
  },
  low: {
    strength_leverage: {
      title: 'Lend your calm',
      content: 'Pressure leaves you calm, and people notice. Use that to slow a tense room down.',
      category: 'stress_management',
      priorityScore: 67,
      actionSteps: [
        'When voices speed up, say the question out loud.',
        'Ask for one minute to think.',
        'Name the next step before you close.',
      ],
      sayIt: 'The question is: do we ship on Friday? Give me one minute to think.',
    },
    development_area: {
      title: 'Show that you see the weight',
      content:
        'You stay even when things get hard. Tell the people who feel the strain that you see it too.',
      category: 'teamwork',
      priorityScore: 56,
      actionSteps: [
        'Ask one person how heavy this week is for them.',
        'Listen without solving.',
        'Name one thing you can take off their list.',
      ],
      sayIt: "How full is your week? Name one thing and I'll take it off your list.",
    },
    tactical_tip: {
      title: 'Ask how others find the pace',
      content: 'A high pace costs you little. Ask what it costs the others.',
      category: 'communication',
      priorityScore: 52,
      actionSteps: [
        'In your next one-to-one, ask what is too fast.',
        'Move one date that only you find easy.',
        'Ask again two weeks later.',
      ],
      sayIt: 'Which of our dates is too tight for you?',
    },
  },
  middle: {
    recommendationType: 'tactical_tip',
    title: 'Know your two early signs',
    content: 'Pressure comes and goes with you. Know its first signs, so that you can act early.',
    category: 'stress_management',
    priorityScore: 34,
    actionSteps: [
      'Think of your last crowded week.',
      'Write down two things you did differently from usual.',
      'Choose one small thing to do when they return.',
    ],
  },
};
