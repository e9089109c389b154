import { type MotivationTexts } from '../../domain/library.ts';

export const INSIGHT = {
  tips: {
    do: {
      text: 'Give them the source, not your summary of it.',
      pattern: "Here's the source on {topic}, not my summary: {evidence}.",
      strength: 2,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't ask for an opinion on the spot.",
      strength: 3,
      situation: 'meeting',
      advice: ['give time'],
    },
    say_first: {
      text: "Admit what you don't understand and ask them to explain.",
      pattern: "I don't fully understand {topic} yet. Where would you start to explain?",
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: 'Send what you know and ask where to look next.',
      pattern: 'What I know about {topic}: {evidence}. What would you look at next?',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: "Say what is known, what isn't, and what the answer would cost.",
      pattern:
        'What we know about {topic}: {evidence}. What it takes to find out the rest: {cost}.',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Bring new evidence or let the matter rest.',
      pattern: 'I have new evidence on {topic}: {evidence}. Does it change your view?',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Ask how they got there before you correct it.',
      pattern: 'How did you get here on {topic}: {evidence}? I get a different result.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Answer their questions before you give them a task.',
      pattern: 'Ask me anything about {topic} first. Then this is the task: {ask}.',
      strength: 2,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Pass on a question that no one has answered yet.',
      pattern:
        'Something about {topic} that no one has explained yet: {news}. What would you make of it?',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'knowledge', leads: 'leads', act: 'bring the source' },
  withSide: {
    do: {
      E: {
        text: 'Let them explain it to you, then ask the next question.',
        pattern: 'Would you walk me through {topic}? What I understand so far: {evidence}.',
        strength: 3,
        situation: 'meeting',
      },
      I: {
        text: 'Send the data, then wait.',
        pattern: 'The data on {topic}: {evidence}. No hurry; by {date} is fine.',
        strength: 3,
        situation: 'writing',
        channel: 'message',
        advice: ['write', 'give time'],
      },
      S: {
        text: 'Show where each figure comes from.',
        pattern: 'Where the figures on {topic} come from: {evidence}.',
        strength: 2,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Ask for the principle before your case.',
        pattern: "What's the principle behind {topic}? My case comes after: {evidence}.",
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Point to the line and leave the fix to them.',
        pattern: "On {topic}, the line I'd look at: {evidence}. The fix is yours.",
        scene: '"Row 14 counts July twice." Nothing more.',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Say who relies on what they know, then name the gap.',
        pattern: 'What you know about {topic} matters to {gain}. The gap I see: {position}.',
        strength: 2,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Name the day the reading stops and the choice is made.',
        pattern: 'Questions on {topic} are welcome until {date}. Then we choose.',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Ask what is missing, then fix the day.',
        pattern: "What's still missing on {topic}? Let's decide by {date} with what we have.",
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
