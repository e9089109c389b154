import { type MotivationTexts } from '../../domain/library.ts';

export const IMPACT = {
  tips: {
    avoid: {
      text: "Don't decide first and tell them later.",
      pattern: 'Before we decide anything about {matter}, I want to hear from you.',
      bare: 'Before anything is decided, I want to hear from you.',
      strength: 3,
      situation: 'meeting',
    },
  },
  tie: {
    name: 'control',
    leads: 'leads',
    act: 'let them choose',
  },
  withSide: {
    do: {
      E: {
        text: 'Ask for their straight view and hear it out.',
        pattern: "What's your straight answer on {matter}? I'd rather hear it now than later.",
        bare: "Tell me straight what you think. I'd rather hear it now than later.",
        strength: 3,
        situation: 'meeting',
      },
      I: {
        text: 'Tell them ahead of time what you will ask for.',
        pattern: "So you know before we meet about {matter}, I'd like to {wish}.",
        bare: "So you know ahead of time, I'd like to {wish} when we meet.",
        strength: 3,
        situation: 'meeting',
        advice: ['announce it early'],
      },
      S: {
        text: 'Sort out who decides and who does what.',
        pattern: "Who decides what happens with {matter}? Let's sort that out first.",
        bare: "Who decides, and who does what? Let's sort that out first.",
        strength: 3,
        situation: 'meeting',
      },
      N: {
        text: "Ask how far they'd take it if they could.",
        pattern: 'How far would you take this if it were up to you?',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Give the hard fact in one line and stop.',
        pattern: 'Let me be blunt. {fact}.',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first', 'stay short'],
      },
      F: {
        text: 'Name who their push helped, then what they ran past.',
        pattern: "Your push helped {person}. There's one thing you may not have seen. {fact}.",
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Let them name the day and write it down.',
        pattern: "When do you want to decide about {matter}? Name a day, and let's stick to it.",
        bare: "When do you want to decide? Name a day, and let's stick to it.",
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Agree that you both say so before you change the plan.',
        pattern: "Let's go ahead. If either of us wants to change course, we say so first.",
        strength: 2,
        situation: 'meeting',
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They decide when no one else will, and stand by it.',
      S: 'They get the crew, the key and the cash, and start.',
      N: 'They think big and go straight to the person with the power.',
    },
    growthDirection: {
      any: 'They push hard against doors that were already open.',
      J: 'They set the course alone and tell the others afterward.',
      P: "They overturn yesterday's plan and expect all to follow.",
    },
    conflictResponse: {
      any: 'They meet it head-on and respect anyone who holds out.',
      T: 'They go for the weak point and drop it once that is settled.',
      F: 'They step in front of anyone who is being pushed around.',
    },
    stressResponse: {
      any: 'They get louder and take the wheel from others.',
      E: 'They call everyone in and hand out orders.',
      I: {
        text: 'They keep it to themselves and settle it alone.',
        contradicts: ['stay beside them'],
      },
    },
  },
  triggers: {
    S: 'being kept waiting for an answer',
    N: 'big words and small plans',
    T: 'a decision made behind their back',
    F: 'a bully no one stops',
  },
} satisfies MotivationTexts;
