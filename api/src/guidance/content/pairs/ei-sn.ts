import { type PairTexts } from '../../domain/library.ts';

/** What to say first, write and send now and then, and how they put things. */
export const EI_SN = {
  ES: {
    tips: {
      say_first: {
        text: 'Open with what happened and ask what they saw.',
        pattern: "Here's what happened on {topic}: {evidence}. What did you see?",
        strength: 2,
        situation: 'meeting',
        advice: ['details first', 'work together'],
      },
      write: {
        text: 'State the matter, name the options and ask which one.',
        pattern: 'We need a decision on {topic}. {optionA} or {optionB}: which should I go with?',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['details first'],
      },
      keep_in_touch: {
        text: 'Tell them what happened and offer the whole story.',
        pattern: "Here's what happened with {topic}: {news}. Want the whole story by phone?",
        strength: 2,
        situation: 'silence',
        channel: 'call',
        advice: ['call'],
      },
    },
    statement: {
      field: 'communicationStyle',
      text: 'They tell you what happened, blow by blow, and ask what you saw.',
    },
  },
  EN: {
    tips: {
      say_first: {
        text: 'Throw in the idea and ask what it sparks.',
        pattern: 'Let me throw in an idea on {topic}: {position}. What does it spark?',
        strength: 2,
        situation: 'meeting',
        advice: ['idea first', 'work together'],
      },
      write: {
        text: 'Put the idea in one line and offer to talk.',
        pattern:
          "A wild thought on {topic}: {position}. Could we talk? I'd like to hear what you make of it.",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['idea first', 'call'],
      },
      keep_in_touch: {
        text: "Bring a new idea and ask what they'd add.",
        pattern:
          "A new idea on {topic}: {position}. Could I call you? I'd like to hear what you'd add.",
        strength: 2,
        situation: 'silence',
        channel: 'call',
        advice: ['call', 'idea first'],
      },
    },
    statement: {
      field: 'communicationStyle',
      text: 'They jump from one idea to the next while they talk.',
    },
  },
  IS: {
    tips: {
      say_first: {
        text: 'Open with the exact point and leave time to look.',
        pattern: 'The exact point on {topic} today: {ask}. Take the time you need to look at it.',
        strength: 2,
        situation: 'meeting',
        advice: ['details first', 'give time'],
      },
      write: {
        text: 'List the exact points and ask for a check.',
        pattern: 'The details on {topic}: {evidence}. Would you check them by {date}?',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['details first', 'give time', 'write'],
      },
      keep_in_touch: {
        text: 'Send the exact facts of how it turned out.',
        pattern: 'For your records, how {topic} turned out: {news}. No need to answer.',
        strength: 2,
        situation: 'silence',
        channel: 'message',
        advice: ['write', 'details first'],
      },
    },
    statement: {
      field: 'communicationStyle',
      text: 'They write short, exact messages and leave nothing out.',
    },
  },
  IN: {
    tips: {
      say_first: {
        text: 'Open with the big question and let them think.',
        pattern: "What's the bigger question behind {topic}, in your view? Take your time with it.",
        strength: 2,
        situation: 'meeting',
        advice: ['idea first'],
      },
      write: {
        text: 'State your idea in one line and ask where it fails.',
        pattern: 'My idea for {topic}: {position}. Take your time; where would it fail?',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['idea first', 'write'],
      },
      keep_in_touch: {
        text: 'Send one open thought and leave it with them.',
        pattern: 'A thought on {topic} to turn over in your mind: {position}. No hurry.',
        strength: 2,
        situation: 'silence',
        channel: 'message',
        advice: ['write', 'idea first'],
      },
    },
    statement: {
      field: 'communicationStyle',
      text: 'They say little until the picture is whole, then a lot.',
    },
  },
} satisfies Record<string, PairTexts>;
