import { type WorkStyleDimension, type WorkStyleLetter } from '../types.ts';
import { MATTER_KINDS, type MatterKind, type TipWords } from './tip-words.ts';

/** The purposes of a message or conversation, in the order of the composer. */
export const COMPOSE_PURPOSES = [
  'first_message',
  'agenda',
  'decision',
  'disagreement',
  'feedback',
  'bad_news',
  'follow_up',
  'keep_in_touch',
  'thanks',
] as const;
export type ComposePurpose = (typeof COMPOSE_PURPOSES)[number];

/** A purpose with its texts. */
export interface PurposeTexts {
  label: string;
  /** The guidance slot whose words fit best; null if only the words here fit. */
  slot: string | null;
  /** The axis that selects the words in `sides`. */
  axis: WorkStyleDimension | null;
  sides: Readonly<Partial<Record<WorkStyleLetter, TipWords>>>;
  /** Used if that axis isn't settled or nothing is known. */
  either: TipWords;
}

/** Someone who was never in touch can't be thanked or reminded. */
const ONCE_MET: readonly MatterKind[] = ['work', 'setback', 'one_to_one'];

function words(
  pattern: string,
  bare: string | null = null,
  fits: readonly MatterKind[] = MATTER_KINDS,
): TipWords {
  return { pattern, bare, fits };
}

export const PURPOSE_TEXTS: Readonly<Record<ComposePurpose, PurposeTexts>> = {
  first_message: {
    label: 'First message',
    slot: 'write',
    axis: null,
    sides: {},
    either: words(
      "I'm writing because I'd like to {wish}. Would you have time to talk about {matter}?",
      "I'm writing because I'd like to {wish}. Would you have time to talk?",
    ),
  },
  agenda: {
    label: 'Agenda',
    slot: null,
    axis: 'JP',
    sides: {
      J: words(
        "When we talk about {matter}, I'd like to {wish} and settle what comes next. What would you add?",
        "When we talk, I'd like to {wish} and settle what comes next. What would you add?",
      ),
      P: words(
        "When we talk about {matter}, I'd like to {wish}. Where would you like to start?",
        "When we talk, I'd like to {wish}. Where would you like to start?",
      ),
    },
    either: words(
      "When we talk about {matter}, I'd like to {wish}. What would you like to cover?",
      "When we talk, I'd like to {wish}. What would you like to cover?",
    ),
  },
  decision: {
    label: 'Decision',
    slot: 'decision',
    axis: null,
    sides: {},
    either: words(
      'We have a choice about {matter}. We could {optionA} or {optionB}. Which would you prefer?',
      'We could {optionA} or {optionB}. Which would you prefer?',
    ),
  },
  disagreement: {
    label: 'Disagreement',
    slot: 'disagree',
    axis: null,
    sides: {},
    either: words(
      'I see {matter} differently. {claim}. Can we talk it through?',
      'I see this differently. {claim}. Can we talk it through?',
    ),
  },
  feedback: {
    label: 'Feedback',
    slot: 'feedback',
    axis: null,
    sides: {},
    either: words(
      'May I tell you what I noticed about {matter}? {fact}. How did it look from your side?',
      'May I tell you what I noticed? {fact}. How did it look from your side?',
      ONCE_MET,
    ),
  },
  bad_news: {
    label: 'Bad news',
    slot: null,
    axis: 'TF',
    sides: {
      T: words(
        'I have bad news about {matter}. {news}. I wanted you to have the facts first.',
        'I have bad news. {news}. I wanted you to have the facts first.',
      ),
      F: words("I'm sorry to have to tell you this. {news}. Where does that leave you?"),
    },
    either: words(
      'I have some difficult news about {matter}. {news}. What does that mean for you?',
      'I have some difficult news. {news}. What does that mean for you?',
    ),
  },
  follow_up: {
    label: 'Following up',
    slot: null,
    axis: 'JP',
    sides: {
      J: words(
        "I'm following up on {matter}. Could you let me know by {day} where things stand?",
        "I'm following up on our talk. Could you let me know by {day} where things stand?",
        ONCE_MET,
      ),
      P: words(
        "I'm following up on {matter}. What's the next step, as you see it?",
        "I'm following up on our talk. What's the next step, as you see it?",
        ONCE_MET,
      ),
    },
    either: words(
      "I'm following up on {matter}. Where do things stand?",
      "I'm following up on our talk. Where do things stand?",
      ONCE_MET,
    ),
  },
  keep_in_touch: {
    label: 'Keeping in touch',
    slot: 'keep_in_touch',
    axis: null,
    sides: {},
    either: words(
      'How are things going with {matter}? I have some news. {news}.',
      'How are things going? I have some news. {news}.',
    ),
  },
  thanks: {
    label: 'Saying thanks',
    slot: null,
    axis: 'TF',
    sides: {
      T: words(
        'Thank you for your help with {matter}. It made a difference, because {fact}.',
        'Thank you for your help. It made a difference, because {fact}.',
        ONCE_MET,
      ),
      F: words(
        'I just want to say thank you, because {fact}. It meant a lot to me.',
        null,
        ONCE_MET,
      ),
    },
    either: words(
      "I'd like to thank you for your help with {matter}.",
      "I'd like to thank you for your help.",
      ONCE_MET,
    ),
  },
};
