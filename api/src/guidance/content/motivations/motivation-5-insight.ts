import { type MotivationTexts } from '../../domain/library.ts';

export const INSIGHT = {
  tips: {
    avoid: {
      text: "Don't ask for an opinion on the spot.",
      pattern:
        "There's no need to answer now. Could you tell me what you think of {matter} by {day}?",
      bare: "There's no need to answer now. Could you tell me what you think by {day}?",
      strength: 3,
      situation: 'meeting',
      advice: ['give time'],
    },
  },
  tie: {
    name: 'knowledge',
    leads: 'leads',
    act: 'bring the source',
  },
  withSide: {
    do: {
      E: {
        text: 'Let them explain it to you, then ask the next question.',
        pattern:
          "Would you explain to me how you see {matter}? I'd like to ask questions as we go.",
        bare: "Would you explain to me how this works on your side? I'd like to ask questions as we go.",
        strength: 3,
        situation: 'meeting',
      },
      I: {
        text: 'Send the data, then wait.',
        pattern: "Here's what I have. {fact}. Take the time you need with it.",
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'give time'],
      },
      S: {
        text: 'Give your reason and say where it comes from.',
        pattern: "I'd like to {wish}, because {fact}. You can ask me where any of that comes from.",
        strength: 2,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Ask for the principle before your case.',
        pattern: "In a case like this, what's the principle you'd go by? Then we can look at mine.",
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Point to one thing and leave the fix to them.',
        pattern: "I'd look at one thing again. {fact}. How would you handle that?",
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Say who relies on what they know, then ask what is missing.',
        pattern: '{person} and I rely on what you know. What are we missing about {matter}?',
        bare: '{person} and I rely on what you know. What are we missing?',
        strength: 2,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Name the day when the reading stops and you choose.',
        pattern: "Let's gather what we can on {matter} until {day}, and then choose.",
        bare: "Let's gather what we can until {day}, and then choose.",
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Ask what is missing, then fix the day.',
        pattern:
          "What's still missing before we can decide on {matter}? Could we do it by {day} with what we have?",
        bare: "What's still missing before we can decide? Could we do it by {day} with what we have?",
        strength: 3,
        situation: 'meeting',
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They read the manual, the footnotes and then the source.',
      S: 'They collect exact facts and find any of them in a minute.',
      N: 'They keep asking why after others are satisfied.',
    },
    growthDirection: {
      any: 'They know the answer and keep it to themselves.',
      J: 'They want the whole picture before they sign the plan.',
      P: 'They study longer than the decision needs.',
    },
    conflictResponse: {
      any: {
        text: 'They step out of the quarrel and look things up.',
        contradicts: ['match their heat'],
      },
      T: {
        text: 'They go quiet, then return with an argument in order.',
        contradicts: ['match their heat'],
      },
      F: {
        text: 'They keep their distance until people have calmed down.',
        contradicts: ['match their heat'],
      },
    },
    stressResponse: {
      any: 'They shut the door and read everything there is.',
      E: 'They lecture on one detail while the rest waits.',
      I: {
        text: 'They stop answering and hold on to one problem.',
        contradicts: ['stay beside them'],
      },
    },
  },
  triggers: {
    S: 'a claim with no source',
    N: 'opinions without data',
    T: 'a no without a reason',
    F: 'questions about their private life',
  },
} satisfies MotivationTexts;
