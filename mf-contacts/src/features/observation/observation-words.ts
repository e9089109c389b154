import {
  type Guidance,
  type GuidanceAxis,
  type Observation,
  type WatchFor,
} from '@rapport/api-client';
import {
  DIMENSION_LETTERS,
  motivationLabel,
  POLE_WORDS,
  type WorkStyleLetter,
} from '@rapport/contracts';
import { type BalanceSide } from './answer-balance.tsx';

type Known = Pick<Guidance, 'axes' | 'motivation'>;

/** Explains in one sentence why a question is asked; null if the API doesn't say what it's about. */
export function whyAsked({ about }: Pick<WatchFor, 'about'>, known: Known): string | null {
  if (about === null) return null;
  if (about === 'motivation') {
    const types = known.motivation?.types ?? [];
    if (types.length < 2) return null;
    return `Asked because these motivations are tied: ${types.map(motivationLabel).join(', ')}.`;
  }
  const axis = axisAbout(about, known);
  if (axis === undefined || axis.state === 'certain') return null;
  if (axis.state === 'unknown' || axis.for === null || axis.against === null)
    return 'Asked because no answer has settled this letter yet.';
  return `Asked because this letter could go either way: ${axis.for} to ${axis.against} so far.`;
}

/** What an observation changed, for the dialog. */
export interface WhatChanged {
  title: string;
  /** The observation and what it counts for. */
  seen: string | null;
  /** The two sides of the axis; null if the question isn't about an axis. */
  balance: { low: BalanceSide; high: BalanceSide } | null;
  text: string;
}

/**
 * What an answer changed, computed from the guidance before and after it.
 * @param after null if it couldn't be fetched
 */
export function whatChanged(
  watchFor: WatchFor,
  observation: Pick<Observation, 'answer' | 'runId'>,
  before: Known | null,
  after: Known | null,
): WhatChanged {
  const words = observation.answer === 'A' ? watchFor.optionA : watchFor.optionB;
  const quoted = `“${words}”`;
  const plain = { seen: null, balance: null };
  if (observation.runId === null) {
    return {
      ...plain,
      title: 'Noted',
      text: `${quoted} counts once you have answered the other questions about this tie. Counted alone, it would favor one type.`,
    };
  }
  if (after === null) {
    const text = `${quoted} is saved. You'll see what it changed as soon as Rapport is reachable.`;
    return { ...plain, title: TITLE, text };
  }
  if (watchFor.about === null) return { ...plain, title: TITLE, text: `${quoted} now counts.` };
  if (watchFor.about === 'motivation') {
    return { ...plain, title: TITLE, text: `${quoted} now counts. ${motivationNow(after)}` };
  }
  const axis = axisAbout(watchFor.about, after);
  if (axis === undefined) return { ...plain, title: TITLE, text: `${quoted} now counts.` };
  const [low, high] = DIMENSION_LETTERS[axis.dimension];
  const was = before === null ? undefined : axisAbout(watchFor.about, before);
  const side = (letter: WorkStyleLetter): BalanceSide => ({
    word: POLE_WORDS[letter],
    count: countFor(letter, axis),
    added: was === undefined ? 0 : Math.max(0, countFor(letter, axis) - countFor(letter, was)),
  });
  const balance = { low: side(low), high: side(high) };
  const added = [balance.low, balance.high].find((each) => each.added > 0);
  const isReplaced = added !== undefined && was !== undefined && answersOf(was) >= answersOf(axis);
  return {
    title:
      axis.state === 'certain'
        ? `${POLE_WORDS[axis.letter]} is settled`
        : isReplaced
          ? 'Your earlier answer is replaced'
          : TITLE,
    seen:
      added === undefined
        ? `${quoted} is your earlier answer, so the count stays the same.`
        : isReplaced
          ? `${quoted} replaces your earlier answer to this question and counts for ${added.word}.`
          : `${quoted} now counts for ${added.word}.`,
    balance,
    text: axisNow(axis),
  };
}

const TITLE = 'Added to what you have seen';

function axisNow(axis: GuidanceAxis): string {
  const count = `${axis.for} to ${axis.against}`;
  if (axis.both)
    return `Still open at ${count}, and you have watched for everything: they do both.`;
  if (axis.state !== 'certain')
    return `Still open at ${count}. The tips keep to what works either way.`;
  return `${count} settles it: ${axis.word}. The tips now count on ${POLE_WORDS[axis.letter]}.`;
}

function motivationNow({ motivation }: Known): string {
  const labels = (motivation?.types ?? []).map(motivationLabel);
  return motivation?.state === 'clear' || motivation?.state === 'weak'
    ? `${labels.join()} leads now, so the tie is settled.`
    : `Still tied: ${labels.join(', ')}. The tips keep to what works for each.`;
}

function axisAbout(about: string, { axes }: Pick<Guidance, 'axes'>): GuidanceAxis | undefined {
  return axes.find(({ dimension }) => dimension === about);
}

function answersOf(axis: GuidanceAxis): number {
  return (axis.for ?? 0) + (axis.against ?? 0);
}

function countFor(letter: WorkStyleLetter, axis: GuidanceAxis): number {
  return (letter === axis.letter ? axis.for : axis.against) ?? 0;
}
