import { type Guidance, type GuidanceTip } from '@rapport/api-client';
import {
  channelOrder,
  type ComposePurpose,
  MATTER_KINDS,
  type MatterKind,
  nameInSentence,
  type PatternFillings,
  PURPOSE_TEXTS,
  type StatedOpening,
  type StatedPreference,
  type TipWords,
  unwantedChannels,
  type WorkStyleLetter,
  englishDate,
  FULL_DAY,
} from '@rapport/contracts';
import { preferenceOf } from '../../guidance/preference-of.ts';

/** The task of the composer: a purpose, or the tip it was opened from. */
export type ComposeTask = ComposePurpose | 'tip';

/** The words for a task and the tip they come from; without a tip, they depend only on the letters. */
export interface ComposedWords {
  words: TipWords;
  tip: GuidanceTip | null;
}

/** The settled letters. */
export function certainLetters({ axes }: Pick<Guidance, 'axes'>): WorkStyleLetter[] {
  return axes.filter(({ state }) => state === 'certain').map(({ letter }) => letter);
}

/** Bad news is about a setback, whatever the meeting is called; a first meeting stays a first meeting. */
function kindFor(task: ComposeTask, kind: MatterKind): MatterKind {
  return task === 'bad_news' && kind === 'work' ? 'setback' : kind;
}

/** Words that replace those with small talk, for someone who wants none. */
const BUSINESS_FIRST: Readonly<Partial<Record<ComposePurpose, TipWords>>> = {
  keep_in_touch: {
    pattern: 'I have some news about {matter}. {news}.',
    bare: 'I have some news. {news}.',
    fits: MATTER_KINDS,
  },
};

/** Words to say, for someone who wants neither email nor messages. */
const SPOKEN: Readonly<Partial<Record<ComposePurpose, TipWords>>> = {
  first_message: {
    pattern: "I'd like to {wish}. Would you have time to talk about {matter}?",
    bare: "I'd like to {wish}. Would you have time to talk?",
    fits: MATTER_KINDS,
  },
};

/** The words that fit this person best; null if none fit this kind of matter. */
export function wordsFor(
  task: ComposeTask,
  tip: GuidanceTip | null,
  guidance: Guidance | null,
  kind: MatterKind,
): ComposedWords | null {
  if (task === 'tip') return tip?.words ? { words: tip.words, tip } : null;
  const { slot, axis, sides, either } = PURPOSE_TEXTS[task];
  const fitting = kindFor(task, kind);
  // Tips that work with anyone have their own words, which are less specific about the purpose.
  const tips = guidance?.state === 'ready' ? guidance.tips : [];
  const found = tips.find((each) => each.slot === slot);
  if (found?.words?.fits.includes(fitting)) return { words: found.words, tip: found };
  const letter = guidance?.axes.find(
    ({ dimension, state }) => dimension === axis && state === 'certain',
  )?.letter;
  const isBusiness = guidance !== null && preferenceOf(guidance, 'opening')?.opening === 'business';
  const isSpoken = guidance !== null && wantsNoWriting(guidance);
  const words =
    (isSpoken && SPOKEN[task]) ||
    (isBusiness && BUSINESS_FIRST[task]) ||
    ((letter && sides[letter]) ?? either);
  return words.fits.includes(fitting) ? { words, tip: null } : null;
}

function wantsNoWriting(guidance: Pick<Guidance, 'stated'>): boolean {
  const unwanted = unwantedChannels(preferenceOf(guidance, 'channel') ?? { channels: null });
  return unwanted.includes('email') && unwanted.includes('message');
}

/** The stated preferences for a message. If one is missing, the estimate decides. */
export interface MessageWishes {
  opening?: StatedOpening;
  /** The name in a formal greeting. */
  formalName?: string;
  /** Whether a call is offered. */
  offersCall?: boolean;
}

/** The preferences of a contact for a message, from what they said. */
export function messageWishes(
  guidance: Pick<Guidance, 'stated'>,
  displayName: string,
): MessageWishes {
  const opening = preferenceOf(guidance, 'opening')?.opening;
  const channel = preferenceOf(guidance, 'channel');
  return {
    ...(opening && { opening }),
    ...(preferenceOf(guidance, 'address')?.formality === 'formal' && {
      formalName: nameInSentence(displayName),
    }),
    ...(channel && callWish(channel)),
  };
}

/** Whether to offer a call; empty if they said nothing about it. */
function callWish(channel: StatedPreference): Pick<MessageWishes, 'offersCall'> {
  const [first] = channelOrder(channel);
  if (first !== undefined) return { offersCall: first === 'call' };
  return unwantedChannels(channel).includes('call') ? { offersCall: false } : {};
}

/**
 * A message around the words: a greeting and, if the words don't come from a tip, an opening and a closing that
 * suit the person.
 */
export function messageAround(
  said: string,
  {
    task,
    name,
    letters,
    isTip,
    day,
    wishes = {},
  }: {
    task: ComposeTask;
    name: string;
    letters: readonly WorkStyleLetter[];
    isTip: boolean;
    /** The day in words; "" if none is chosen. */
    day: string;
    wishes?: MessageWishes;
  },
): string {
  const isPersonal = wishes.opening ? wishes.opening === 'small_talk' : letters.includes('F');
  const isWarm = isPersonal && task !== 'bad_news' && task !== 'thanks';
  const closing = closingFor(task, letters, said.includes(day) ? '' : day, wishes);
  return [
    wishes.formalName === undefined ? `Hi ${name},` : `Dear ${wishes.formalName},`,
    !isTip && isWarm ? `I hope you're doing well. ${said}` : said,
    ...(isTip || closing === null ? [] : [closing]),
  ].join('\n\n');
}

function closingFor(
  task: ComposeTask,
  letters: readonly WorkStyleLetter[],
  day: string,
  { offersCall }: MessageWishes,
): string | null {
  if (task === 'thanks') return null;
  if (letters.includes('J') && day !== '') return `Could you let me know by ${day}?`;
  return (offersCall ?? letters.includes('E'))
    ? "If you'd rather talk, when could I call you?"
    : null;
}

/** The fillings as they're said, with the day in words. */
export function spokenFillings(fillings: PatternFillings): PatternFillings {
  const day = dayInWords(fillings.day ?? '');
  return { ...fillings, day };
}

/** "Friday, December 4" for `2026-12-04`; "" for anything else. */
export function dayInWords(date: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) return '';
  return englishDate(date, FULL_DAY);
}
