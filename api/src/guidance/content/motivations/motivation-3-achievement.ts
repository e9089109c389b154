import { type MotivationTexts } from '../../domain/library.ts';

export const ACHIEVEMENT = {
  tips: {
    do: {
      text: 'Name their result where others hear it.',
      pattern: 'Everyone should hear what you achieved on {topic}: {evidence}.',
      strength: 3,
      situation: 'meeting',
      advice: ['praise in public'],
    },
    avoid: {
      text: "Don't praise the effort; praise what came of it.",
      pattern: 'What came of your work on {topic}: {evidence}.',
      scene: 'Not "you worked so hard" but "thirty new members".',
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: 'Congratulate them on a result and ask for the next one.',
      pattern:
        "I heard about your result: {evidence}. Congratulations. What's the target with {topic}?",
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: 'Say how close the goal is and ask for the rest.',
      pattern: "We're this close on {topic}: {evidence}. What would get us the rest of the way?",
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Put the result of each choice beside it.',
      pattern:
        'Each choice on {topic} has its result: {optionA}, or {optionB}. Which result do you want?',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Argue for a bigger win, not against their plan.',
      pattern: 'Same goal on {topic}, but I see a bigger win: {position}.',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Give the score, then say what the next point takes.',
      pattern: 'Your score on {topic}: {evidence}. What the next point takes: {position}.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Say what is already won, then name the next hurdle.',
      pattern: "What's already won on {topic}: {evidence}. The next hurdle: {ask}.",
      strength: 2,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Congratulate them when their work gets seen.',
      pattern: 'I saw this about {topic}: {news}. Congratulations, well earned.',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'results', leads: 'lead', act: 'name one' },
  withSide: {
    do: {
      E: {
        text: 'Put them in front of the people who count.',
        pattern: 'Would you speak on {topic}? {gain} would be there to hear you.',
        strength: 3,
        situation: 'meeting',
      },
      I: {
        text: 'Send them the figure that proves their success, and who saw it.',
        pattern:
          "Here's what shows your success on {topic}: {evidence}. I'd like {gain} to see it.",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['write'],
      },
      S: {
        text: 'Set a number they could check every evening.',
        pattern:
          'A number to check each evening for {topic}: {evidence}. Where would you set the mark?',
        strength: 2,
        situation: 'meeting',
      },
      N: {
        text: 'Say what this win would open up next.',
        pattern: 'If we win {topic}, this opens up next: {position}.',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Set the result beside the target and name the gap.',
        pattern:
          'The target on {topic} and the result: {evidence}. The gap, as I see it: {position}.',
        strength: 2,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: "Say how far they've come before you say what's missing.",
        pattern: "How far you've come with {topic}: {evidence}. What's still missing: {position}.",
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Agree on the finish line and the day they cross it.',
        pattern: 'The finish line for {topic}: {ask}. The day we cross it: {date}. Deal?',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: "Leave the way open and say when you'll count.",
        pattern: 'For {topic}, get there any way you like. When we count: {date}.',
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
