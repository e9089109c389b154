import { type MeetingTexts } from '../domain/meeting-texts.ts';

/** What to say in a meeting, built on the lines that the user noted before it. */
export const MEETING: MeetingTexts = {
  tell: {
    axes: ['TF'],
    text: "Tell them what's new and what it changes.",
    bySides: {
      T: '{news}. Does that change anything for you?',
      F: '{news}. What does that mean for you?',
    },
    either: "Here's some news first. {news}.",
  },
  ask: {
    axes: ['TF', 'JP'],
    text: 'Say what you want and ask for their view of it.',
    bySides: {
      TJ: 'My aim today is to {wish}. What would we have to settle first?',
      TP: "I'd like to {wish}. Which open question should we look at first?",
      FJ: "If it's all right with you, I'd like to {wish} and leave with a plan. What matters most to you?",
      FP: "I'd like to {wish}. Where would you feel comfortable starting?",
    },
    either: "I'd like to {wish}. How do you see that?",
  },
  if_they_object: {
    axes: ['EI', 'TF'],
    text: "Repeat their point, then ask what they'd need.",
    bySides: {
      ET: "So you'd say that {worry}. Let's go through that now. What would you need to see?",
      IT: "So you'd say that {worry}. What would you need to see, now or later in writing?",
      EF: "If I hear you right, you say that {worry}. Let's talk it through. What would help most?",
      IF: "If I hear you right, you say that {worry}. You don't have to answer now. What would help most?",
    },
    either: 'I want to be sure I understand. You say that {worry}. What would help?',
  },
};
