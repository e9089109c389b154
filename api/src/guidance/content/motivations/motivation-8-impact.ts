import { type MotivationTexts } from '../../domain/library.ts';

export const IMPACT = {
  tips: {
    do: {
      text: 'Say what you want in your first sentence.',
      example: '"I want the corner stand. What do you want?"',
      strength: 3,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't decide first and tell them later.",
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: '"I\'ll be straight with you: I disagree on one point. Hear me out, then you decide."',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: '"Two things are yours to decide: the crew and the price. I\'ll back either choice."',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Give them the last word and say so.',
      example: '"You\'ve heard me out. It\'s your call."',
      strength: 3,
      situation: 'meeting',
    },
    disagree: {
      text: "Hold your point with a reason they'd use themselves.",
      example: '"You\'d never pay twice for one job. Nor will I."',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Tell them directly, before anyone else hears it.',
      example: '"You hear it from me first: the crew was short."',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Give them something to take charge of.',
      example: '"The phones are down. Will you run the front desk?"',
      strength: 3,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Ask for their judgment on something you have to decide.',
      example: '"I could buy the yard. Would you?"',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'control', leads: 'leads', act: 'let them choose' },
  withSide: {
    do: {
      E: {
        text: 'Ask them to speak for the group when it counts.',
        example: '"Would you tell the landlord for all of us?"',
        strength: 3,
        situation: 'meeting',
      },
      I: {
        text: 'Tell them ahead of time what you will ask for.',
        example: '"Heads-up: on Monday I\'ll ask for two vans."',
        strength: 3,
        situation: 'meeting',
        advice: ['announce it early'],
      },
      S: {
        text: 'Sort out who does what and who signs.',
        example: '"You sign, Kim buys, I deliver."',
        strength: 3,
        situation: 'meeting',
      },
      N: {
        text: 'Show how far it could reach if they led it.',
        example: '"Three towns now. With you, the whole coast."',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Give the hard fact in one line and stop.',
        example: '"You cut the tests, and two doors jammed."',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Name who their push protected, then who never got a word in.',
        example: '"You got the crew paid. The intern never got to speak."',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Let them name the day, then hold them to it.',
        example: '"You pick the day. I\'ll be ready."',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Let them overrule the plan as long as they say so.',
        example: '"Change it any time. Just tell me first."',
        strength: 2,
        situation: 'meeting',
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They decide when nobody else will, and stand by it.',
      S: 'They get the crew, the key and the cash, and start.',
      N: 'They think big and go straight to whoever has the power.',
    },
    growthDirection: {
      any: 'They push hard against doors that were already open.',
      J: 'They set the course alone and tell the others afterward.',
      P: "They overturn yesterday's plan and expect all to follow.",
    },
    conflictResponse: {
      any: 'They meet it head-on and respect whoever holds out.',
      T: 'They go for the weak point and drop it once that is settled.',
      F: 'They step in front of anyone who is being pushed around.',
    },
    stressResponse: {
      any: 'They get louder and take the wheel from others.',
      E: 'They call everyone in and hand out orders.',
      I: 'They keep it to themselves and settle it alone.',
    },
  },
  triggers: {
    S: 'being kept waiting for an answer',
    N: 'big words and small plans',
    T: 'a decision made behind their back',
    F: 'a bully nobody stops',
  },
} satisfies MotivationTexts;
