import { type MotivationTexts } from '../../domain/library.ts';

export const HARMONY = {
  tips: {
    do: {
      text: "Ask what they'd like, then ask once more.",
      example: '"And if it were only up to you?"',
      strength: 2,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't take their silence for a yes.",
      example: '"You haven\'t said much. What would you change?"',
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: '"Nothing to sort out today. I\'d just like to hear how you see the new hours."',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: '"Both sides have sent their wishes, and they agree on most points. Would you look at the last two?"',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Ask for their own choice before the group speaks.',
      example: '"Before I ask the rest: which would you take?"',
      strength: 3,
      situation: 'meeting',
    },
    disagree: {
      text: 'Ask what bothers them before you say what bothers you.',
      example: '"What would you change? Then I\'ll say mine."',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Ask for one small change and say the rest stays.',
      example: '"Please sign in at eight. The rest is fine as it is."',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Settle the quarrel around them before you ask for anything.',
      example: '"I\'ve talked to both. Nobody\'s angry. Now, the list."',
      strength: 3,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Say hello for no reason and want nothing.',
      example: '"No news here. How\'s life by the river?"',
      strength: 1,
      situation: 'silence',
    },
  },
  tie: { name: 'calm', leads: 'leads', act: 'leave time' },
  withSide: {
    do: {
      E: {
        text: 'Ask for their view by name when the talk gets lively.',
        example: '"Sam has spoken. What\'s your view, Lee?"',
        strength: 2,
        situation: 'meeting',
      },
      I: {
        text: 'Leave them a quiet way to say no later.',
        example: '"If it doesn\'t suit you, drop me a line."',
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['give time', 'write'],
      },
      S: {
        text: 'Show how little changes and what stays the same.',
        example: '"Same shifts, same pay. Only the start time moves."',
        strength: 2,
        situation: 'meeting',
      },
      N: {
        text: 'Look for one plan that holds both ideas.',
        example: '"Your quiet park and their café, side by side."',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'State the one fact, then ask what got in the way.',
        example: '"The report came a week late. What got in the way?"',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Tell them who is left guessing when they hold back.',
        example: '"Ana would have moved the day. Next time, tell us both."',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Agree on the day early so nobody has to push.',
        example: '"Does the 20th suit all of us? Then it stands."',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Start small and ask everyone again before it grows.',
        example: '"One week without the bell. Then we\'ll ask around."',
        strength: 2,
        situation: 'meeting',
        advice: ['leave the date open'],
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They make room for everyone and keep the peace.',
      S: 'They stay with what has worked so that nobody is upset.',
      N: 'They see both sides and find what joins them.',
    },
    growthDirection: {
      any: 'They agree in the room and do nothing afterward.',
      J: "They stick with last year's plan to avoid a debate.",
      P: 'They put off the choice until someone else makes it.',
    },
    conflictResponse: {
      any: 'They nod, go quiet and wait until it blows over.',
      T: 'They weigh both cases so long that the heat goes out.',
      F: 'They smooth things over and leave out their own view.',
    },
    stressResponse: {
      any: 'They keep busy with small jobs and skip the big one.',
      E: 'They chat about everything except the matter at hand.',
      I: 'They slow down, say yes and change nothing.',
    },
  },
  triggers: {
    S: 'a change for no good reason',
    N: 'being made to take sides',
    T: 'a loud voice over a small thing',
    F: 'being talked over',
  },
} satisfies MotivationTexts;
