import { type MeetingTexts } from '../domain/meeting-texts.ts';

/** What to say in a meeting, based on the lines that the user noted before it. */
export const MEETING: MeetingTexts = {
  tell: {
    axes: ['TF'],
    text: "Tell them what's new and what it changes.",
    bySides: {
      T: '{news}. Does that change anything for you?',
      F: '{news}. How does that look from your side?',
    },
    either: "Here's some news first. {news}.",
    bare: null,
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
    bare: 'What would you like to get out of this meeting?',
  },
  if_they_object: {
    axes: ['EI', 'TF'],
    text: "Repeat their point, then ask what they'd need.",
    bySides: {
      ET: "So you're saying that {worry}. Let's go through that now. What would it take to make this work?",
      IT: "So you're saying that {worry}. What would it take to make this work? You can tell me later, in writing.",
      EF: "If I hear you right, you're saying that {worry}. Let's talk it through. What would help most?",
      IF: "If I hear you right, you're saying that {worry}. You don't have to answer now. What would help most?",
    },
    either: "I want to be sure I understand. You're saying that {worry}. What would help?",
    bare: 'I hear you. What would have to change for this to work for you?',
  },
};
