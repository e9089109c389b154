import { type MotivationTexts } from '../../domain/library.ts';

export const SECURITY = {
  tips: {
    do: {
      text: "Say what could go wrong and what you'd do then.",
      example: '"If the ferry is late, the goods go by truck."',
      strength: 3,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't give your word on things you don't control.",
      example: '"I\'ll ask the port. I don\'t know yet."',
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: '"First of all, nothing has changed since our last talk. Where should we double-check today?"',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: '"The permit is signed and dated. One thing is open: the neighbor\'s letter. You\'ll have it by Tuesday."',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Show the way back before you ask for a yes.',
      example: '"If it fails, we return it within 30 days."',
      strength: 3,
      situation: 'meeting',
    },
    disagree: {
      text: 'Start with what you will not touch.',
      example: '"Your team stays. I only question the tool."',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Say how serious it is before you name the point.',
      example: '"It\'s small and it\'s fixable: two forms lack a date."',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: "Say what you know and when you'll call.",
      example: '"The part is late. I\'ll call at four."',
      strength: 3,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Keep small promises to the day and tell them so.',
      example: '"As promised: the samples left this morning."',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'safety', leads: 'leads', act: 'say what is certain' },
  withSide: {
    do: {
      E: {
        text: 'Ask them aloud what could break, and take notes.',
        example: '"What could sink the open day? I\'m writing it down."',
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Put the risks on paper before the two of you meet.',
        example: '"Three weak spots attached. Let\'s meet tomorrow."',
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'announce it early'],
      },
      S: {
        text: 'Bring proof from a job that held up.',
        example: '"Same pump, same soil, six years, no leak."',
        strength: 3,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Play one bad case through to the end with them.',
        example: '"Say the port closes. What then, and after that?"',
        strength: 3,
        situation: 'meeting',
      },
    },
    feedback: {
      T: {
        text: 'Show the risk in the facts, then the safer way.',
        example: '"Nine people share one login. Give each their own."',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Say that you stand by them, then name the fault.',
        example: '"I\'ve got your back. The alarm list needs new numbers."',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Set the steps and a check after each one.',
        example: '"Step one by June 3. We check before step two."',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Start with a trial that they are free to stop.',
        example: '"Try it in one shop. Stop whenever you like."',
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
      I: 'They go over the worst case by themselves, again and again.',
    },
  },
  triggers: {
    S: 'a promise that changes',
    N: 'a risk waved away',
    T: 'a contract changed halfway through',
    F: 'silence from someone they rely on',
  },
} satisfies MotivationTexts;
