import { type MotivationTexts } from '../../domain/library.ts';

export const EXCELLENCE = {
  tips: {
    avoid: {
      text: "Don't call it good enough before they have looked.",
      pattern: 'Would you take a look before we call it done?',
      fits: ['work', 'setback', 'one_to_one'],
      strength: 3,
      situation: 'meeting',
    },
  },
  tie: {
    name: 'quality',
    leads: 'leads',
    act: 'check your facts',
  },
  withSide: {
    do: {
      E: {
        text: 'Go through it side by side and let them correct you aloud.',
        pattern: 'Would you take a look at {matter} with me and correct me as we go?',
        bare: 'Would you go through this with me and correct me as we go?',
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Send your draft early and leave them time to mark it.',
        pattern:
          "Here's my first draft on {matter}. {claim}. If anything bothers you, could you tell me by {day}?",
        bare: "Here's my first draft. {claim}. If anything bothers you, could you tell me by {day}?",
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'give time'],
      },
      S: {
        text: 'Show what you know and ask what else to check.',
        pattern: 'As far as I can tell, {fact}. What else should I check?',
        strength: 2,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Ask for the ideal first, then how far off you are.',
        pattern: 'What would this look like at its best, and how far off are we?',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: "Point to the error, then say what you'd do.",
        pattern: "I found one thing that's off. {fact}. I think {claim}.",
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Say that their care shows, then point to the slip.',
        pattern: 'It shows how much care you put into this. One thing slipped through. {fact}.',
        strength: 2,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Set a last day for checks and decide the day after.',
        pattern: "Let's keep checking until {day} and decide after that.",
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Settle one part now and go on improving the rest.',
        pattern: 'Could we settle one part now and keep improving the rest? Which part is ready?',
        strength: 2,
        situation: 'meeting',
        advice: ['leave the date open'],
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They fix a small error before anyone else has seen it.',
      S: 'They check each detail against the rule and redo what falls short.',
      N: 'They compare every job with how it ought to be.',
    },
    growthDirection: {
      any: 'They polish the last two percent while the rest waits.',
      J: 'They hold back finished work for one more check.',
      P: 'They start over when a better way turns up late.',
    },
    conflictResponse: {
      any: "They go stiff and polite, then say what wasn't right.",
      T: 'They list each broken point and ask you to correct it.',
      F: 'They say what was unfair, and to whom.',
    },
    stressResponse: {
      any: 'They correct every line, even what no one will read.',
      E: 'They tell everyone within reach what is done wrong.',
      I: "They redo other people's parts alone, late at night.",
    },
  },
  triggers: {
    S: 'a typo in the final print',
    N: 'corners cut on a good plan',
    T: 'a mistake no one will own',
    F: 'blame put on the wrong person',
  },
} satisfies MotivationTexts;
