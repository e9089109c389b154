import { type FieldCards } from './card-draft.ts';

export const AMBITION_CARDS: FieldCards = {
  field: 'hoganAmbition',
  prefix: 'amb',
  high: {
    strength_leverage: {
      title: 'Say why the target matters',
      content: 'You push for results. Tell people why, so that they can push with you.',
      category: 'leadership',
      priorityScore: 73,
      actionSteps: [
        'Put the reason in the first sentence.',
        "Say what you won't do to get there.",
        'Ask who sees a shorter way.',
      ],
      sayIt: 'If we finish by May, the schools have it in September. Who sees a shorter way?',
    },
    development_area: {
      title: "Make room for someone else's goal",
      content:
        'You know what you want and go for it. Help one other person reach a goal of theirs.',
      category: 'teamwork',
      priorityScore: 68,
      actionSteps: [
        'Ask one colleague what they want to reach this quarter.',
        'Offer an hour of your time or one introduction.',
        'Ask in a month how it went.',
      ],
      sayIt: 'What do you want to reach this quarter? I can give you an hour for it.',
    },
    tactical_tip: {
      title: 'Turn a target into an experiment',
      content: 'Targets pull you forward. Treat one as a test to learn what moves it.',
      category: 'innovation',
      priorityScore: 64,
      actionSteps: [
        'Pick a number you want to change.',
        'Write down the one thing you believe drives it.',
        'Change only that for two weeks and compare.',
      ],
    },
  },
  low: {
    strength_leverage: {
      title: 'Keep the group on what matters',
      content: "You're content without being first. Ask what the work is for while others race.",
      category: 'teamwork',
      priorityScore: 59,
      actionSteps: [
        'In the next planning round, ask who the result is for.',
        'Name one task that no one would miss.',
        'Propose dropping it.',
      ],
      sayIt: "Who is this report for? If no one reads it, let's drop it.",
    },
    development_area: {
      title: 'Claim one decision',
      content: "You're happy to let others lead. Make one decision yourself now and then.",
      category: 'leadership',
      priorityScore: 57,
      actionSteps: [
        'Find a decision that has been waiting.',
        'Say that you will make it, and by when.',
        'Decide, and write down why.',
      ],
      sayIt: "I'll decide on the printer. You'll have it by Thursday.",
    },
    tactical_tip: {
      title: 'Prepare one clear request',
      content:
        "You're slow to ask for things for yourself. Prepare one request, so that it takes less courage on the day.",
      category: 'leadership',
      priorityScore: 63,
      actionSteps: [
        'Write down what would make your work better.',
        'Reduce it to one sentence with one number or date.',
        'Bring it to your next one-to-one.',
      ],
      sayIt: 'I have one request: no meetings on Fridays, from June on.',
    },
  },
  middle: {
    recommendationType: 'strength_leverage',
    title: 'Lead where you care',
    content: 'You can lead and you can follow. Choose which topics you lead.',
    category: 'leadership',
    priorityScore: 36,
    actionSteps: [
      'List the topics you work on.',
      'Mark the one you would regret losing.',
      'Offer to lead it, and follow well on the rest.',
    ],
    sayIt: "I'd like to lead the move. On the rest I'll follow you.",
  },
};
