import { type FieldCards } from './card-draft.ts';

export const ADJUSTMENT_CARDS: FieldCards = {
  field: 'hoganAdjustment',
  prefix: 'adj',
  high: {
    strength_leverage: {
      title: 'Be the steady point',
      content:
        'You keep your composure when plans fall through. Be the one who names the next step.',
      category: 'stress_management',
      priorityScore: 69,
      actionSteps: [
        "When something breaks, say what's known and what isn't.",
        'Plan the next hour, not the next month.',
        'Tell everyone when you will speak again.',
      ],
      sayIt: "The line is down and we don't know why. You'll hear from me again at three.",
    },
    development_area: {
      title: 'Say when something matters to you',
      content: 'You take things calmly. People can miss how much you care unless you tell them.',
      category: 'communication',
      priorityScore: 59,
      actionSteps: [
        "Choose one topic you wouldn't like to lose.",
        'Tell the person in charge that it matters, and why.',
        'Ask what they need from you.',
      ],
      sayIt: 'The archive matters to me: it holds ten years of work. What do you need to keep it?',
    },
    tactical_tip: {
      title: 'Take on the uncertain trial',
      content:
        'You stay calm when no one knows the outcome. Take on the trial that makes others nervous.',
      category: 'innovation',
      priorityScore: 50,
      actionSteps: [
        'Find a good idea that no one wants to be blamed for.',
        'Offer to run it small, for two weeks.',
        'Share what you learned, whatever the result.',
      ],
      sayIt: "Let me run it with two customers for two weeks. You'll see every result.",
    },
  },
  low: {
    strength_leverage: {
      title: 'Put feedback to work',
      content: 'You take criticism seriously. Sort it into a list of things to improve.',
      category: 'innovation',
      priorityScore: 56,
      actionSteps: [
        'Collect the last three remarks that stayed with you.',
        'Rewrite each as something to try.',
        'Try the easiest one this week.',
      ],
    },
    development_area: {
      title: 'Close the working day on purpose',
      content:
        'You think a lot about how things went. End the day with a short routine, so that work stays at work.',
      category: 'stress_management',
      priorityScore: 61,
      actionSteps: [
        'Ten minutes before the end, list what is done.',
        'Write down the first step for tomorrow.',
        'Put the list away and leave it there.',
      ],
    },
    tactical_tip: {
      title: 'Ask what the remark was about',
      content:
        'A remark can stay with you for days. Ask about it the same day, and it gets smaller.',
      category: 'stress_management',
      priorityScore: 62,
      actionSteps: [
        'Write down the exact words.',
        'Ask the person what they had in mind.',
        'Keep the part you can use and let the rest go.',
      ],
      sayIt: 'You called the plan brave this morning. What did you have in mind?',
    },
  },
  middle: {
    recommendationType: 'strength_leverage',
    title: 'Choose: calm or fast',
    content: 'You can slow down and you can speed up. Choose one before you start.',
    category: 'stress_management',
    priorityScore: 35,
    actionSteps: [
      'Before a hard task, decide which one it needs.',
      'For calm, say the first sentence slowly; for speed, name the deadline.',
      'Afterward, note which one worked.',
    ],
    sayIt: 'We have until noon. What comes first?',
  },
};
