import { type FieldCards } from './card-draft.ts';

export const AGREEABLENESS_CARDS: FieldCards = {
  field: 'bigFiveAgreeableness',
  prefix: 'agr',
  high: {
    strength_leverage: {
      title: 'Be the bridge in a disagreement',
      content: 'You understand more than one side. Say aloud what both want, and they move closer.',
      category: 'conflict_resolution',
      priorityScore: 66,
      actionSteps: [
        'Ask each side what a good result would be.',
        'Name the part that both answers share.',
        'Propose one step that serves it.',
      ],
      sayIt: 'What would a good result look like for you?',
    },
    development_area: {
      title: "Name a difference while it's small",
      content: 'You keep the peace and notice tension early. Say it today, before it grows.',
      category: 'conflict_resolution',
      priorityScore: 64,
      actionSteps: [
        'Write down one thing you have let pass.',
        'Turn it into a sentence that begins with I.',
        'Say it in private within three days.',
      ],
      sayIt: 'I heard about the new date from others. Next time, please call me first.',
    },
    tactical_tip: {
      title: 'Give your no a reason and an offer',
      content: 'You like to say yes. When you say no, give one reason and an alternative.',
      category: 'conflict_resolution',
      priorityScore: 60,
      actionSteps: [
        'Thank them for asking.',
        'Say no in the first sentence and give one reason.',
        'Offer what you can do instead, or when.',
      ],
      sayIt: 'Thank you for asking. No, not this week: the audit is due Friday. Does Tuesday work?',
    },
  },
  low: {
    strength_leverage: {
      title: 'Put the honest point on the table',
      content: 'You say what you see. Say it when a group agrees too fast.',
      category: 'conflict_resolution',
      priorityScore: 63,
      actionSteps: [
        'Find the point that everyone is avoiding.',
        'Put it as a question about the work.',
        'Add what you would do about it.',
      ],
      sayIt: "Who looks after this once it runs? I'd take the first month.",
    },
    development_area: {
      title: 'Open with the part you share',
      content:
        'You can hold your ground. Start with what you both want, and they will hear the rest.',
      category: 'conflict_resolution',
      priorityScore: 69,
      actionSteps: [
        'Write down one thing you both want.',
        'Say it first.',
        'Then name the point you see differently.',
      ],
      sayIt:
        "We both want this out by June. I see one thing differently: I'd test before we print.",
    },
    tactical_tip: {
      title: 'Ask once before you answer',
      content: 'You see the weak spot first. Ask one question before you name it.',
      category: 'conflict_resolution',
      priorityScore: 59,
      actionSteps: [
        'When you disagree, ask what the idea is meant to solve.',
        'Repeat the answer in your own words.',
        'Then say where you see the gap.',
      ],
      sayIt: 'Before I answer: what should this solve?',
    },
  },
  middle: {
    recommendationType: 'development_area',
    title: 'Decide beforehand when to yield',
    content: 'You can give way and you can stand firm. Decide which before you talk.',
    category: 'conflict_resolution',
    priorityScore: 31,
    actionSteps: [
      'Before the talk, write down the one point you need.',
      'List what you could give up for it.',
      'Offer one of those early.',
    ],
    sayIt: 'You can have the later date. I need the larger room.',
  },
};
