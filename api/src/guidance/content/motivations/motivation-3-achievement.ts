import { type MotivationTexts } from '../../domain/library.ts';

export const ACHIEVEMENT = {
  tips: {
    avoid: {
      text: "Don't praise the effort; praise what came of it.",
      pattern: "{fact}. That's a result to be proud of.",
      fits: ['work', 'one_to_one'],
      scene: 'Not "you worked so hard" but "thirty new members".',
      strength: 3,
      situation: 'meeting',
    },
  },
  tie: {
    name: 'results',
    leads: 'lead',
    act: 'name one',
  },
  withSide: {
    do: {
      E: {
        text: 'Put the result you want on the table first.',
        pattern: "I'd like to {wish}. What would a win look like for you?",
        strength: 3,
        situation: 'meeting',
      },
      I: {
        text: 'Send them the result that proves their success.',
        pattern: 'I wanted you to see this first. {fact}. Well done.',
        fits: ['work', 'one_to_one'],
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['write'],
      },
      S: {
        text: 'Agree on one number to check together.',
        pattern: "What number would tell us we're on track?",
        strength: 2,
        situation: 'meeting',
      },
      N: {
        text: 'Say what this win would open up next.',
        pattern: 'If this works, {gain}. What would that open up for you next?',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Set the result beside the goal and ask what closes the gap.',
        pattern: "Here's where we are against the goal. {fact}. What would close the gap?",
        strength: 2,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: "Say how far they've come before you say what's missing.",
        pattern: "Look how far you've come. What's left is to {wish}.",
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Agree on the finish line and the day.',
        pattern: "I'd like to {wish}, and I'd aim for {day}. What would count as done for you?",
        fits: ['work', 'setback'],
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Leave the way open and agree on when to look at the result.',
        pattern: "Let's leave open how we do it. Could we look at the result by {day}?",
        strength: 2,
        situation: 'meeting',
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They finish what gets noticed and tell you the number.',
      S: "They keep score and know last month's figure by heart.",
      N: 'They plan the bigger deal while this one still runs.',
    },
    growthDirection: {
      any: 'They skip the part no one sees and pay for it later.',
      J: 'They fill each hour with targets and cut the talk short.',
      P: 'They promise more wins than the month has days.',
    },
    conflictResponse: {
      any: 'They push for a quick deal and move on.',
      T: 'They prove their case with results and count every point.',
      F: {
        text: 'They turn on the charm and save face for both of you.',
        contradicts: ['match their heat'],
      },
    },
    stressResponse: {
      any: 'They speed up and show you only the good news.',
      E: 'They talk up the wins and rush from call to call.',
      I: {
        text: 'They work behind closed doors until the numbers look right.',
        contradicts: ['stay beside them'],
      },
    },
  },
  triggers: {
    S: 'a result credited to someone else',
    N: 'a big goal made small',
    T: 'a meeting that decides nothing',
    F: 'being corrected before an audience',
  },
} satisfies MotivationTexts;
