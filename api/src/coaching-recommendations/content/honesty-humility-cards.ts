import { type FieldCards } from './card-draft.ts';

export const HONESTY_HUMILITY_CARDS: FieldCards = {
  field: 'hexacoHonestyHumility',
  prefix: 'hon',
  high: {
    strength_leverage: {
      title: 'Let your word carry weight',
      content: 'People take you at your word. Use that to put an agreement into plain words.',
      category: 'leadership',
      priorityScore: 68,
      actionSteps: [
        'Pick a topic where agreements have become vague.',
        'Write down who does what.',
        'Ask everyone to confirm it.',
      ],
      sayIt: "I've written down who does what. Please say yes or correct your line.",
    },
    development_area: {
      title: 'Let your work be seen',
      content:
        "You let results speak for themselves. Send a short report to people who can't see them.",
      category: 'leadership',
      priorityScore: 65,
      actionSteps: [
        'Write three lines on what changed because of your work.',
        'Send them to one person who decides.',
        'Repeat it every month.',
      ],
      sayIt: 'Since we changed the label, returns are down by a third. Three lines on how.',
    },
    tactical_tip: {
      title: 'Put the rule before the case',
      content: 'Fairness matters to you. Agree on the rule before any name comes up.',
      category: 'leadership',
      priorityScore: 55,
      actionSteps: [
        'Before a choice between people, write down the criteria.',
        'Agree on them with one other person.',
        'Apply them to everyone in the same order.',
      ],
      sayIt: 'Before we look at names: are these three criteria right?',
    },
  },
  low: {
    strength_leverage: {
      title: 'Put good work in a good light',
      content: 'You present things well. Do it for a colleague whose work deserves more notice.',
      category: 'communication',
      priorityScore: 58,
      actionSteps: [
        "Pick a colleague's result that few people know.",
        'Find the one number or picture that shows its worth.',
        "Present it with the colleague's name in the first sentence.",
      ],
      sayIt: 'Dana found this: one form less, and every order leaves two days sooner.',
    },
    development_area: {
      title: 'Share the credit aloud',
      content:
        "You're at ease with ambition and praise. Pass the credit on, and people will trust you.",
      category: 'leadership',
      priorityScore: 67,
      actionSteps: [
        'List who made your last success possible.',
        'Thank each of them for one specific thing.',
        'Do it where others can hear.',
      ],
      sayIt: 'You stayed with the customer until six. That saved the order. Thank you.',
    },
    tactical_tip: {
      title: 'Say what you want from a deal',
      content: 'You negotiate with skill. Say early what you want, and others agree sooner.',
      category: 'teamwork',
      priorityScore: 54,
      actionSteps: [
        'Before the next negotiation, write down what you want.',
        'Say it in the first five minutes.',
        'Ask what they want and look for a trade.',
      ],
      sayIt: "I'd like the two-year contract. What matters most to you?",
    },
  },
  middle: {
    recommendationType: 'development_area',
    title: "Say why you're the right one",
    content: 'You can be modest and you can claim your share. When you claim it, give facts.',
    category: 'leadership',
    priorityScore: 29,
    actionSteps: [
      'Choose one task you would like to have.',
      'Write down two facts in your favor.',
      'Ask for it in one sentence, with the facts.',
    ],
    sayIt: "I'd like to run the fair: I've run two, and both sold out.",
  },
};
