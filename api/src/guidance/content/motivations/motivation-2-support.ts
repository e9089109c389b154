import { type MotivationTexts } from '../../domain/library.ts';

export const SUPPORT = {
  tips: {
    do: {
      text: 'Tell them what their help changed.',
      example: '"The room you found saved the whole course."',
      strength: 2,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't take their help without a word of thanks.",
      example: '"Thank you for staying late. I noticed."',
      strength: 2,
      situation: 'meeting',
    },
    say_first: {
      text: '"Thank you for the introduction last month. It led to a contract. How are things on your side?"',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: '"Your list of hotels saved my week. Thank you. What could I take off your desk in return?"',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Ask what they need themselves before they answer for others.',
      example: '"And you? Which shift would suit you?"',
      strength: 3,
      situation: 'meeting',
    },
    disagree: {
      text: "Say that the two of you are fine, then say what isn't.",
      example: '"We\'re good. The invoice is not."',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Thank them for what they meant, then say what would help more.',
      example: '"Thanks for the reminders. A list would help me more."',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Ask what they have taken on for others, and carry one piece.',
      example: '"Whose work is on your desk? I\'ll take one."',
      strength: 3,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Thank them again, weeks later, for what lasted.',
      example: '"Your tip from March still saves us an hour a day."',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'helping', leads: 'leads', act: 'thank them' },
  withSide: {
    do: {
      E: {
        text: 'Bring them in where somebody new needs a hand.',
        example: '"Our new exhibitor knows nobody. Would you show them around?"',
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Thank them in private and say exactly what for.',
        example: '"Thank you for waiting with the driver on Tuesday."',
        strength: 2,
        situation: 'meeting',
        advice: ['praise in private'],
      },
      S: {
        text: "Ask for one clear favor and say who it's for.",
        example: '"Could you proof page two? The caterer gets it at noon."',
        strength: 2,
        situation: 'meeting',
      },
      N: {
        text: 'Show them who would be better off if it worked.',
        example: '"Picture it: every tenant knows whom to ask."',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Say which help saved time and which cost some.',
        example: '"Your notes saved an hour. The extra meeting cost two."',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Tell them how their help landed with the one who got it.',
        example: '"The trainees were glad. They\'d like to try the next alone."',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Ask which day suits them, too, then fix that one.',
        example: '"Which day is good for you? I\'ll move mine."',
        strength: 2,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Ask for a small yes and make a no easy.',
        example: '"Could you do a Saturday? A no is fine."',
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
      J: "They run everybody's week and never ask for help themselves.",
      P: 'They run to each new request and forget what they promised first.',
    },
    conflictResponse: {
      any: 'They smile, step back and wait for you to notice.',
      T: 'They remind you, point by point, of what they did for you.',
      F: 'They make peace at once and bring the matter up days later.',
    },
    stressResponse: {
      any: 'They do more for everyone and nothing for themselves.',
      E: 'They check on everybody twice and take over small jobs.',
      I: "They carry other people's work home and keep quiet about it.",
    },
  },
  triggers: {
    S: 'a favor nobody thanked them for',
    N: 'a kind plan called naive',
    T: 'good advice treated as meddling',
    F: "being told they aren't needed",
  },
} satisfies MotivationTexts;
