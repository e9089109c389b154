import { type MotivationTexts } from '../../domain/library.ts';

export const EXCELLENCE = {
  tips: {
    do: {
      text: 'Show them your own check before they ask for one.',
      example: '"I measured it twice. Here are both readings."',
      strength: 2,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't call it good enough before they have looked.",
      example: '"Would you look it over before it goes out?"',
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: '"Before we start: what would a job well done look like to you?"',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: '"The leaflet goes to print on the 9th. I fixed the two errors on page four. Do you see a third?"',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Name the flaw in your own favorite before they find it.',
      example: '"I\'d take the oak. It warps in wet rooms."',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Admit what you got wrong, then argue the rest.',
      example: '"My date was wrong. The price is right, and here\'s why."',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Name one detail they got exactly right, then the fix.',
      example: '"Every seam lines up. The left pocket sits too low."',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: "Take over one check and tell them it's done.",
      example: '"I\'ve gone over the totals twice. They add up."',
      strength: 2,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Pass on something from their trade that is made really well.',
      example: '"This bindery still sews every book by hand."',
      strength: 1,
      situation: 'silence',
    },
  },
  tie: { name: 'quality', leads: 'leads', act: 'check your facts' },
  withSide: {
    do: {
      E: {
        text: 'Go through the draft side by side and let them correct it aloud.',
        example: '"Got ten minutes? Pick my price list apart."',
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Send a clean draft early and leave them time to mark it.',
        example: '"Draft attached. Mark whatever bothers you by Monday."',
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'give time'],
      },
      S: {
        text: 'Bring the checklist and show that each line is done.',
        example: '"All 22 points are ticked. Point nine has a photo."',
        strength: 2,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Name the ideal first, then how far you are from it.',
        example: '"The ideal is no returns. We\'re at three in a hundred."',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Point to the error, the rule and the fix.',
        example: '"The fire door is 30 inches. Code says 32. Swap it."',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Say that their care shows, then point to the slip.',
        example: '"Your care shows in every tray. Two labels are swapped."',
        strength: 2,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Set a last day for checks and sign the day after.',
        example: '"Checks end Thursday. On Friday we sign."',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Settle one part now and let them go on improving the rest.',
        example: '"We order the frames. You go on with the glass."',
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
      any: 'They go stiff and polite, then say what was not right.',
      T: 'They list each broken point and ask you to correct it.',
      F: 'They say what was unfair, and to whom.',
    },
    stressResponse: {
      any: 'They correct every line, even what nobody will read.',
      E: 'They tell everyone within reach what is done wrong.',
      I: "They redo other people's parts alone, late at night.",
    },
  },
  triggers: {
    S: 'a typo in the final print',
    N: 'corners cut on a good plan',
    T: 'a mistake nobody will own',
    F: 'blame put on the wrong person',
  },
} satisfies MotivationTexts;
