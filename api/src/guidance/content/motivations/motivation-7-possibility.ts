import { type MotivationTexts } from '../../domain/library.ts';

export const POSSIBILITY = {
  tips: {
    do: {
      text: "Ask what they'd try if nothing stood in the way.",
      pattern: 'If nothing stood in the way of {topic}, what would you try?',
      strength: 3,
      situation: 'meeting',
      advice: ['try something new'],
    },
    avoid: {
      text: "Don't start with the limits; start with what is open.",
      pattern: "What's open on {topic}: {news}. What would you do with it?",
      strength: 2,
      situation: 'meeting',
    },
    say_first: {
      text: "Offer a blank page and ask what'd be fun to try.",
      pattern: "Let's begin {topic} with a blank page. What would be fun to try?",
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: 'Name the new opening and ask what comes to mind.',
      pattern: 'Something just opened up on {topic}: {news}. What comes to mind?',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Say what stays possible after they choose.',
      pattern: 'For {topic}, pick one now: {optionA}. This stays possible: {optionB}.',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Find the part you like and build on that.',
      pattern:
        'What I like about your idea for {topic}: {evidence}. What if we built on it like this: {position}?',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Praise the spark, then ask for the finish.',
      pattern: 'The spark in {topic} was this: {evidence}. Who brings it to the finish?',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Turn the problem into a new question.',
      pattern: 'The problem with {topic}: {news}. What could we make of it instead?',
      scene: 'No stage? Then maybe the street is the stage.',
      strength: 3,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: "Tell them about a place or a tool they'd want to try.",
      pattern: "Something you'd want to try: {news}.",
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'options', leads: 'lead', act: 'bring two' },
  withSide: {
    do: {
      E: {
        text: 'Trade ideas out loud before you judge a single one.',
        pattern: "Let's trade ideas on {topic} out loud, no judging yet. Mine: {position}.",
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Send a list of odd ideas and let them play with it.',
        pattern:
          'Some odd ideas for {topic}: {optionA}, {optionB}. Add yours, cross out the dull ones.',
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'give time'],
      },
      S: {
        text: 'Bring one new thing they could taste, hold or test.',
        pattern: "Here's something new to try for {topic}: {news}.",
        strength: 2,
        situation: 'meeting',
        advice: ['try something new'],
      },
      N: {
        text: 'Ask what else it could become, then pick one.',
        pattern: 'What else could {topic} become? {optionA}, or {optionB}: which first?',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Count what got finished beside what got started.',
        pattern: "Finished on {topic}: {optionA}. Only started: {optionB}. What's next?",
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: "Pass on a happy person's words, then those of someone still waiting.",
        pattern: 'What I heard from happy people about {topic}: {evidence}. Still waiting: {gain}.',
        strength: 2,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Offer two routes to the same date.',
        pattern: 'The date for {topic} stays: {date}. Which route: {optionA}, or {optionB}?',
        strength: 3,
        situation: 'meeting',
        advice: ['offer several options', 'fix the date'],
      },
      P: {
        text: "Ask what they'd drop to make room for it.",
        pattern: 'I like {topic}. What would you drop for it?',
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
      any: { text: 'They crack a joke and change the subject.', contradicts: ['match their heat'] },
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
