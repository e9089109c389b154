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
} from '@rapport/contracts';
import { told } from '../../guidance/told.ts';

/** What the composer is open for: a purpose, or the one tip that it was opened from. */
export type ComposeTask = ComposePurpose | 'tip';

/** Words for a task, and the tip that they come from; without one they follow the letters alone. */
export interface ComposedWords {
  words: TipWords;
  tip: GuidanceTip | null;
}

/** The letters that are settled. */
export function certainLetters({ axes }: Pick<Guidance, 'axes'>): WorkStyleLetter[] {
  return axes.filter(({ state }) => state === 'certain').map(({ letter }) => letter);
}

/** Bad news is about a setback, whatever the meeting is called; a first meeting stays one. */
function kindFor(task: ComposeTask, kind: MatterKind): MatterKind {
  return task === 'bad_news' && kind === 'work' ? 'setback' : kind;
}

/** Words in place of those that begin with small talk, for someone who wants none. */
const BUSINESS_FIRST: Readonly<Partial<Record<ComposePurpose, TipWords>>> = {
  keep_in_touch: {
    pattern: 'I have some news about {matter}. {news}.',
    bare: 'I have some news. {news}.',
    fits: MATTER_KINDS,
  },
};

/** The words that fit this person best; null where none can be said about this kind of matter. */
export function wordsFor(
  task: ComposeTask,
  tip: GuidanceTip | null,
  guidance: Guidance | null,
  kind: MatterKind,
): ComposedWords | null {
  if (task === 'tip') return tip?.words ? { words: tip.words, tip } : null;
  const { slot, axis, sides, either } = PURPOSE_TEXTS[task];
  const fitting = kindFor(task, kind);
  // What works with anyone has words of its own, which know less about the purpose.
  const tips = guidance?.state === 'ready' ? guidance.tips : [];
  const found = tips.find((each) => each.slot === slot);
  if (found?.words?.fits.includes(fitting)) return { words: found.words, tip: found };
  const letter = guidance?.axes.find(
    ({ dimension, state }) => dimension === axis && state === 'certain',
  )?.letter;
  const isBusiness = guidance !== null && told(guidance, 'opening')?.opening === 'business';
  const words = (isBusiness && BUSINESS_FIRST[task]) || ((letter && sides[letter]) ?? either);
  return words.fits.includes(fitting) ? { words, tip: null } : null;
}

/** What a message goes by because they said so; what is left out follows the estimate. */
export interface MessageWishes {
  opening?: StatedOpening;
  /** How a greeting calls someone who wants to be addressed formally. */
  formalName?: string;
  /** Whether a call is offered. */
  offersCall?: boolean;
}

/** The wishes of a contact for a message, from what they said. */
export function messageWishes(
  guidance: Pick<Guidance, 'stated'>,
  displayName: string,
): MessageWishes {
  const opening = told(guidance, 'opening')?.opening;
  const channel = told(guidance, 'channel');
  return {
    ...(opening && { opening }),
    ...(told(guidance, 'address')?.formality === 'formal' && {
      formalName: nameInSentence(displayName),
    }),
    ...(channel && callWish(channel)),
  };
}

/** Whether to offer a call, as far as they said something about it. */
function callWish(channel: StatedPreference): Pick<MessageWishes, 'offersCall'> {
  const [first] = channelOrder(channel);
  if (first !== undefined) return { offersCall: first === 'call' };
  return unwantedChannels(channel).includes('call') ? { offersCall: false } : {};
}

/**
 * A message around the words: a greeting, and for words that don't follow a tip an opening and a closing
 * in this person's way.
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
    /** The day in words, "" where none is chosen. */
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

/** Fillings as they're said: a chosen day in words. */
export function spokenFillings(fillings: PatternFillings): PatternFillings {
  const day = dayInWords(fillings.day ?? '');
  return { ...fillings, day };
}

/** "Friday, December 4" for `2026-12-04`; "" for anything else. */
export function dayInWords(date: string): string {
  const day = new Date(`${date}T00:00`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(day.getTime())) return '';
  return day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
}
