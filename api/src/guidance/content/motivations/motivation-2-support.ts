import { type MotivationTexts } from '../../domain/library.ts';

export const SUPPORT = {
  tips: {
    avoid: {
      text: "Don't take their help without a word of thanks.",
      pattern: 'Thank you for your help with {matter}. It made a difference.',
      bare: 'Thank you for your help. It made a difference.',
      fits: ['work', 'setback', 'one_to_one'],
      strength: 2,
      situation: 'meeting',
    },
  },
  tie: {
    name: 'helping',
    leads: 'leads',
    act: 'thank them',
  },
  withSide: {
    do: {
      E: {
        text: 'Bring them in where a person needs a hand.',
        pattern: '{person} could use a hand with {matter}. Would you talk it over with both of us?',
        bare: '{person} could use a hand. Would you talk it over with both of us?',
        strength: 3,
        situation: 'meeting',
        advice: ['work together'],
      },
      I: {
        text: 'Thank them in private and say exactly what for.',
        pattern: 'Just between us, thank you for what you did on {matter}. {fact}.',
        bare: 'Just between us, thank you for what you did. {fact}.',
        fits: ['work', 'setback', 'one_to_one'],
        strength: 2,
        situation: 'meeting',
        advice: ['praise in private'],
      },
      S: {
        text: "Ask for one clear favor and say who it's for.",
        pattern: "Could I ask you a favor? I'd like to {wish}, and it would help {person}.",
        strength: 2,
        situation: 'meeting',
      },
      N: {
        text: 'Show them who would be better off if it worked.',
        pattern: "If this works, {gain}. That's why I'd like to {wish}.",
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Say which help saved time and which cost some.',
        pattern: "Most of your help saved me time. One part of it didn't, because {fact}.",
        scene: 'The notes saved an hour; the extra meeting cost two.',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Tell them how much their help meant to the one who got it.',
        pattern: "I thought you'd like to hear how much you helped {person} with {matter}.",
        bare: "I thought you'd like to hear how much you helped {person}.",
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Name a day and ask whether it suits them, too.',
        pattern: "I'd like to {wish}. Would {day} suit you, too?",
        strength: 2,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Ask for a small yes and make a no easy.',
        pattern: 'Could we {optionA} to begin with? A no is fine, too.',
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
        text: 'They make peace right away and bring the matter up days later.',
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
