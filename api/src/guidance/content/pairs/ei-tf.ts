import { type PairTexts } from '../../domain/library.ts';

/** Texts about opening, writing, keeping in touch, and how they deal with people. */
export const EI_TF = {
  ET: {
    tips: {
      say_first: {
        text: "State your view and ask where they'd push back.",
        pattern: 'Let me be direct about {matter}. {claim}. Where would you push back?',
        bare: 'Let me be direct about where I stand, and please push back where you disagree.',
        strength: 2,
        situation: 'meeting',
        advice: ['facts first', 'work together'],
      },
      write: {
        text: 'Give your claim and the reason, then offer to talk.',
        pattern:
          "I think {claim}, because {fact}. If you see it differently, call me and let's talk it out.",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['facts first'],
      },
      keep_in_touch: {
        text: "Bring one fact and ask what they'd conclude.",
        pattern:
          "Here's something that could matter for {matter}. {news}. What would you conclude? Call me when you have a minute.",
        bare: "Here's something I'd like your take on. {news}. What would you conclude? Call me when you have a minute.",
        strength: 2,
        situation: 'silence',
        channel: 'call',
        advice: ['call', 'facts first'],
      },
    },
    statement: {
      field: 'relationshipStyle',
      text: 'They say what they think to anyone and expect the same.',
    },
  },
  EF: {
    tips: {
      say_first: {
        text: "Ask how it's going for them before you begin.",
        pattern: 'Before we get to {matter}, how are things going on your side?',
        bare: 'Before we start, how are things going on your side?',
        strength: 2,
        situation: 'meeting',
        advice: ['people first', 'work together'],
      },
      write: {
        text: 'Start with a kind line, then ask for their help.',
        pattern:
          "I hope you're doing well. I'd like to {wish}, and your view on {matter} would help me a lot. When could we talk?",
        bare: "I hope you're doing well. I'd like to {wish}, and your view would help me a lot. When could we talk?",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['people first'],
      },
      keep_in_touch: {
        text: 'Ask how they are before you share your news.',
        pattern: 'How are you doing? I have news about {matter}. {news}. When could we talk?',
        bare: 'How are you, and how is everyone on your side? I have some news. {news}. When could we talk?',
        strength: 2,
        situation: 'silence',
        channel: 'call',
        advice: ['call', 'people first'],
      },
    },
    statement: {
      field: 'relationshipStyle',
      text: "They bring people together and ask each one how it's going.",
    },
  },
  IT: {
    tips: {
      say_first: {
        text: 'Ask which assumption they would check first.',
        pattern:
          "I'd like to test my thinking on {matter} with you. Which assumption would you check first?",
        bare: "I'd like to test my thinking with you today. Which assumption would you check first?",
        strength: 2,
        situation: 'meeting',
        advice: ['facts first'],
      },
      write: {
        text: 'Give the reason first and leave time to check it.',
        pattern:
          'Because {fact}, I think {claim}. Please check my reasoning on {matter} whenever it suits you.',
        bare: 'Because {fact}, I think {claim}. Please check my reasoning whenever it suits you.',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['facts first', 'give time', 'write'],
      },
      keep_in_touch: {
        text: 'Send one fact they could use and expect no reply.',
        pattern: "Here's something about {matter} that you could use. {news}. No reply needed.",
        bare: "Here's something you could use. {news}. No reply needed.",
        strength: 2,
        situation: 'silence',
        channel: 'message',
        advice: ['write', 'facts first'],
      },
    },
    statement: {
      field: 'relationshipStyle',
      text: 'They let your work speak for you before they warm up.',
    },
  },
  IF: {
    tips: {
      say_first: {
        text: 'Ask what matters most to them, then listen.',
        pattern: "I'd like to understand what matters most to you about {matter}.",
        bare: "Before I say anything, I'd like to understand what matters most to you here.",
        strength: 2,
        situation: 'meeting',
        advice: ['people first'],
      },
      write: {
        text: 'Say who you have in mind, then ask gently.',
        pattern:
          "I'm writing about {matter} with {person} in mind. I'd like to {wish}. Answer whenever it suits you.",
        bare: "I'm writing with {person} in mind. I'd like to {wish}. Answer whenever it suits you.",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['people first', 'give time', 'write'],
      },
      keep_in_touch: {
        text: 'Write a personal line and ask one real question.',
        pattern: '{news}, and I thought of you. How are things going for you with {matter}?',
        bare: '{news}, and I thought of you. How are things going for you?',
        strength: 2,
        situation: 'silence',
        channel: 'message',
        advice: ['write', 'people first'],
      },
    },
    statement: {
      field: 'relationshipStyle',
      text: 'They keep a few people close and remember what matters to each.',
    },
  },
} satisfies Record<string, PairTexts>;
