import { type ChannelHint } from './values/action.ts';
import { type TipKind, type TipSituation } from './values/guidance.ts';

/** A tip that rests on no answer. */
export interface GeneralTip {
  id: string;
  /** What it is for, such as `do 1`; tips of one slot replace each other. */
  slot: string;
  kind: TipKind;
  text: string;
  /** Words to say or write, with slots; null where the tip has none. */
  pattern: string | null;
  /** How to get in touch; null where any way fits. */
  channel: ChannelHint | null;
  situation: TipSituation;
}

/**
 * What works with anyone. The API sends these tips for a contact without an estimate, and the screen
 * shows them by itself where the API is too old to have any. Those for a meeting come first.
 */
export const GENERAL_TIPS: readonly GeneralTip[] = [
  {
    id: 'anyone.last_agreement',
    slot: 'do 1',
    kind: 'do',
    text: 'Start with what you last agreed on, and say what came of it.',
    pattern: 'On {topic}, we agreed on this last time: {evidence}. What came of it: {news}.',
    channel: null,
    situation: 'meeting',
  },
  {
    id: 'anyone.own_question',
    slot: 'do 2',
    kind: 'do',
    text: 'Ask one question that only this person can answer.',
    pattern: 'One question on {topic} that only you can answer: {ask}.',
    channel: null,
    situation: 'meeting',
  },
  {
    id: 'anyone.next_step',
    slot: 'decision',
    kind: 'decision',
    text: 'End with one next step, a name and a date.',
    pattern: 'The next step on {topic}: {ask}. Who takes it on, by {date}?',
    channel: null,
    situation: 'meeting',
  },
  {
    id: 'anyone.first_line',
    slot: 'write',
    kind: 'write',
    text: 'Put your point in the first line.',
    pattern: 'My point about {topic}: {position}.',
    channel: 'message',
    situation: 'writing',
  },
  {
    id: 'anyone.channel',
    slot: 'keep_in_touch',
    kind: 'keep_in_touch',
    text: 'Ask which channel they like, and stick to it.',
    pattern: 'Which way of reaching you suits you best?',
    channel: null,
    situation: 'silence',
  },
  {
    id: 'anyone.own_words',
    slot: 'disagree',
    kind: 'disagree',
    text: 'Say back what you heard before you answer.',
    pattern: 'What I heard you say about {topic}: {worry}. Did I get that right?',
    channel: null,
    situation: 'conflict',
  },
];
