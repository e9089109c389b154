import { type AxisTexts } from '../../domain/library.ts';

export const TF = {
  sides: {
    T: {
      tips: {
        do: {
          text: 'Give the reason and the number, then the request.',
          pattern: 'My reason on {topic}: {evidence}. So my request: {ask}.',
          scene: 'You show that returns fell by a third, then ask to keep the new box.',
          strength: 3,
          situation: 'meeting',
          advice: ['facts first'],
        },
        avoid: {
          text: "Don't pad bad news; say it in one line.",
          pattern: 'Bad news on {topic}: {news}.',
          strength: 3,
          situation: 'meeting',
          advice: ['facts first'],
        },
        say_first: {
          text: 'Give the short version, then the reason.',
          pattern: 'The short version on {topic}: {position}. The reason: {evidence}.',
          strength: 2,
          situation: 'meeting',
          advice: ['facts first'],
        },
        write: {
          text: 'Lay out your reason and ask which step is wrong.',
          pattern: 'My view of {topic}: {position}. My reason: {evidence}. Which step is wrong?',
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['facts first'],
        },
        decision: {
          text: 'Agree on the measure first, then let it decide.',
          pattern:
            "Before we decide on {topic}: which measure should settle it? I'd take this one: {position}.",
          strength: 3,
          situation: 'meeting',
          advice: ['facts first'],
        },
        disagree: {
          text: 'Set your reason against theirs, one by one.',
          pattern:
            'Your reason on {topic}, as I understand it: {worry}. Mine against it: {evidence}.',
          strength: 3,
          situation: 'conflict',
          advice: ['facts first'],
        },
        feedback: {
          text: 'Start with what is wrong, then say why.',
          pattern: "What doesn't work in {topic}: {evidence}. The cause, as I see it: {position}.",
          strength: 3,
          situation: 'meeting',
          advice: ['facts first'],
        },
        pressure: {
          text: 'Sort what you know from what you guess.',
          pattern: "What we know about {topic}: {evidence}. What we're guessing: {position}.",
          scene: 'You write "Known: the truck is late. Guess: two hours." and they calm down.',
          strength: 2,
          situation: 'conflict',
          advice: ['facts first'],
        },
        keep_in_touch: {
          text: 'Send one figure that bears on their work.',
          pattern: 'A fact that bears on {topic}: {news}. I thought you could use it.',
          strength: 2,
          situation: 'silence',
          channel: 'message',
        },
      },
      statements: { relationshipStyle: 'They trust people whose reasons hold up when checked.' },
      trigger: 'one rule applied two ways',
    },
    F: {
      tips: {
        do: {
          text: 'Say who gains before you name the cost.',
          pattern: "With {topic}, I'm thinking of {gain} first. What it takes: {cost}.",
          scene: 'The support team asked for the change: you say so, then that it takes two weeks.',
          strength: 3,
          situation: 'meeting',
          advice: ['people first'],
        },
        avoid: {
          text: "Don't open with figures; open with a person.",
          pattern: "Before any figures on {topic}, let's talk about {gain}.",
          strength: 3,
          situation: 'meeting',
          advice: ['people first'],
        },
        say_first: {
          text: 'Ask about their people before you start.',
          pattern: 'Before we start on {topic}: how are your people doing?',
          strength: 2,
          situation: 'meeting',
          advice: ['people first'],
        },
        write: {
          text: 'Say what they did for people, then ask one thing.',
          pattern:
            'What you did on {topic} made a difference to {gain}: {evidence}. One small request: {ask}.',
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['people first'],
        },
        decision: {
          text: 'Ask who has to live with it before you choose.',
          pattern:
            "Before we choose on {topic}: who has to live with the choice? I'm thinking of {gain}.",
          strength: 3,
          situation: 'meeting',
          advice: ['people first'],
        },
        disagree: {
          text: 'Say what you value in their view, then where you differ.',
          pattern: 'What I value in your view of {topic}: {evidence}. Where I differ: {position}.',
          strength: 3,
          situation: 'conflict',
          advice: ['people first', 'keep it calm'],
        },
        feedback: {
          text: 'Name who it helped, then one change.',
          pattern: "Your work on {topic} helped {gain}. One thing I'd change: {position}.",
          strength: 3,
          situation: 'meeting',
          advice: ['people first'],
        },
        pressure: {
          text: 'Ask about them before you ask about the list.',
          pattern: 'How are you holding up with {topic}? The list can wait a moment.',
          strength: 2,
          situation: 'conflict',
          advice: ['people first'],
        },
        keep_in_touch: {
          text: 'Ask about someone they helped.',
          pattern: 'How are things going for {gain} since you helped with {topic}?',
          strength: 2,
          situation: 'silence',
          advice: ['people first'],
        },
      },
      statements: { relationshipStyle: 'They ask about the person before they ask about the job.' },
      trigger: 'a person treated as a number',
    },
  },
  eitherWay: {
    do: {
      text: 'Give one figure and say who feels it.',
      pattern: 'One fact on {topic}: {evidence}. The people who feel it: {gain}.',
      situation: 'meeting',
    },
    avoid: {
      text: "Don't argue from figures alone or from goodwill alone.",
      pattern: 'The figures for {topic}: {evidence}. The people behind them: {gain}.',
      situation: 'meeting',
    },
    say_first: {
      text: 'Name what it takes and who it helps.',
      pattern: 'Before we start on {topic}, what it takes: {cost}. And who it helps: {gain}.',
      situation: 'meeting',
    },
    write: {
      text: "Give the gain and the cost, and ask if that's fair.",
      pattern: 'On {topic}: it would help {gain}. What it takes: {cost}. Is that fair?',
      situation: 'writing',
      channel: 'message',
    },
    decision: {
      text: 'Put the cost and the people on one page.',
      pattern:
        "Let's put both sides of {topic} on one page: the cost ({cost}) and the people ({gain}).",
      situation: 'meeting',
    },
    disagree: {
      text: 'Say what you both want, then give your reason.',
      pattern: 'We both want {topic} to go well. I see the way there differently: {position}.',
      situation: 'conflict',
    },
    feedback: {
      text: 'Name what worked, one fault and who pays for it.',
      pattern: "What worked in {topic}: {evidence}. What I'd fix, and for whom: {position}.",
      situation: 'meeting',
    },
    pressure: {
      text: 'Ask what they know and what they need from you.',
      pattern: 'What do we know about {topic}? And what do you need from me?',
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Send a useful fact with a warm line.',
      pattern: 'Something useful on {topic}: {news}. I thought of you.',
      situation: 'silence',
    },
  },
} satisfies AxisTexts<'T', 'F'>;
