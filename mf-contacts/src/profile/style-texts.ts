import {
  type MotivationType,
  type WorkStyleDimension,
  type WorkStyleLetter,
} from '@rapport/contracts';

/** What a letter of the work style looks like at work. Sentences in the third person, one hedge each. */
interface LetterTexts {
  /** What can be seen. */
  seen: string;
  /** What helps when dealing with the person. */
  advice: string;
}

export const LETTER_TEXTS: Record<WorkStyleLetter, LetterTexts> = {
  E: {
    seen: 'Tends to think out loud and to settle on a view while talking.',
    advice: 'Talk it over: a short call often gets you further than a long message.',
  },
  I: {
    seen: 'Tends to listen first and to speak once a view is formed.',
    advice:
      'Send the topic ahead and leave a pause after a question; the considered answer tends to come second.',
  },
  S: {
    seen: 'Often asks for facts, steps and examples before anything else.',
    advice: 'Start with an example or a number, then name the idea behind it.',
  },
  N: {
    seen: 'Often asks for the idea behind a topic and where it could lead.',
    advice: 'Open with the main idea and keep the details at hand for questions.',
  },
  T: {
    seen: 'Mostly explains a decision by its logic, its numbers or a rule.',
    advice: 'Give reasons and compare the options openly; a direct point is usually welcome.',
  },
  F: {
    seen: 'Mostly explains a decision by what it means for people.',
    advice:
      'Say who is affected and how, and name what you appreciate before what you would change.',
  },
  J: {
    seen: 'Usually sets out a plan early and works through it.',
    advice: 'Agree on dates and next steps, and say early when something moves.',
  },
  P: {
    seen: 'Usually keeps options open and adapts on the way.',
    advice: 'Offer a range rather than a single date, and check in on the way.',
  },
};

interface DimensionTexts {
  /** The situation in which the pair shows. */
  situation: string;
  /** What the advice is about. */
  occasion: string;
  /** Said instead of the letter's texts when the letter could as well be its opposite. */
  openSeen: string;
  openAdvice: string;
}

export const DIMENSION_TEXTS: Record<WorkStyleDimension, DimensionTexts> = {
  EI: {
    situation: 'In a conversation',
    occasion: 'Reaching them',
    openSeen: 'Could go either way: thinking out loud or listening first.',
    openAdvice:
      'Send the topic ahead and offer a call as well; notice which one gets the better answer.',
  },
  SN: {
    situation: 'With a new topic',
    occasion: 'Opening a topic',
    openSeen: 'Could go either way: facts and examples first, or the idea behind them.',
    openAdvice: 'Bring one idea and one example; notice which of the two they pick up.',
  },
  TF: {
    situation: 'Making a decision',
    occasion: 'Making your case',
    openSeen: 'Could go either way: logic and numbers, or what it means for people.',
    openAdvice: 'Give the reason and say who it affects; notice which of the two they answer.',
  },
  JP: {
    situation: 'Facing a deadline',
    occasion: 'Agreeing on steps',
    openSeen: 'Could go either way: a plan set out early, or adapting on the way.',
    openAdvice: 'Propose a date and ask whether it should stay fixed.',
  },
};

interface MotivationTexts {
  /** What the person looks for. */
  drive: string;
  /** What wears on them. */
  cost: string;
}

export const MOTIVATION_TEXTS: Record<MotivationType, MotivationTexts> = {
  1: {
    drive: 'Looks for work that is done right and holds up to a high standard.',
    cost: 'Careless errors, and rules that apply to some and not to others.',
  },
  2: {
    drive: 'Looks for ways to be of help and likes to know that it was needed.',
    cost: 'Help that goes unnoticed, and being left out of what others share.',
  },
  3: {
    drive: 'Looks for goals that can be reached and that others can see.',
    cost: 'Slow progress, and effort that leads to nothing anyone can see.',
  },
  4: {
    drive: 'Looks for work that carries a stamp of its own.',
    cost: 'Being treated as one of many, and tasks that leave no room for a personal touch.',
  },
  5: {
    drive: 'Looks for time to understand a subject in depth.',
    cost: 'Interruptions, and pressure to give an opinion at once.',
  },
  6: {
    drive: 'Looks for people, plans and agreements that can be relied on.',
    cost: 'Sudden changes, and promises that shift.',
  },
  7: {
    drive: 'Looks for new options and for something to look forward to.',
    cost: 'Long routine, and choices that close every other door.',
  },
  8: {
    drive: 'Looks for room to decide, to act and to carry the responsibility.',
    cost: 'Being controlled, and being the last to hear what is going on.',
  },
  9: {
    drive: 'Looks for calm cooperation and a result that everyone can live with.',
    cost: 'Open friction, and being pushed to take sides.',
  },
};

/** Advice that holds for everybody, whatever their type. */
export const GENERAL_ADVICE = {
  engagement: [
    'Begin with what you last agreed on, and say what has become of it.',
    'Ask one question that only this person can answer.',
    'Leave with one next step, a name beside it and a date.',
  ],
  communication: [
    'Put the point of a message into its first line.',
    'Ask which channel suits them, and keep to it.',
    'Repeat in your own words what you have understood before you answer.',
  ],
} as const;
