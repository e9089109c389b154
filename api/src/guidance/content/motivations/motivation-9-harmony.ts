import { type MotivationTexts } from '../../domain/library.ts';

export const HARMONY = {
  tips: {
    do: {
      text: "Ask what they'd like, then ask once more.",
      pattern: 'What would you like for {topic}, if it were only up to you?',
      strength: 2,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't take their silence for a yes.",
      pattern: "You haven't said much about {topic}. What would you change?",
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: 'Take the pressure off and ask how they see it.',
      pattern: "Nothing has to be settled today. I'd like to hear how you see {topic}.",
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: 'Say where you agree and ask about the rest.',
      pattern: 'Where we agree on {topic}: {evidence}. How do you see the rest?',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Ask for their own choice before the group speaks.',
      pattern:
        'Before I ask the others about {topic}: which would you choose, {optionA} or {optionB}?',
      strength: 3,
      situation: 'meeting',
    },
    disagree: {
      text: 'Ask what bothers them before you say what bothers you.',
      pattern: "What bothers you about {topic}? Then I'd like to say what bothers me.",
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Ask for one small change and say the rest stays.',
      pattern: 'One small change on {topic}, please: {ask}. The rest is fine as it is.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Ask about the quarrel around them before you ask for anything.',
      pattern:
        'Before we get to {topic}: is there anything between people that we should settle first?',
      strength: 3,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Say hello for no reason and want nothing.',
      pattern: 'No news and no request, just hello. How are things with you?',
      strength: 1,
      situation: 'silence',
    },
  },
  tie: { name: 'calm', leads: 'leads', act: 'leave time' },
  withSide: {
    do: {
      E: {
        text: 'Ask for their view by name when the talk gets lively.',
        pattern: "{name}, what's your view on {topic}?",
        strength: 2,
        situation: 'meeting',
      },
      I: {
        text: 'Leave them a quiet way to say no later.',
        pattern: "If anything about {topic} doesn't suit you, drop me a line later.",
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['give time', 'write'],
      },
      S: {
        text: 'Show how little changes and what stays the same.',
        pattern: 'Little changes with {topic}: {news}. This stays the same: {position}.',
        strength: 2,
        situation: 'meeting',
        advice: ['change little'],
      },
      N: {
        text: 'Look for one plan that holds both ideas.',
        pattern:
          "I'm looking for one plan for {topic} that holds both: {optionA}, and {optionB}. How could it look?",
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'State the one fact, then ask what got in the way.',
        pattern: 'The fact on {topic}: {evidence}. What got in the way?',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Tell them who is left guessing when they hold back.',
        pattern:
          'When you hold back on {topic}, it leaves {gain} guessing. What would you have said?',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Agree on the day early so no one has to push.',
        pattern: 'Shall we agree on a day for {topic} now? Does {date} suit everyone?',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Start small and ask everyone again before it grows.',
        pattern: "Let's start {topic} small: {optionA}. Then we ask everyone again.",
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
