import { type PairTexts } from '../../domain/library.ts';

/** Texts about opening, writing, keeping in touch, and how they put things. */
export const EI_SN = {
  ES: {
    tips: {
      say_first: {
        text: 'Open with what happened and ask what they saw.',
        pattern: "Let me start with what's new. {news}. What have you seen on your side?",
        bare: "Let me start with the facts as I know them, and then tell me what you've seen.",
        strength: 2,
        situation: 'meeting',
        advice: ['details first', 'work together'],
      },
      write: {
        text: 'State the matter, name the options and ask which one.',
        pattern:
          'We need a decision on {matter}. We could {optionA} or {optionB}. Which way would you go?',
        bare: 'I need your help with a choice. We could {optionA} or {optionB}. Which way would you go?',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['details first'],
      },
      keep_in_touch: {
        text: 'Tell them what happened and offer the whole story.',
        pattern: "Here's the latest on {matter}. {news}. Want the whole story by phone?",
        bare: "Here's the latest. {news}. Want the whole story by phone?",
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
        pattern: 'Let me throw out an idea about {matter}. {claim}. What does that spark?',
        bare: "I have an idea in mind, and I'd like your first reaction. Is that all right?",
        strength: 2,
        situation: 'meeting',
        advice: ['idea first', 'work together'],
      },
      write: {
        text: 'Put the idea in one line and offer to talk.',
        pattern:
          "Here's a thought on {matter}. {claim}. Could we talk? I'd like to hear what you make of it.",
        bare: "Here's a thought I'd like to try out on you. {claim}. When could we talk?",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['idea first', 'call', 'stay short'],
      },
      keep_in_touch: {
        text: "Bring a new idea and ask what they'd add.",
        pattern:
          "I had a new idea about {matter}. {claim}. Could I call you? I'd like to hear what you'd add.",
        bare: "I had an idea and thought of you. {claim}. Could I call you to hear what you'd add?",
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
        pattern:
          "I have one point today. I'd like to {wish}. Take all the time you need to look at it.",
        bare: "I have one point today, and there's no rush. Take all the time you need to look at it.",
        strength: 2,
        situation: 'meeting',
        advice: ['details first', 'give time'],
      },
      write: {
        text: 'Put the facts in writing and ask them to check.',
        pattern:
          'Would you check something for me? As far as I know, {fact}. A line by {day} is soon enough.',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['details first', 'give time', 'write'],
      },
      keep_in_touch: {
        text: 'Send the exact facts and expect no reply.',
        pattern: "For your records, here's where we are with {matter}. {news}. No need to answer.",
        bare: 'Just for your records. {news}. No need to answer.',
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
        pattern:
          "What's the bigger question behind {matter}, as you see it? Take your time with it.",
        bare: "What's the bigger question for you here? Take your time with it.",
        strength: 2,
        situation: 'meeting',
        advice: ['idea first'],
      },
      write: {
        text: 'State your idea in one line and ask where it fails.',
        pattern:
          "Here's my idea about {matter}. {claim}. Where could it fail? Take your time with it.",
        bare: "I have an idea I'd like you to think over. {claim}. Where could it fail?",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['idea first', 'write', 'stay short'],
      },
      keep_in_touch: {
        text: 'Send one open thought and leave it with them.',
        pattern: "Here's a thought about {matter} to turn over in your mind. {claim}. No hurry.",
        bare: "Here's a thought to turn over in your mind. {claim}. No hurry.",
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
