import { type AxisTexts } from '../../domain/library.ts';

export const SN = {
  sides: {
    S: {
      tips: {
        do: {
          text: 'Start with one real case, step by step.',
          pattern:
            "Let's start with one real case on {topic}: {evidence}. Let's go through it step by step.",
          scene: 'Not "deliveries slip" but one order: paid Monday, shipped Friday, lost Saturday.',
          strength: 3,
          situation: 'meeting',
          advice: ['details first'],
        },
        avoid: {
          text: "Don't sell them a vision; say what changes on Monday.",
          pattern: "Here's what would change in practice with {topic}: {position}.",
          strength: 2,
          situation: 'meeting',
          advice: ['details first'],
        },
        say_first: {
          text: 'Open with one recent case, then talk about the rest.',
          pattern:
            "Let me start with one example on {topic}: {evidence}. Then let's talk about the rest.",
          strength: 2,
          situation: 'meeting',
          advice: ['details first'],
        },
        write: {
          text: 'List the facts first, then say what you need.',
          pattern: 'The facts on {topic}: {evidence}. What I need: {ask}.',
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['details first'],
        },
        decision: {
          text: 'Say what it costs, who does it and how long.',
          pattern: "What I'd propose on {topic}: {position}. What it takes: {cost}. Shall we?",
          strength: 2,
          situation: 'meeting',
          advice: ['details first'],
        },
        disagree: {
          text: 'Check one fact with them before you argue on.',
          pattern: "Before we go on about {topic}, let's check one fact together: {evidence}.",
          strength: 2,
          situation: 'conflict',
          advice: ['details first'],
        },
        feedback: {
          text: 'Name the day, the place and what you saw.',
          pattern: "Here's exactly what I saw on {topic}: {evidence}. How did that come about?",
          strength: 2,
          situation: 'meeting',
          advice: ['details first'],
        },
        pressure: {
          text: 'Lay out the next hour, not the week.',
          pattern: 'For the next hour, only this: {ask}. After that we look at {topic} again.',
          strength: 2,
          situation: 'conflict',
        },
        keep_in_touch: {
          text: 'Tell them how the last job turned out.',
          pattern: "In case you're wondering how {topic} turned out: {news}.",
          strength: 2,
          situation: 'silence',
        },
      },
      statements: {
        workApproach: 'They start with what is there and use what has worked.',
        communicationStyle: 'They explain by example and ask for the exact figure.',
      },
      trigger: 'big words with nothing to look at',
    },
    N: {
      tips: {
        do: {
          text: 'Name the idea first and keep the cases for later.',
          pattern: 'My idea for {topic}, before any details: {position}. The cases come after.',
          scene: 'First "one price for everyone", then the cases that put it to the test.',
          strength: 3,
          situation: 'meeting',
          advice: ['idea first'],
        },
        avoid: {
          text: "Don't read out the list; say what it adds up to.",
          pattern: 'What it all adds up to on {topic}: {position}.',
          strength: 2,
          situation: 'meeting',
          advice: ['idea first'],
        },
        say_first: {
          text: 'Ask what success would look like before the details.',
          pattern: 'Before the details of {topic}: what would success look like, a few years on?',
          strength: 2,
          situation: 'meeting',
          advice: ['idea first'],
        },
        write: {
          text: 'State one thought and ask what follows from it.',
          pattern: "A thought on {topic}: {position}. If that's true, what else changes?",
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['idea first'],
        },
        decision: {
          text: 'Say where each choice leads, further out.',
          pattern:
            'Looking further ahead on {topic}: {optionA}, or {optionB}? Which would you rather live with?',
          strength: 2,
          situation: 'meeting',
          advice: ['idea first'],
        },
        disagree: {
          text: 'Name the aim you share, then question the way.',
          pattern:
            'We want the same thing with {topic}: {ask}. I only doubt the way there: {position}.',
          strength: 2,
          situation: 'conflict',
          advice: ['idea first'],
        },
        feedback: {
          text: 'Say what their idea set off, then where it broke.',
          pattern:
            'What your idea set off on {topic}: {evidence}. Where I think it broke: {position}.',
          strength: 2,
          situation: 'meeting',
          advice: ['idea first'],
        },
        pressure: {
          text: 'Remind them in one line what all this is for.',
          pattern: "What all this work on {topic} is for: {gain}. That's the point.",
          strength: 2,
          situation: 'conflict',
        },
        keep_in_touch: {
          text: 'Send an odd thought and ask where it leads.',
          pattern: 'An odd thought about {topic}: {position}. Where would you take it?',
          strength: 2,
          situation: 'silence',
        },
      },
      statements: {
        workApproach: 'They look for the pattern first and try a new route.',
        communicationStyle: 'They begin with the main idea and speak in pictures.',
      },
      trigger: 'details with no point behind them',
    },
  },
  eitherWay: {
    do: {
      text: 'Give one example, then the idea.',
      pattern: 'One example on {topic}: {evidence}. What I take from it: {position}.',
      scene: 'One client waited nine days for an answer, so you ask for one person in charge.',
      situation: 'meeting',
    },
    avoid: {
      text: "Don't bring only the idea or only the list.",
      pattern: 'The idea for {topic}: {position}. The facts behind it: {evidence}.',
      situation: 'meeting',
    },
    say_first: {
      text: 'Open with one case, then say what you make of it.',
      pattern:
        'First a case on {topic}: {evidence}. Then what I make of it: {position}. Stop me any time.',
      situation: 'meeting',
    },
    write: {
      text: 'Give one fact, your reading and one question.',
      pattern: 'What I saw on {topic}: {evidence}. My reading: {position}. What do you see?',
      situation: 'writing',
      channel: 'message',
    },
    decision: {
      text: 'Show the first step and where it leads.',
      pattern: 'The first step on {topic}: {ask}. Where it leads: {position}. Shall we start?',
      situation: 'meeting',
    },
    disagree: {
      text: 'Ask whether you differ on the facts or the aim.',
      pattern: 'Do we differ on the facts of {topic}, or on the aim?',
      situation: 'conflict',
    },
    feedback: {
      text: 'Point to one exact spot and say why it matters.',
      pattern: 'One exact spot in {topic}: {evidence}. Why it matters: {position}.',
      situation: 'meeting',
    },
    pressure: {
      text: 'Name the aim in one line, then the next step.',
      pattern: 'The aim of {topic}, in one line: {position}. The next step: {ask}.',
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Tell them one thing you saw and what it made you think.',
      pattern: 'Something I noticed: {news}. It made me think of you and {topic}.',
      situation: 'silence',
    },
  },
} satisfies AxisTexts<'S', 'N'>;
