import { type FieldCards } from './card-draft.ts';

export const CONSCIENTIOUSNESS_CARDS: FieldCards = {
  field: 'bigFiveConscientiousness',
  prefix: 'con',
  high: {
    strength_leverage: {
      title: 'Turn your order into shared order',
      content: 'You keep track without being asked. Write it down where everyone can use it.',
      category: 'teamwork',
      priorityScore: 70,
      actionSteps: [
        'Put open tasks, names and dates on one page.',
        'Share it before the week begins.',
        'Ask each person to correct one line.',
      ],
      sayIt: 'Here is our week on one page. Which line about your work is wrong?',
    },
    development_area: {
      title: 'Leave one hour unplanned',
      content:
        'You plan with care and keep your word. Leave some room for what no one could foresee.',
      category: 'innovation',
      priorityScore: 54,
      actionSteps: [
        'Keep one hour this week free of plans.',
        'Use it for a question that has no deadline.',
        'Note what you found before you plan the next one.',
      ],
    },
    tactical_tip: {
      title: 'Set a time limit for version one',
      content:
        'You finish what you start, and finish it well. Show a first version early, while advice still helps.',
      category: 'innovation',
      priorityScore: 53,
      actionSteps: [
        'Decide how long the first version may take.',
        'Stop when the time is up, whatever is missing.',
        'Ask two people what they would change first.',
      ],
      sayIt: 'This is version one, two hours in. What would you change first?',
    },
  },
  low: {
    strength_leverage: {
      title: 'Use your ease with change',
      content:
        'You adapt quickly when plans move. Help the people who still hold on to the last plan.',
      category: 'innovation',
      priorityScore: 62,
      actionSteps: [
        'Name one plan around you that no longer fits.',
        'Sketch two ways to go on from here.',
        'Offer to try the simpler one first.',
      ],
      sayIt: 'The first plan no longer fits. Can I try the simpler way until Friday?',
    },
    development_area: {
      title: 'Make one promise visible',
      content:
        'You stay flexible and avoid needless structure. Colleagues who plan around you still need a date they can trust.',
      category: 'leadership',
      priorityScore: 60,
      actionSteps: [
        'Choose one delivery this week.',
        'Write the date where others can see it.',
        'Send a two-line update halfway.',
      ],
      sayIt: "Halfway: the figures are in, the text isn't. Friday still holds.",
    },
    tactical_tip: {
      title: 'Share the calendar with a planner',
      content:
        "You do your best work when you're free to move. Find someone who likes dates to carry the schedule with you.",
      category: 'teamwork',
      priorityScore: 56,
      actionSteps: [
        'Ask a colleague who enjoys planning to pair with you.',
        'Agree on the two dates that really matter.',
        'Tell them early when one of the two is at risk.',
      ],
      sayIt: "You're good with dates. Will you keep the calendar if I write the first draft?",
    },
  },
  middle: {
    recommendationType: 'development_area',
    title: 'Say which deadlines are firm',
    content:
      'You plan some things and leave others open. Tell the people around you which is which.',
    category: 'teamwork',
    priorityScore: 33,
    actionSteps: [
      'Mark each date of this week as firm or flexible.',
      'Share the firm ones with those who depend on them.',
      'Move the flexible ones before they pass, and say so.',
    ],
    sayIt: "The 14th is firm. The other two dates can move; I'll tell you before they do.",
  },
};
