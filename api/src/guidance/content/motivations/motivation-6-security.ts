import { type MotivationTexts } from '../../domain/library.ts';

export const SECURITY = {
  tips: {
    do: {
      text: "Say what could go wrong and what you'd do then.",
      pattern: "What could go wrong with {topic}: {worry}. What I'd do then: {position}.",
      scene: 'If the ferry is late, the goods go by truck.',
      strength: 3,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't give your word on things you don't control.",
      pattern: "I don't know yet about {topic}. What I do know: {evidence}.",
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: "Say what hasn't changed before you start.",
      pattern:
        "First, what hasn't changed on {topic}: {evidence}. Where should we double-check today?",
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: 'Say what is settled, what is open and by when.',
      pattern: 'Settled on {topic}: {news}. Still open: {ask}. An answer should come by {date}.',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Show the way back before you ask for a yes.',
      pattern: "Before you say yes to {topic}, here's the way back: {position}.",
      strength: 3,
      situation: 'meeting',
    },
    disagree: {
      text: 'Start with what you will not touch.',
      pattern: "What I won't touch on {topic}: {optionA}. What I question: {position}.",
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Say how serious it is before you name the point.',
      pattern: "One point on {topic}, and it's fixable: {evidence}.",
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: "Say what you know and when you'll call.",
      pattern: 'What I know about {topic} now: {news}. You hear from me again by {date}.',
      strength: 3,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Keep small promises to the day and tell them so.',
      pattern: 'As promised on {topic}: {news}.',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'safety', leads: 'leads', act: 'say what is certain' },
  withSide: {
    do: {
      E: {
        text: 'Ask them aloud what could break, and take notes.',
        pattern: "What could sink {topic}, in your view? I'm taking notes.",
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Put the risks on paper before the two of you meet.',
        pattern: 'The weak spots of {topic}, before we meet: {worry}. What did I miss?',
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'announce it early'],
      },
      S: {
        text: 'Bring proof from a job that held up.',
        pattern: "Here's a case like {topic} that held up: {evidence}.",
        scene: 'Same pump, same soil, six years, no leak.',
        strength: 3,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Play one bad case through to the end with them.',
        pattern:
          "Let's play one bad case on {topic} through to the end. Say this happens: {worry}. What then?",
        strength: 3,
        situation: 'meeting',
      },
    },
    feedback: {
      T: {
        text: 'Show the risk in the facts, then the safer way.',
        pattern: 'The risk in {topic}: {evidence}. The safer way: {position}.',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Say that you stand by them, then name the fault.',
        pattern: 'I stand by you on {topic}. The one fault: {evidence}.',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Set the steps and a check after each one.',
        pattern: 'First step on {topic}: {ask}, by {date}. We check before the next one.',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Start with a trial that they are free to stop.',
        pattern: "Let's try {topic} first, on a small scale: {optionA}. You're free to stop.",
        strength: 2,
        situation: 'meeting',
        advice: ['leave the date open'],
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They ask what could go wrong and prepare for it.',
      S: 'They keep a spare key, a copy and a second number.',
      N: 'They spot the trouble that is still three moves away.',
    },
    growthDirection: {
      any: 'They ask a fourth person when three have said yes.',
      J: 'They plan for so many cases that the start slips.',
      P: 'They keep a back door open and never quite commit.',
    },
    conflictResponse: {
      any: 'They test where you stand before they say what they think.',
      T: 'They question every promise and hold you to the wording.',
      F: 'They look for people on their side before they face you.',
    },
    stressResponse: {
      any: 'They ask the same thing twice and double the checks.',
      E: 'They call one person after another for a firm answer.',
      I: {
        text: 'They go over the worst case by themselves, again and again.',
        contradicts: ['stay beside them'],
      },
    },
  },
  triggers: {
    S: 'a promise that changes',
    N: 'a risk waved away',
    T: 'a contract changed halfway through',
    F: 'silence from someone they rely on',
  },
} satisfies MotivationTexts;
