import { type MotivationTexts } from '../../domain/library.ts';

export const SECURITY = {
  tips: {
    avoid: {
      text: "Don't give your word on things you don't control.",
      pattern: "I don't know that yet, and I'd rather not guess. What I do know is that {fact}.",
      strength: 3,
      situation: 'meeting',
    },
  },
  tie: {
    name: 'safety',
    leads: 'leads',
    act: 'say what is certain',
  },
  withSide: {
    do: {
      E: {
        text: 'Ask what could go wrong, and take notes.',
        pattern: "What could go wrong with {matter}, in your view? I'm taking notes.",
        bare: "What could go wrong here, in your view? I'm taking notes.",
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Ask for the risks in writing before you meet.',
        pattern: 'Before we meet about {matter}, what should I be careful about? A line is enough.',
        bare: 'Before we meet, what should I be careful about? A line is enough.',
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'announce it early'],
      },
      S: {
        text: 'Bring proof from a case that held up.',
        pattern: "I'd rather show you than promise. {fact}. What would you want to check?",
        strength: 3,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Play one bad case through to the end with them.',
        pattern: "What's the worst that could happen with {matter}, and what would we do then?",
        bare: "What's the worst that could happen here, and what would we do then?",
        strength: 3,
        situation: 'meeting',
      },
    },
    feedback: {
      T: {
        text: 'Show the risk in the facts and ask for a safer way.',
        pattern: 'I see a risk in {matter}, because {fact}. What would be safer, in your view?',
        bare: 'I see a risk here, because {fact}. What would be safer, in your view?',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Say that you stand by them, then name the fault.',
        pattern: "I'm on your side with {matter}. There's just one thing that worries me. {fact}.",
        bare: "I'm on your side. There's just one thing that worries me. {fact}.",
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Agree on a first step and a day, then check.',
        pattern:
          "As a first step, I'd like to {wish}. Could we do that by {day} and check before we go on?",
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Offer a trial before the whole thing.',
        pattern: 'Would it help to start with a trial before we decide?',
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
