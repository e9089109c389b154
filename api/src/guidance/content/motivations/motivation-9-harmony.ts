import { type MotivationTexts } from '../../domain/library.ts';

export const HARMONY = {
  tips: {
    avoid: {
      text: "Don't take their silence for a yes.",
      pattern: "I'd rather hear a no than guess. How do you feel about {matter}?",
      bare: "I'd rather hear a no than guess. How do you feel about this?",
      strength: 3,
      situation: 'meeting',
    },
  },
  tie: {
    name: 'calm',
    leads: 'leads',
    act: 'leave time',
  },
  withSide: {
    do: {
      E: {
        text: 'Ask for their view by name when the talk gets lively.',
        pattern: "What's your view on {matter}? I'd like to hear it before we go on.",
        bare: "What's your view? I'd like to hear it before we go on.",
        strength: 2,
        situation: 'meeting',
      },
      I: {
        text: 'Leave them a quiet way to say no later.',
        pattern: "I'd like to {wish}. If that doesn't suit you, just send me a line later.",
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['give time', 'write'],
      },
      S: {
        text: 'Say what changes and ask what should stay the same.',
        pattern: 'One thing is new. {news}. What should stay the same for you?',
        strength: 2,
        situation: 'meeting',
        advice: ['change little'],
      },
      N: {
        text: 'Look for one plan that holds both ideas.',
        pattern: 'We could {optionA} or {optionB}. Is there a way to do both?',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'State the one fact, then ask how it came about.',
        pattern: 'I noticed one thing. {fact}. How did that come about?',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Tell them who is left guessing when they hold back.',
        pattern: "{person} and I can't tell where you stand on {matter}. Would you tell us?",
        bare: "{person} and I can't tell where you stand. Would you tell us?",
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Agree on the day early so no one has to push.',
        pattern: 'Could we agree on a day now, to save us both the chasing? How about {day}?',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Start small and ask everyone again before it grows.',
        pattern: 'Could we start small and ask everyone again before it grows?',
        strength: 2,
        situation: 'meeting',
        advice: ['leave the date open'],
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They make room for everyone and keep the peace.',
      S: 'They stay with what has worked so that no one is upset.',
      N: 'They see both sides and find what joins them.',
    },
    growthDirection: {
      any: 'They agree in the room and do nothing afterward.',
      J: "They stick with last year's plan to avoid a debate.",
      P: 'They put off the choice until someone else makes it.',
    },
    conflictResponse: {
      any: {
        text: 'They nod, go quiet and wait until it blows over.',
        contradicts: ['match their heat'],
      },
      T: {
        text: 'They weigh both cases so long that the heat goes out.',
        contradicts: ['match their heat'],
      },
      F: {
        text: 'They smooth things over and leave out their own view.',
        contradicts: ['match their heat'],
      },
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
