import { type MotivationTexts } from '../../domain/library.ts';

export const POSSIBILITY = {
  tips: {
    do: {
      text: "Ask what they'd try if nothing stood in the way.",
      example: '"No budget, no boss: what would you do here?"',
      strength: 3,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't start with the limits; start with what is open.",
      example: '"Two rooms are free. What would you do with them?"',
      strength: 2,
      situation: 'meeting',
    },
    say_first: {
      text: '"I\'ve got a blank page and a small budget. What would be fun to try?"',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: '"The empty tram depot is free in June. A market, a concert, a school? What comes to mind?"',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Say what stays possible after they choose.',
      example: '"Pick the red one. Blue is still there next spring."',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Find the part you like and build on that.',
      example: '"I like the night tour. What if it ended at ten?"',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Praise the spark, then ask for the finish.',
      example: '"The quiz was a hit. Who sends the prizes?"',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Turn the problem into a new question.',
      example: '"No stage. What if the street is the stage?"',
      strength: 3,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: "Tell them about a place or a tool they'd want to try.",
      example: '"A bakery opened in a bus. I had the lemon cake."',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'options', leads: 'lead', act: 'bring two' },
  withSide: {
    do: {
      E: {
        text: 'Trade ideas out loud before you judge a single one.',
        example: '"Ten names for the fair, two minutes. I\'ll start."',
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Send a list of odd ideas and let them play with it.',
        example: '"Seven names attached. Add three, cross out five."',
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'give time'],
      },
      S: {
        text: 'Bring one new thing they could taste, hold or test.',
        example: '"Try this cheese. The new dairy makes it."',
        strength: 2,
        situation: 'meeting',
      },
      N: {
        text: 'Ask what else it could become, then pick one.',
        example: '"A map, a game or a book? Which first?"',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Count what got finished beside what got started.',
        example: '"Six ideas, one shipped. Which one is next?"',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: "Pass on a happy guest's words, then those of someone still waiting.",
        example: '"The kids loved the robot. Their parents ask about the bill."',
        strength: 2,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Offer two routes to the same date.',
        example: '"Launch stays May 2. Video or demo?"',
        strength: 3,
        situation: 'meeting',
        advice: ['offer several options', 'fix the date'],
      },
      P: {
        text: "Ask what they'd drop to make room for it.",
        example: '"I love it. Which of the other four goes?"',
        strength: 3,
        situation: 'meeting',
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They grab anything new and try it before the rest.',
      S: 'They test every tool, dish and route at least once.',
      N: 'They turn one idea into five before you finish yours.',
    },
    growthDirection: {
      any: 'They start the next thing when this one gets dull.',
      J: 'They pack so much into the plan that nothing goes deep.',
      P: 'They leave the last tenth of every job to somebody else.',
    },
    conflictResponse: {
      any: 'They crack a joke and change the subject.',
      T: 'They argue for sport and switch sides halfway.',
      F: 'They point out the bright side so nobody stays mad.',
    },
    stressResponse: {
      any: 'They make new plans instead of fixing the one they have.',
      E: 'They book more trips, see more people and talk more.',
      I: 'They slip off into a new project and drop this one.',
    },
  },
  triggers: {
    S: 'the same routine every day',
    N: "being told it's impossible",
    T: 'a form for every small thing',
    F: 'long faces around the table',
  },
} satisfies MotivationTexts;
