import { type FieldCards } from './card-draft.ts';

export const OPENNESS_CARDS: FieldCards = {
  field: 'bigFiveOpenness',
  prefix: 'ope',
  high: {
    strength_leverage: {
      title: 'Bring the second idea',
      content:
        'You look for new ways before others do. Offer one more option while the first is still on the table.',
      category: 'innovation',
      priorityScore: 72,
      actionSteps: [
        'Pick one decision this week that looks settled.',
        'Write down a second way in three lines.',
        'Share it with one person before the meeting.',
      ],
      sayIt: "I have a second way. Can I send you three lines before Thursday's meeting?",
    },
    development_area: {
      title: 'Land one idea before the next',
      content:
        'You come up with new ideas quickly. Hold one still long enough for others to build it.',
      category: 'teamwork',
      priorityScore: 63,
      actionSteps: [
        'List the ideas you have started this month.',
        'Choose one and write down what finished would look like.',
        "Tell your team which ones you're parking, and until when.",
      ],
      sayIt: "I'm parking the newsletter until March. Until then I work on the price list.",
    },
    tactical_tip: {
      title: 'Keep a page of borrowed ideas',
      content:
        'You notice things that most people pass by. Keep them in one place, where you can use them.',
      category: 'innovation',
      priorityScore: 58,
      actionSteps: [
        'Keep one page, on paper or on screen, for what strikes you.',
        'Add one entry a day, with a line on why it caught you.',
        'On Friday, connect two entries and see what they suggest.',
      ],
    },
  },
  low: {
    strength_leverage: {
      title: 'Guard what already works',
      content:
        'You prefer proven ways and know why they were chosen. Tell the team, so that it learns each lesson only once.',
      category: 'teamwork',
      priorityScore: 61,
      actionSteps: [
        'Write down three routines your team should keep.',
        'Add the reason behind each in one sentence.',
        'Bring the list to the next discussion about change.',
      ],
      sayIt: "Before we change this, here are three routines I'd keep, and why.",
    },
    development_area: {
      title: 'Give one new idea a fair trial',
      content:
        'You trust what has been tested. Let a new idea earn the same trust in a small test.',
      category: 'innovation',
      priorityScore: 55,
      actionSteps: [
        'Pick one suggestion you would usually pass over.',
        'Try it for a week on something that can be undone.',
        'Judge it by a result you named beforehand.',
      ],
    },
    tactical_tip: {
      title: 'Improve one step of a familiar routine',
      content: 'You know your methods from the inside. Fix one small part of one.',
      category: 'innovation',
      priorityScore: 51,
      actionSteps: [
        'Choose a task you have done more than twenty times.',
        'Name the step that costs the most time.',
        'Change only that step and compare.',
      ],
    },
  },
  middle: {
    recommendationType: 'tactical_tip',
    title: 'Choose when to explore',
    content:
      'You enjoy the new as well as the familiar. Decide ahead of time which one a task needs.',
    category: 'innovation',
    priorityScore: 30,
    actionSteps: [
      'Mark the tasks of this week as known or new.',
      'Give the new ones your freshest hour.',
      'Do the known ones the way you did them last time.',
    ],
  },
};
