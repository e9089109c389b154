import { type MotivationTexts } from '../../domain/library.ts';

export const AUTHENTICITY = {
  tips: {
    do: {
      text: 'Ask which part they would put their name to.',
      example: '"Which of these would you sign?"',
      strength: 3,
      situation: 'meeting',
    },
    avoid: {
      text: "Don't tell them how everyone else does it.",
      example: '"How would you do it?"',
      strength: 3,
      situation: 'meeting',
    },
    say_first: {
      text: '"I didn\'t expect the ending of your talk. What made you choose it?"',
      strength: 2,
      situation: 'meeting',
    },
    write: {
      text: '"Your photo of the empty hall stayed with me. Could the whole brochure look like that?"',
      strength: 2,
      situation: 'writing',
    },
    decision: {
      text: 'Ask which choice is most like them.',
      example: '"Which one would people know as yours?"',
      strength: 2,
      situation: 'meeting',
    },
    disagree: {
      text: 'Repeat their point in their own words before you answer.',
      example: '"You said it sounds like a bank. Here\'s my worry."',
      strength: 3,
      situation: 'conflict',
    },
    feedback: {
      text: 'Name the part only they could have made, then the rest.',
      example: '"The opening is pure you. The middle could be anyone\'s."',
      strength: 3,
      situation: 'meeting',
    },
    pressure: {
      text: 'Leave one part entirely to them, whatever else has to go.',
      example: '"The poster stays yours. The rest follows the plan."',
      strength: 2,
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Share something rare that made you think of them.',
      example: '"A shop that sells only blue glass. I thought of you."',
      strength: 2,
      situation: 'silence',
    },
  },
  tie: { name: 'meaning', leads: 'leads', act: 'ask for their own version' },
  withSide: {
    do: {
      E: {
        text: 'Ask for the story behind it and hear it to the end.',
        example: '"How did you get to this design? Tell me all of it."',
        strength: 2,
        situation: 'meeting',
      },
      I: {
        text: 'Give them a corner of the job that is all theirs.',
        example: '"The back cover is yours. Show me when it\'s ready."',
        strength: 3,
        situation: 'meeting',
        advice: ['work alone', 'give time'],
      },
      S: {
        text: 'Show them how the thing is made, piece by piece.',
        example: '"Here\'s the grain, the glue and my first try."',
        strength: 2,
        situation: 'meeting',
        advice: ['details first'],
      },
      N: {
        text: 'Ask what it should mean to people before how it looks.',
        example: '"What should come to mind at the door?"',
        strength: 3,
        situation: 'meeting',
        advice: ['idea first'],
      },
    },
    feedback: {
      T: {
        text: 'Say what they set out to do, then where the work misses it.',
        example: '"You wanted it plain. Page five has nine fonts."',
        strength: 3,
        situation: 'meeting',
        advice: ['facts first'],
      },
      F: {
        text: 'Ask for a change for the sake of the people who will read it.',
        example: '"For the parents\' sake, would you put the price first?"',
        strength: 3,
        situation: 'meeting',
        advice: ['people first'],
      },
    },
    decision: {
      J: {
        text: 'Leave the how to them and fix the day.',
        example: '"The design is yours. Prints leave on the 12th."',
        strength: 3,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      P: {
        text: 'Let them try out their choice before it is final.',
        example: '"Hang the sign for a week. Then it stays or goes."',
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
      any: 'They pull back and say that nobody gets it.',
      E: 'They tell you at length what is wrong with all of it.',
      I: 'They vanish into their own work and leave messages unread.',
    },
  },
  triggers: {
    S: 'a copy passed off as new',
    N: 'being put in a box',
    T: 'a rule that makes everyone the same',
    F: 'polite words that mean nothing',
  },
} satisfies MotivationTexts;
