import { type MotivationTexts } from '../../domain/library.ts';

export const AUTHENTICITY = {
  tips: {
    do: {
      text: 'Ask which part they would put their name to.',
      pattern: 'Which part of {topic} would you put your name to?',
      strength: 3,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't tell them how everyone else does it.",
      pattern: 'How would you go about {topic} in your own way?',
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: 'Ask about a choice that only they would make.',
      pattern: "What made you choose your own way with {topic}? I'd like to understand it.",
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: 'Say what stayed with you and ask for more of it.',
      pattern: 'This stayed with me from {topic}: {evidence}. Could the rest be like that?',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Ask which choice is most like them.',
      pattern: 'Which one is most like you for {topic}: {optionA}, or {optionB}?',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Repeat their point in their own words before you answer.',
      pattern: 'You said this about {topic}: {evidence}. My worry with it: {position}.',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Name the part only they could have made, then the rest.',
      pattern:
        'Only you could have made this part of {topic}: {evidence}. The rest, I think, needs this: {position}.',
      strength: 3,
      situation: 'meeting',
    },
    pressure: {
      text: 'Leave one part entirely to them, whatever else has to go.',
      pattern: 'On {topic}, this part stays yours: {optionA}. The rest follows the plan.',
      strength: 2,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Share something rare that made you think of them.',
      pattern: 'Something rare that made me think of you: {news}.',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'meaning', leads: 'leads', act: 'ask for their own version' },
  withSide: {
    do: {
      E: {
        text: 'Ask for the story behind it and hear it to the end.',
        pattern: "What's the story behind {topic}? I'd like to hear all of it.",
        strength: 2,
        situation: 'meeting',
        advice: ['go deep'],
      },
      I: {
        text: 'Give them a corner of the job that is all theirs.',
        pattern:
          "One corner of {topic} is all yours, if you like: {optionA}. Show me when you're ready.",
        strength: 3,
        situation: 'meeting',
        advice: ['work alone', 'give time'],
      },
      S: {
        text: 'Show them how the thing is made, piece by piece.',
        pattern: 'Let me show you {topic} piece by piece: {evidence}.',
        strength: 2,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Ask what it should mean to people before how it looks.',
        pattern: 'Before we talk about how {topic} should look: what should it mean to {gain}?',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Say what they set out to do, then where the work misses it.',
        pattern: 'What you set out to do with {topic}: {position}. Where it misses: {evidence}.',
        scene: '"You wanted it plain. Page five has nine fonts."',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Ask for a change for the sake of the people who will read it.',
        pattern: 'For the sake of {gain}, would you change one thing in {topic}: {ask}?',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Leave the how to them and fix the day.',
        pattern: 'How you go about {topic} is up to you. The day is fixed: {date}.',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Let them try out their choice before it is final.',
        pattern: 'Try out your choice for {topic} first: {optionA}. Then we see if it stays.',
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
