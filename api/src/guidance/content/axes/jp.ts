import { type AxisTexts } from '../../domain/library.ts';

export const JP = {
  sides: {
    J: {
      tips: {
        avoid: {
          text: "Don't move a date on the day.",
          strength: 3,
          situation: 'meeting',
          advice: ['fix the date', 'announce it early'],
        },
        decision: {
          text: 'Offer two options, your choice and a day.',
          pattern:
            "We could {optionA} or {optionB}. I'd choose the first. Could we settle it by {day}?",
          strength: 3,
          situation: 'meeting',
          advice: ['fix the date', 'offer several options'],
        },
        feedback: {
          text: 'Praise the plan, then ask what could stay open.',
          strength: 2,
          situation: 'meeting',
        },
      },
      statements: {
        workApproach: 'They plan first and work through it.',
        collaborationPreference: 'They want to know who does what by when.',
      },
      trigger: 'a date moved without warning',
    },
    P: {
      tips: {
        avoid: {
          text: "Don't ask for the plan, just the next step.",
          pattern: "What's the very next step on {matter}? We can leave the rest open.",
          bare: "What's the very next step, as you see it? We can leave the rest open.",
          strength: 2,
          situation: 'meeting',
          advice: ['leave the date open'],
        },
        decision: {
          text: 'Settle the first part and let the rest wait.',
          pattern: 'Could we just settle the first part today and leave the rest open?',
          strength: 3,
          situation: 'meeting',
          advice: ['leave the date open'],
        },
        feedback: {
          text: 'Praise the quick turn, then agree on what done means.',
          strength: 2,
          situation: 'meeting',
        },
      },
      statements: {
        workApproach: 'They begin somewhere and find the steps on the way.',
        collaborationPreference: 'They help where help is needed and leave roles loose.',
      },
      trigger: 'a plan that leaves no room',
    },
  },
  eitherWay: {
    avoid: {
      text: "Don't change the goal and the date at the same time.",
      situation: 'meeting',
    },
    decision: {
      text: "Fix the day you'll decide; leave the choice open until then.",
      pattern: "Let's decide by {day} what to do about {matter}, and leave it open until then.",
      bare: "Let's decide by {day} and leave it open until then.",
      situation: 'meeting',
    },
  },
} satisfies AxisTexts<'J', 'P'>;
