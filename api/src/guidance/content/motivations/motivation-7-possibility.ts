import { type MotivationTexts } from '../../domain/library.ts';

export const POSSIBILITY = {
  tips: {
    avoid: {
      text: "Don't start with the limits; start with what is open.",
      pattern: 'What would you like to try if nothing stood in the way?',
      strength: 2,
      situation: 'meeting',
    },
  },
  tie: {
    name: 'options',
    leads: 'lead',
    act: 'bring two',
  },
  withSide: {
    do: {
      E: {
        text: 'Trade ideas out loud before you judge a single one.',
        pattern:
          "Let's trade ideas about {matter} for a minute. No judging yet. What's your first?",
        bare: "Let's trade ideas for a minute. No judging yet. What's your first?",
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Send one odd idea and let them play with it.',
        pattern:
          "Here's an odd idea about {matter}. {claim}. Play with it and tell me what you find.",
        bare: "Here's an odd idea. {claim}. Play with it and tell me what you find.",
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'give time'],
      },
      S: {
        text: 'Offer one new thing to try.',
        pattern: 'We could {optionA} and see how it goes. Want to try?',
        strength: 2,
        situation: 'meeting',
        advice: ['try something new'],
      },
      N: {
        text: 'Ask what else it could become, then pick one.',
        pattern: "What else could this become? Let's pick the idea you like best.",
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Say what is left to finish and ask what comes first.',
        pattern:
          "You got a lot started with {matter}, and I'd like to see it finished. What comes first?",
        bare: "You got a lot started, and I'd like to see it finished. What comes first?",
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: "Pass on a kind word, then ask what's still open.",
        pattern:
          "I heard good things about you from {person}. What's still open with {matter}, as you see it?",
        bare: "I heard good things about you from {person}. What's still open, as you see it?",
        strength: 2,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Offer two routes to the same date.',
        pattern: 'By {day}, we could {optionA} or {optionB}. Which route sounds better to you?',
        strength: 3,
        situation: 'meeting',
        advice: ['offer several options', 'fix the date'],
      },
      P: {
        text: "Ask what they'd drop to make room for it.",
        pattern: "I'd like to {wish}. What would you drop to make space for that?",
        fits: ['work', 'setback'],
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
      P: 'They leave the last tenth of every job to someone else.',
    },
    conflictResponse: {
      any: {
        text: 'They crack a joke and change the subject.',
        contradicts: ['match their heat'],
      },
      T: 'They argue for sport and switch sides halfway.',
      F: 'They point out the bright side so no one stays mad.',
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
