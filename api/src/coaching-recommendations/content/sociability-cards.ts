import { type FieldCards } from './card-draft.ts';

export const SOCIABILITY_CARDS: FieldCards = {
  field: 'hoganSociability',
  prefix: 'soc',
  high: {
    strength_leverage: {
      title: 'Connect two people a week',
      content:
        'You know many people and like meeting more. Introduce two of them; it takes you a minute.',
      category: 'communication',
      priorityScore: 71,
      actionSteps: [
        'Think of two people who work on the same question.',
        'Ask both whether they would like to meet.',
        'Write the introduction in three lines.',
      ],
      sayIt: 'I know someone who works on the same question. Should I introduce you?',
    },
    development_area: {
      title: 'Give focus its own hours',
      content: 'Company gives you energy. Give colleagues who need quiet some hours free of talk.',
      category: 'teamwork',
      priorityScore: 58,
      actionSteps: [
        'Agree with your team on two quiet hours a week.',
        "Collect your questions until they're over.",
        'Bring them all at once.',
      ],
      sayIt: "Can we keep Tuesdays from nine to eleven quiet? I'll bring my questions after.",
    },
    tactical_tip: {
      title: 'Write one line after each meeting',
      content: 'You meet people easily. Write down right away what was said and what you promised.',
      category: 'communication',
      priorityScore: 67,
      actionSteps: [
        'After each conversation, note the name and one detail.',
        'Mark what you promised.',
        'Go through the list every Friday.',
      ],
    },
  },
  low: {
    strength_leverage: {
      title: 'Go deep with a few',
      content: 'You choose company with care. Spend your time on five people, not fifty.',
      category: 'communication',
      priorityScore: 57,
      actionSteps: [
        'Name the five people whose work touches yours most.',
        'Plan one real conversation with each this quarter.',
        'Prepare one question that only they can answer.',
      ],
      sayIt: "You've seen three of these projects. What would you never do again?",
    },
    development_area: {
      title: 'Raise a difference in private',
      content: 'You would rather not argue in front of others. Say it to one person alone.',
      category: 'conflict_resolution',
      priorityScore: 52,
      actionSteps: [
        'Choose the one person who needs to hear it.',
        'Ask for fifteen minutes.',
        'Begin with the fact, then say what you would prefer.',
      ],
      sayIt: "The minutes went out without my point. I'd like to see them before they're sent.",
    },
    tactical_tip: {
      title: 'Arrive with one question',
      content: 'You would rather skip small talk. Prepare one question to get past it.',
      category: 'communication',
      priorityScore: 68,
      actionSteps: [
        'Before an event, write down one thing you would like to learn.',
        'Ask the first person who stands alone.',
        'Leave when you have had one good conversation.',
      ],
      sayIt: 'I came to learn one thing: how do you find your first customers?',
    },
  },
  middle: {
    recommendationType: 'strength_leverage',
    title: 'Be the host for ten minutes',
    content: "You're at ease with people and without them. Play host for a few minutes.",
    category: 'communication',
    priorityScore: 27,
    actionSteps: [
      'Arrive ten minutes early at the next meeting.',
      'Greet each person by name.',
      'Tell one of them what another is working on.',
    ],
    sayIt: 'Sam by the window works on the same problem as you. Should I introduce you?',
  },
};
