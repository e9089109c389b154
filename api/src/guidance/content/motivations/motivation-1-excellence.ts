import { type MotivationTexts } from '../../domain/library.ts';

export const EXCELLENCE = {
  tips: {
    do: {
      text: 'Show them your own check before they ask for one.',
      pattern: "Here's how I checked {topic}: {evidence}. What would you check again?",
      strength: 2,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't call it good enough before they have looked.",
      pattern: 'Would you look at {topic} once more before we call it done?',
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: 'Ask what a job well done would look like.',
      pattern: 'Before we start on {topic}: what would a job well done look like to you?',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: "Name what you'd still fix and ask what they see.",
      pattern: "What I'd still fix in {topic}: {position}. What do you see that I don't?",
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Name the flaw in your own favorite before they find it.',
      pattern: 'My favorite for {topic}: {optionA}. Its flaw: {worry}. What would you choose?',
      scene: '"I\'d take the oak. It warps in wet rooms."',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Admit what you got wrong, then argue the rest.',
      pattern: 'Where I was wrong on {topic}: {evidence}. What I still hold: {position}.',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Name one detail they got exactly right, then the fix.',
      pattern: "What you got exactly right on {topic}: {evidence}. What I'd fix: {position}.",
      scene: 'Every seam lines up; the left pocket sits too low.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: "Take over one check and tell them it's done.",
      pattern: 'I could take over one check on {topic}: {optionA}. Shall I?',
      strength: 2,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Pass on something from their trade that is made really well.',
      pattern: "Something made really well, and close to {topic}: {news}. I thought you'd see why.",
      strength: 1,
      situation: 'silence',
    },
  },
  tie: { name: 'quality', leads: 'leads', act: 'check your facts' },
  withSide: {
    do: {
      E: {
        text: 'Go through the draft side by side and let them correct it aloud.',
        pattern: 'Would you go through {topic} with me, side by side, and correct me aloud?',
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Send a clean draft early and leave them time to mark it.',
        pattern: 'My draft on {topic}, in short: {position}. Mark whatever bothers you by {date}.',
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'give time'],
      },
      S: {
        text: 'Bring the checklist and show that each line is done.',
        pattern: 'The checklist for {topic}: {evidence}. Is any line missing?',
        strength: 2,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Name the ideal first, then how far you are from it.',
        pattern: 'The ideal for {topic}: {position}. How far off we are: {evidence}.',
        scene: 'No returns at all is the ideal; three in a hundred come back.',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Point to the error, the rule and the fix.',
        pattern: 'The error in {topic}, against the rule: {evidence}. The fix: {position}.',
        scene: 'The fire door is 30 inches; the code says 32; so swap it.',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Say that their care shows, then point to the slip.',
        pattern: 'Your care shows in your work on {topic}. One slip: {evidence}.',
        strength: 2,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Set a last day for checks and decide the day after.',
        pattern: "Let's set a last day for checks on {topic}: {date}. After that, we decide.",
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Settle one part now and let them go on improving the rest.',
        pattern: "Let's settle this part of {topic} now: {optionA}. You go on improving the rest.",
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
