import { type MotivationTexts } from '../../domain/library.ts';

export const INSIGHT = {
  tips: {
    do: {
      text: 'Give them the source, not your summary of it.',
      example: '"Here\'s the whole study. Page 12 is the one."',
      strength: 2,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't ask for an opinion on the spot.",
      strength: 3,
      situation: 'meeting',
      advice: ['give time'],
    },
    say_first: {
      text: '"There\'s one thing I don\'t understand yet. How do they really set the price?"',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: '"Two studies disagree on how much to water. Both are attached. Which would you trust, and why?"',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: "Say what is known, what isn't, and what the answer would cost.",
      example: '"We know the demand. Testing for frost takes a month."',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Bring new evidence or let the matter rest.',
      example: '"I found the lab report. It changes my view, too."',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Ask how they got there before you correct it.',
      example: '"How did you reach 14? I get 11."',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Answer their questions before you give them a task.',
      example: '"Ask me anything first. Then we\'ll split the work."',
      strength: 2,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Pass on a question nobody has answered yet.',
      example: '"Why do the late bookings all come from Ohio?"',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'knowledge', leads: 'leads', act: 'bring the source' },
  withSide: {
    do: {
      E: {
        text: 'Let them explain it to you, then ask the next question.',
        example: '"Walk me through the valve. Why two springs?"',
        strength: 3,
        situation: 'meeting',
      },
      I: {
        text: 'Send the data, then wait.',
        example: '"Figures attached. Two days are fine."',
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'give time'],
      },
      S: {
        text: 'Show where each figure comes from.',
        example: '"Column C is the March reading."',
        strength: 2,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Ask for the principle before your case.',
        example: '"What drives the cost? And in March?"',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Point to the line and leave the fix to them.',
        example: '"Row 14 counts July twice."',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Say who relies on what they know, then name the gap.',
        example: '"The crew trusts your notes. They stop before the test."',
        strength: 2,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Name the day the reading stops and the choice is made.',
        example: '"Questions until the 8th. On the 9th we choose."',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Ask what is missing, then fix the day.',
        example: '"We decide Friday with what we have."',
        strength: 3,
        situation: 'meeting',
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They read the manual, the footnotes and then the source.',
      S: 'They collect exact facts and find any of them in a minute.',
      N: 'They keep asking why after others are satisfied.',
    },
    growthDirection: {
      any: 'They know the answer and keep it to themselves.',
      J: 'They want the whole picture before they sign the plan.',
      P: 'They study longer than the decision needs.',
    },
    conflictResponse: {
      any: 'They step out of the quarrel and look things up.',
      T: 'They go quiet, then return with an argument in order.',
      F: 'They keep their distance until people have calmed down.',
    },
    stressResponse: {
      any: 'They shut the door and read everything there is.',
      E: 'They lecture on one detail while the rest waits.',
      I: 'They stop answering and hold on to one problem.',
    },
  },
  triggers: {
    S: 'a claim with no source',
    N: 'opinions without data',
    T: 'a no without a reason',
    F: 'questions about their private life',
  },
} satisfies MotivationTexts;
