import { type PairTexts } from '../../domain/library.ts';

/** What to say first, write and send now and then, and how they deal with people. */
export const EI_TF = {
  ET: {
    tips: {
      say_first: {
        text: "State your view and ask where they'd push back.",
        pattern: "Here's my view on {topic}: {position}. Where would you push back?",
        strength: 2,
        situation: 'meeting',
        advice: ['facts first', 'work together'],
      },
      write: {
        text: 'Give your claim and the reason, then offer to talk.',
        pattern:
          'My view on {topic}: {position}. I say so because of this: {evidence}. Want to argue it out by phone?',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['facts first'],
      },
      keep_in_touch: {
        text: "Bring one fact and ask what they'd conclude.",
        pattern:
          'I came across a fact on {topic}: {news}. What would you conclude? When could I call you?',
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
        pattern: 'Before we get to {topic}: how is it going on your side?',
        strength: 2,
        situation: 'meeting',
        advice: ['people first', 'work together'],
      },
      write: {
        text: 'Start with a kind line, then ask for their help.',
        pattern:
          "I hope you're well. On {topic}, I'd like your help with this: {ask}. Would a quick call suit you?",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['people first'],
      },
      keep_in_touch: {
        text: 'Ask how they are before you share your news.',
        pattern: 'How are you and your people? I have news on {topic}: {news}. When could we talk?',
        strength: 2,
        situation: 'silence',
        channel: 'call',
        advice: ['call', 'people first'],
      },
    },
    statement: {
      field: 'relationshipStyle',
      text: 'They bring people together and ask each one how it is going.',
    },
  },
  IT: {
    tips: {
      say_first: {
        text: 'Ask which assumption they would check first.',
        pattern: 'One question on {topic}: which assumption would you check first?',
        strength: 2,
        situation: 'meeting',
        advice: ['facts first'],
      },
      write: {
        text: 'Give the reason first and leave time to check it.',
        pattern:
          "On {topic}, here's what I'm going by: {evidence}. So I'd suggest this: {position}. Check it in your own time.",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['facts first', 'give time', 'write'],
      },
      keep_in_touch: {
        text: 'Send one fact they could use and expect no reply.',
        pattern: 'One fact on {topic} you could use: {news}. No reply needed.',
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
        pattern: "I'd like to understand what matters most to you about {topic}.",
        strength: 2,
        situation: 'meeting',
        advice: ['people first'],
      },
      write: {
        text: 'Say who you have in mind, then ask gently.',
        pattern:
          "I'm writing about {topic} with {gain} in mind. What I hope for: {ask}. Answer whenever it suits you.",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['people first', 'give time', 'write'],
      },
      keep_in_touch: {
        text: 'Write a personal line and ask one real question.',
        pattern:
          'I thought of you when I heard this: {news}. How are things going for you with {topic}?',
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
