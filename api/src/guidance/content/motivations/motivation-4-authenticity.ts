import { type MotivationTexts } from '../../domain/library.ts';

export const AUTHENTICITY = {
  tips: {
    avoid: {
      text: "Don't tell them how everyone else does it.",
      pattern: "How would you do it if you didn't have to do it the usual way?",
      strength: 3,
      situation: 'meeting',
    },
  },
  tie: {
    name: 'meaning',
    leads: 'leads',
    act: 'ask for their own version',
  },
  withSide: {
    do: {
      E: {
        text: 'Ask for the story behind it and hear it to the end.',
        pattern: "What's the story behind {matter}, from your side? I'd like to hear all of it.",
        bare: "What's the story so far, from your side? I'd like to hear all of it.",
        strength: 2,
        situation: 'meeting',
        advice: ['go deep'],
      },
      I: {
        text: "Ask which part they'd like to make their own.",
        pattern: 'Which part of this would you like to make your own?',
        strength: 3,
        situation: 'meeting',
        advice: ['work alone', 'give time'],
      },
      S: {
        text: 'Show them how it came about, piece by piece.',
        pattern: 'Let me show you how this came about. {fact}. What stands out to you?',
        strength: 2,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Ask what it should mean to people before how it works.',
        pattern: 'What should this mean to the people it touches?',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Say what they set out to do, then what kept the work from it.',
        pattern: 'I can see what you set out to do. One thing got in the way. {fact}.',
        scene: '"You wanted it plain. Page five has nine fonts."',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: "Ask for one change, for the sake of a person it's meant for.",
        pattern: 'I like what you made. For {person}, could we {optionA}?',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Leave the how to them and fix the day.',
        pattern: "The only thing I'd fix is the day. Could we be done with {matter} by {day}?",
        bare: "The only thing I'd fix is the day. Would {day} work for you?",
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: "Let them try a choice before it's final.",
        pattern:
          'We could {optionA} or {optionB}. Would you like to try one before anything is final?',
        strength: 2,
        situation: 'meeting',
        advice: ['leave the date open'],
      },
    },
  },
  statements: {
    coreMotivation: {
      any: 'They turn down the standard version and make their own.',
      S: 'They pick the paper, the color and each word themselves.',
      N: 'They look for what a job stands for and turn down the rest.',
    },
    growthDirection: {
      any: 'They wait for the right mood and start late.',
      J: 'They guard their own design after the client has moved on.',
      P: 'They leave plain tasks lying and begin something of their own.',
    },
    conflictResponse: {
      any: 'They take it personally and tell you so.',
      T: 'They say you missed the point and spell out why.',
      F: 'They let you see that it hit home, then go quiet.',
    },
    stressResponse: {
      any: 'They pull back and say that no one gets it.',
      E: 'They tell you at length what is wrong with all of it.',
      I: {
        text: 'They vanish into their own work and leave messages unread.',
        contradicts: ['stay beside them'],
      },
    },
  },
  triggers: {
    S: 'a copy passed off as new',
    N: 'being put in a box',
    T: 'a rule that makes everyone the same',
    F: 'polite words that mean nothing',
  },
} satisfies MotivationTexts;
