import { type ChannelHint } from './values/action.ts';
import { MATTER_KINDS, type MatterKind, type TipWords } from './patterns/tip-words.ts';
import { type TipKind, type TipSituation } from './values/guidance.ts';

/** A tip without evidence. */
export interface GeneralTip {
  id: string;
  /** Its purpose, such as `do 1`; tips of the same slot replace each other. */
  slot: string;
  kind: TipKind;
  text: string;
  words: TipWords;
  /** The channel that it suggests; null if any channel fits. */
  channel: ChannelHint | null;
  situation: TipSituation;
}

/** Only if the two have been in touch. */
const ONCE_MET: readonly MatterKind[] = ['work', 'setback', 'one_to_one'];

/**
 * Tips that work with anyone. The API returns them for a contact without an estimate, and front ends use them
 * directly if the API is too old. Those for a meeting come first.
 */
export const GENERAL_TIPS: readonly GeneralTip[] = [
  {
    id: 'anyone.last_agreement',
    slot: 'do 1',
    kind: 'do',
    text: 'Start with what you last agreed on, and say what came of it.',
    words: {
      pattern: 'Let me start with where we left off. {news}. What has changed on your side?',
      bare: null,
      fits: ONCE_MET,
    },
    channel: null,
    situation: 'meeting',
  },
  {
    id: 'anyone.own_question',
    slot: 'do 2',
    kind: 'do',
    text: 'Ask one question that only this person can answer.',
    words: {
      pattern: "What do you know about {matter} that I don't?",
      bare: 'What should I know that only you can tell me?',
      fits: MATTER_KINDS,
    },
    channel: null,
    situation: 'meeting',
  },
  {
    id: 'anyone.next_step',
    slot: 'decision',
    kind: 'decision',
    text: 'End with one next step, a name and a date.',
    words: {
      pattern: "What's the next step on {matter}, and who takes it on by {day}?",
      bare: "What's the next step, and who takes it on by {day}?",
      fits: MATTER_KINDS,
    },
    channel: null,
    situation: 'meeting',
  },
  {
    id: 'anyone.first_line',
    slot: 'write',
    kind: 'write',
    text: 'Put your point in the first line.',
    words: {
      pattern: "I'd like to {wish}. That's why I'm writing.",
      bare: null,
      fits: MATTER_KINDS,
    },
    channel: 'message',
    situation: 'writing',
  },
  {
    id: 'anyone.channel',
    slot: 'keep_in_touch',
    kind: 'keep_in_touch',
    text: 'Ask which channel they like, and stick to it.',
    words: { pattern: "What's the best way to reach you?", bare: null, fits: MATTER_KINDS },
    channel: null,
    situation: 'silence',
  },
  {
    id: 'anyone.own_words',
    slot: 'disagree',
    kind: 'disagree',
    text: 'Say back what you heard before you answer.',
    words: {
      pattern: "If I hear you right, you're saying that {worry}. Is that fair?",
      bare: null,
      fits: MATTER_KINDS,
    },
    channel: null,
    situation: 'conflict',
  },
];
