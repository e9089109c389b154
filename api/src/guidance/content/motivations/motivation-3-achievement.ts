import { type MotivationTexts } from '../../domain/library.ts';

export const ACHIEVEMENT = {
  tips: {
    do: {
      text: 'Name their result where others hear it.',
      example: '"Down 12 percent since you took over."',
      strength: 3,
      situation: 'meeting',
      advice: ['praise in public'],
    },
    avoid: {
      text: "Don't praise the effort; praise what came of it.",
      example: '"Thirty new members. That\'s what the campaign did."',
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: '"I hear you signed the hospital. Congratulations. What\'s the next target?"',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: '"We\'re at 46 of 50 bookings, thanks to your list. What would get us the last four?"',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Put the result of each choice beside it.',
      example: '"A brings 200 visitors. B brings 80 and a prize."',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Argue for a bigger win, not against their plan.',
      example: '"Same campaign. With Boston in it, we sell double."',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Give the score, then say what the next point takes.',
      example: '"Nine of ten shipped on time. Earlier packing gets the tenth."',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Say what is already won, then name the next hurdle.',
      example: '"Half the seats are sold. Only the stage is left."',
      strength: 2,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Congratulate them when their work gets seen.',
      example: '"Your bridge is on the cover. Well earned."',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'results', leads: 'lead', act: 'name one' },
  withSide: {
    do: {
      E: {
        text: 'Put them in front of the people who count.',
        example: '"Would you open the dealer day? Forty buyers come."',
        strength: 3,
        situation: 'meeting',
      },
      I: {
        text: 'Send them the figure that proves their success, and who saw it.',
        example: '"Up 18 percent. I passed it to the board."',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['write'],
      },
      S: {
        text: 'Set a number they could check every evening.',
        example: '"Forty sold today. Sixty is the mark."',
        strength: 2,
        situation: 'meeting',
      },
      N: {
        text: 'Say what this win would open up next.',
        example: '"Land this one and we pitch the whole chain."',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Set the result beside the target and name the gap.',
        example: '"Target 50, done 44. All six are in the north."',
        strength: 2,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: "Say how far they've come before you say what's missing.",
        example: '"You went from three clients to twenty. The website still says three."',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Agree on the finish line and the day they cross it.',
        example: '"All rooms rented by June 30. Deal?"',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: "Leave the way open and say when you'll count.",
        example: '"Get there any way you like. We count in week eight."',
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
      any: 'They skip the part nobody sees and pay for it later.',
      J: 'They fill each hour with targets and cut the talk short.',
      P: 'They promise more wins than the month has days.',
    },
    conflictResponse: {
      any: 'They push for a quick deal and move on.',
      T: 'They prove their case with results and count every point.',
      F: 'They turn on the charm and save face for both of you.',
    },
    stressResponse: {
      any: 'They speed up and show you only the good news.',
      E: 'They talk up the wins and rush from call to call.',
      I: 'They work behind closed doors until the numbers look right.',
    },
  },
  triggers: {
    S: 'a result credited to someone else',
    N: 'a big goal made small',
    T: 'a meeting that decides nothing',
    F: 'being corrected before an audience',
  },
} satisfies MotivationTexts;
