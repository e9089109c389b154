import { type MotivationTexts } from '../../domain/library.ts';

export const SUPPORT = {
  tips: {
    do: {
      text: 'Tell them what their help changed.',
      pattern: 'What your help with {topic} changed: {evidence}. Thank you.',
      strength: 2,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't take their help without a word of thanks.",
      pattern: 'Thank you for this: {evidence}. It helped with {topic}.',
      strength: 2,
      situation: 'meeting',
    },
    say_first: {
      text: 'Thank them for something real, then ask about them.',
      pattern:
        'First of all, thank you for this: {evidence}. How are things on your side with {topic}?',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: 'Thank them and ask what you could do in return.',
      pattern:
        'What you did on {topic} helped me: {evidence}. Thank you. What could I do in return?',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Ask what they need themselves before they answer for others.',
      pattern: 'Before you answer for the others on {topic}: what do you need yourself?',
      strength: 3,
      situation: 'meeting',
    },
    disagree: {
      text: "Say that the two of you are fine, then say what isn't.",
      pattern: "You and I are good. What isn't, on {topic}: {position}.",
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Thank them for what they meant, then say what would help more.',
      pattern: 'Thank you for what you meant to do with {topic}. What would help me more: {ask}.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Ask what they have taken on for others, and carry one piece.',
      pattern: 'What have you taken on for others with {topic}? Which piece could I carry?',
      strength: 3,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Thank them again, weeks later, for what lasted.',
      pattern: 'Your help with {topic} still shows: {news}. Thank you again.',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'helping', leads: 'leads', act: 'thank them' },
  withSide: {
    do: {
      E: {
        text: 'Bring them in where someone new needs a hand.',
        pattern: 'Would you lend a hand with {topic}? It would mean a lot to {gain}.',
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Thank them in private and say exactly what for.',
        pattern: 'A private thank-you, for exactly this: {evidence}.',
        strength: 2,
        situation: 'meeting',
        advice: ['praise in private'],
      },
      S: {
        text: "Ask for one clear favor and say who it's for.",
        pattern: "One clear favor on {topic}: {ask}. It's for {gain}.",
        strength: 2,
        situation: 'meeting',
      },
      N: {
        text: 'Show them who would be better off if it worked.',
        pattern: 'If {topic} worked out, {gain} would be better off. Would you help me get there?',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Say which help saved time and which cost some.',
        pattern: 'What saved time on {topic}: {evidence}. What cost some: {cost}.',
        scene: 'The notes saved an hour; the extra meeting cost two.',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Tell them how their help landed with the one who got it.',
        pattern: 'How your help with {topic} landed with {gain}: {evidence}.',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Ask which day suits them, too, then fix that one.',
        pattern: 'For {topic}, does {date} suit you too? If not, which day does?',
        strength: 2,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Ask for a small yes and make a no easy.',
        pattern: 'Could you do this for {topic}: {ask}? A no is fine.',
        strength: 2,
        situation: 'meeting',
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They notice who needs a hand and get there first.',
      S: 'They bring you what you need before you ask.',
      N: 'They see what someone could become and open doors for them.',
    },
    growthDirection: {
      any: 'They say yes to others and drop their own work.',
      J: "They run everyone's week and never ask for help themselves.",
      P: 'They run to each new request and forget what they promised first.',
    },
    conflictResponse: {
      any: {
        text: 'They smile, step back and wait for you to notice.',
        contradicts: ['match their heat'],
      },
      T: 'They remind you, point by point, of what they did for you.',
      F: {
        text: 'They make peace at once and bring the matter up days later.',
        contradicts: ['match their heat'],
      },
    },
    stressResponse: {
      any: 'They do more for everyone and nothing for themselves.',
      E: 'They check on everyone twice and take over small jobs.',
      I: "They carry other people's work home and keep quiet about it.",
    },
  },
  triggers: {
    S: 'a favor no one thanked them for',
    N: 'a kind plan called naive',
    T: 'good advice treated as meddling',
    F: "being told they aren't needed",
  },
} satisfies MotivationTexts;
