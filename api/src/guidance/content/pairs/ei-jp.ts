import { type PairTexts } from '../../domain/library.ts';

/** What to say first, write and send now and then, and how they work with others. */
export const EI_JP = {
  EJ: {
    tips: {
      say_first: {
        text: 'Open with what you want settled today.',
        pattern: "What I'd like us to settle on {topic} today: {ask}. Shall we go straight in?",
        strength: 2,
        situation: 'meeting',
        advice: ['ask now'],
      },
      write: {
        text: 'Name the point and the day, then offer a call.',
        pattern: 'For {topic}, I need one thing by {date}: {ask}. Shall we fix it in a quick call?',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['fix the date', 'call'],
      },
      keep_in_touch: {
        text: 'Call on the same day each month.',
        pattern:
          'Shall we set a regular call about {topic}? My suggestion for the first one: {date}.',
        strength: 2,
        situation: 'silence',
        channel: 'call',
        advice: ['call', 'fix the date'],
      },
    },
    statement: {
      field: 'collaborationPreference',
      text: 'They get the group around one table and set the pace.',
    },
  },
  EP: {
    tips: {
      say_first: {
        text: "Open with what's new and let them jump in.",
        pattern: 'Fresh news on {topic}: {news}. Where do you want to jump in?',
        strength: 2,
        situation: 'meeting',
        advice: ['work together'],
      },
      write: {
        text: "Say what moved and ask what they'd do now.",
        pattern:
          "Something moved on {topic}: {news}. What would you do now? Call me if that's easier.",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['leave the date open'],
      },
      keep_in_touch: {
        text: 'Call from where you are and suggest meeting now.',
        pattern:
          'Do you have a moment right now, in person or by phone? I have news on {topic}: {news}.',
        strength: 2,
        situation: 'silence',
        channel: 'call',
        advice: ['call', 'leave the date open'],
      },
    },
    statement: {
      field: 'collaborationPreference',
      text: 'They join whoever is at it and swap jobs halfway.',
    },
  },
  IJ: {
    tips: {
      say_first: {
        text: 'Open with your aim and ask whether it fits their plan.',
        pattern:
          "I'd like to leave today with one thing on {topic}: {ask}. Does that fit your plan?",
        strength: 2,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      write: {
        text: 'Say where things are and what you need by when.',
        pattern: 'Where we are on {topic}: {news}. What I need by {date}: {ask}.',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['fix the date', 'write'],
      },
      keep_in_touch: {
        text: 'Send five lines on a fixed day.',
        pattern: 'A short update on {topic}: {news}. Next one: {date}.',
        strength: 2,
        situation: 'silence',
        channel: 'message',
        advice: ['write', 'fix the date'],
      },
    },
    statement: {
      field: 'collaborationPreference',
      text: 'They like their own part, a date and quiet between.',
    },
  },
  IP: {
    tips: {
      say_first: {
        text: 'Decide nothing yet and ask what caught their eye.',
        pattern: 'Before we decide anything on {topic}: what has caught your eye so far?',
        strength: 2,
        situation: 'meeting',
        advice: ['leave the date open'],
      },
      write: {
        text: "Share what's new and leave the next step to them.",
        pattern: 'New on {topic}: {news}. No fixed plan yet; what would you look at next?',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['leave the date open', 'write'],
      },
      keep_in_touch: {
        text: 'Send something worth reading; ask for nothing.',
        pattern: 'This made me think of {topic}: {news}. No need to answer.',
        strength: 2,
        situation: 'silence',
        channel: 'message',
        advice: ['write', 'leave the date open'],
      },
    },
    statement: {
      field: 'collaborationPreference',
      text: "They go off alone and resurface when it's ready.",
    },
  },
} satisfies Record<string, PairTexts>;
