import { type MotivationTexts } from '../../domain/library.ts';

export const IMPACT = {
  tips: {
    do: {
      text: 'Say what you want in your first sentence.',
      pattern: 'What I want on {topic}: {ask}. What do you want?',
      strength: 3,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't decide first and tell them later.",
      pattern: 'Before I decide anything on {topic}: what do you say?',
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: 'Say your point straight out, then ask for theirs.',
      pattern: 'Straight out, on {topic}: {position}. Now tell me where you stand.',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: 'Say which decision is theirs, and the limit.',
      pattern: 'This one is yours to decide on {topic}: {optionA}. The limit: {cost}.',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Give them the last word and say so.',
      pattern: "You've heard my view on {topic}: {position}. It's your call.",
      strength: 3,
      situation: 'meeting',
    },
    disagree: {
      text: "Hold your point with a reason they'd use themselves.",
      pattern:
        "I stand by my point on {topic}: {position}. A reason you'd use yourself: {evidence}.",
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Tell them directly, before anyone else hears it.',
      pattern: 'You hear it from me first, on {topic}: {evidence}.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Give them something to take charge of.',
      pattern: "Would you take charge of {topic}? What's needed now: {ask}.",
      strength: 3,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Ask for their judgment on something you have to decide.',
      pattern: 'I have to decide about {topic}: {optionA}, or {optionB}. What would you do?',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'control', leads: 'leads', act: 'let them choose' },
  withSide: {
    do: {
      E: {
        text: 'Ask them to speak for the group when it counts.',
        pattern: 'Would you speak for all of us on {topic}? What we want: {ask}.',
        strength: 3,
        situation: 'meeting',
      },
      I: {
        text: 'Tell them ahead of time what you will ask for.',
        pattern: 'A heads-up on {topic}, before we meet. What I want to ask for: {ask}.',
        strength: 3,
        situation: 'meeting',
        advice: ['announce it early'],
      },
      S: {
        text: 'Sort out who does what and who signs.',
        pattern: "Let's sort out who does what on {topic}, and who signs. My proposal: {position}.",
        strength: 3,
        situation: 'meeting',
      },
      N: {
        text: 'Show how far it could reach if they led it.',
        pattern: 'How far {topic} could reach if you led it: {position}.',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Give the hard fact in one line and stop.',
        pattern: 'The hard fact on {topic}: {evidence}.',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Name who their push protected, then what got lost on the way.',
        pattern: 'Your push on {topic} protected {gain}. What got lost on the way: {evidence}.',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Let them name the day, then hold them to it.',
        pattern: "You name the day for {topic}, and we hold to it. What's your date?",
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Let them change the plan as long as they say so first.',
        pattern: "Here's the plan for {topic}: {position}. If you want it changed, tell me first.",
        strength: 2,
        situation: 'meeting',
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They decide when no one else will, and stand by it.',
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
