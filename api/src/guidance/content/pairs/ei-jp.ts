import { type PairTexts } from '../../domain/library.ts';

/** Texts about opening, writing, keeping in touch, and working with others. */
export const EI_JP = {
  EJ: {
    tips: {
      say_first: {
        text: "Say what you'd like settled and ask if that suits them.",
        pattern: "By the time we finish, I'd like to {wish}. Does that work for you?",
        bare: "First, let's agree on what we want to settle today. What's on your list?",
        strength: 2,
        situation: 'meeting',
      },
      write: {
        text: 'Name the point and the day, then offer a call.',
        pattern:
          "I'd like to {wish}. Could we do that by {day}? If it's easier by phone, when could I call you?",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['fix the date', 'call'],
      },
      keep_in_touch: {
        text: 'Suggest a regular call and name the first day.',
        pattern: "How about a regular call? I'd suggest {day} for the first one.",
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
        pattern: 'Let me start with the latest. {news}. Jump in whenever you like.',
        bare: "Where would you like to start? It's up to you.",
        strength: 2,
        situation: 'meeting',
        advice: ['work together'],
      },
      write: {
        text: "Say what moved and ask what they'd do now.",
        pattern: 'Things have moved with {matter}. {news}. What would you do now?',
        bare: "Here's what's new on my side. {news}. What would you do now?",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['leave the date open'],
      },
      keep_in_touch: {
        text: "Call when there's news and ask if they're free.",
        pattern: 'I have news about {matter}. {news}. Are you free to talk right now?',
        bare: 'I have news. {news}. Are you free to talk right now?',
        strength: 2,
        situation: 'silence',
        channel: 'call',
        advice: ['call', 'leave the date open'],
      },
    },
    statement: {
      field: 'collaborationPreference',
      text: "They join anyone who's at it and swap jobs halfway.",
    },
  },
  IJ: {
    tips: {
      say_first: {
        text: 'Open with your aim and ask whether it fits their plan.',
        pattern: 'My aim today is to {wish}. Does that fit with what you had planned?',
        bare: "Before I start, what did you want to cover today? I'd like to begin with that.",
        strength: 2,
        situation: 'meeting',
        advice: ['fix the date'],
      },
      write: {
        text: 'Say where things are and what you need by when.',
        pattern:
          "Here's where we are with {matter}. {news}. I'd like to {wish}. Does {day} work for that?",
        bare: "Here's where we are. {news}. I'd like to {wish}. Does {day} work for that?",
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['fix the date', 'write'],
      },
      keep_in_touch: {
        text: 'Send a few lines and say when the next ones come.',
        pattern: "Here's a short update on {matter}. {news}. You'll hear from me again by {day}.",
        bare: "Here's a short update. {news}. You'll hear from me again by {day}.",
        strength: 2,
        situation: 'silence',
        channel: 'message',
        advice: ['write', 'fix the date', 'stay short'],
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
        pattern:
          "We don't have to decide anything about {matter} today. What has caught your attention so far?",
        bare: "We don't have to decide anything today. What has caught your attention lately?",
        strength: 2,
        situation: 'meeting',
        advice: ['leave the date open'],
      },
      write: {
        text: "Share what's new and leave the next step to them.",
        pattern:
          "There's news on {matter}. {news}. No need to settle anything now. What would you look at next?",
        bare: 'I have some news. {news}. No need to settle anything now. What would you look at next?',
        strength: 2,
        situation: 'writing',
        channel: 'message',
        advice: ['leave the date open', 'write'],
      },
      keep_in_touch: {
        text: 'Send something worth reading; ask for nothing.',
        pattern: '{news}. That made me think of you and {matter}. No need to answer.',
        bare: '{news}. That made me think of you. No need to answer.',
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
