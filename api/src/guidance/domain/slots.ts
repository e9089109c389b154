import {
  MATTER_KINDS,
  type MatterKind,
  type MotivationType,
  type TipKind,
  type TipWords,
} from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { type Advice, type Axis, type Library, type TipText } from './library.ts';
import { EITHER_WAY_K, eitherWayTip, leadsAlone, type Source, tipFrom } from './sources.ts';
import { type SlotName, type Tip } from './tip.ts';

/** A pair of axes chosen by the motivation, so that no opening text is used for too many people. */
type PairByMotivation = 'pair by motivation';

interface Slot {
  kind: TipKind;
  /** Tried in this order if what they need is certain. */
  sources: readonly (Source | PairByMotivation)[];
  /** The fallback: the certain side, or the text that works for either side of an open axis. */
  axis: Axis;
}

/** The sources of each slot's tip. */
const SLOTS: Readonly<Record<SlotName, Slot>> = {
  'do 1': { kind: 'do', sources: ['motivation×SN'], axis: 'SN' },
  'do 2': { kind: 'do', sources: ['motivation×EI'], axis: 'EI' },
  'do 3': { kind: 'do', sources: ['style'], axis: 'TF' },
  'avoid 1': { kind: 'avoid', sources: ['motivation'], axis: 'TF' },
  'avoid 2': { kind: 'avoid', sources: [], axis: 'JP' },
  say_first: { kind: 'say_first', sources: ['pair by motivation'], axis: 'EI' },
  write: { kind: 'write', sources: ['pair by motivation'], axis: 'EI' },
  decision: { kind: 'decision', sources: ['motivation×JP', 'SN+JP'], axis: 'JP' },
  disagree: { kind: 'disagree', sources: ['style', 'TF+JP'], axis: 'TF' },
  feedback: { kind: 'feedback', sources: ['motivation×TF'], axis: 'TF' },
  pressure: { kind: 'pressure', sources: ['style'], axis: 'EI' },
  keep_in_touch: { kind: 'keep_in_touch', sources: ['pair by motivation'], axis: 'EI' },
};

/** The pair of axes for each kind of words. */
type Pairs = Readonly<Partial<Record<TipKind, Source>>>;

/** If no motivation leads, and for a third of the motivations. */
const PAIRS: Pairs = { say_first: 'EI+TF', write: 'EI+SN', keep_in_touch: 'EI+JP' };
const PAIRS_OF_1_4_7: Pairs = { say_first: 'EI+SN', write: 'EI+JP', keep_in_touch: 'EI+TF' };
const PAIRS_OF_3_6_9: Pairs = { say_first: 'EI+JP', write: 'EI+TF', keep_in_touch: 'EI+SN' };

/**
 * The pairs of axes for opening, writing, and keeping in touch. Every pair of a kind is used for three motivations,
 * so that no text is for more than 12 of the 144 combinations, and every motivation has all three pairs, so that
 * each letter makes a difference.
 */
const PAIRS_BY_MOTIVATION: Readonly<Record<MotivationType, Pairs>> = {
  1: PAIRS_OF_1_4_7,
  2: PAIRS,
  3: PAIRS_OF_3_6_9,
  4: PAIRS_OF_1_4_7,
  5: PAIRS,
  6: PAIRS_OF_3_6_9,
  7: PAIRS_OF_1_4_7,
  8: PAIRS,
  9: PAIRS_OF_3_6_9,
};

/**
 * Returns the tip of a slot for a person; null if too little is known.
 * @param skipped IDs of tips that didn't help; they're used only if nothing else is left
 * @param least the minimum certainty of a source
 * @param excluded what the tip must not ask for
 */
export function fillSlot(
  name: SlotName,
  person: PersonEstimate,
  library: Library,
  skipped: ReadonlySet<string> = new Set(),
  least = 0,
  excluded: readonly Advice[] = [],
): Tip | null {
  const { kind, sources, axis } = SLOTS[name];
  const tips = [
    ...sources
      .flatMap((source) => (source === 'pair by motivation' ? pairsFor(kind, person) : [source]))
      .flatMap((source) => certainTip(name, kind, source, person, library, excluded)),
    ...axisTip(name, kind, axis, person, library, excluded),
  ].filter(({ k, eitherWay }) => eitherWay || k >= least);
  return tips.find(({ id, eitherWay }) => eitherWay || !skipped.has(id)) ?? tips[0] ?? null;
}

/** The pair that the motivation chooses, then the others: one open letter still leaves two of them certain. */
function pairsFor(kind: TipKind, person: PersonEstimate): Source[] {
  const type = leadsAlone(person);
  const chosen = (type === null ? PAIRS : PAIRS_BY_MOTIVATION[type])[kind];
  const all = [chosen, PAIRS[kind], PAIRS_OF_1_4_7[kind], PAIRS_OF_3_6_9[kind]];
  return [...new Set(all.filter((source) => source !== undefined))];
}

function certainTip(
  slot: SlotName,
  kind: TipKind,
  source: Source,
  person: PersonEstimate,
  library: Library,
  excluded: readonly Advice[],
): Tip[] {
  const found = tipFrom(source, kind, person, library);
  if (!found || asksFor(found.text, excluded)) return [];
  const { id, text, dependsOn, k } = found;
  const { strength } = text;
  return [{ ...textsOf(text, kind), id, slot, kind, eitherWay: false, dependsOn, strength, k }];
}

function axisTip(
  slot: SlotName,
  kind: TipKind,
  axis: Axis,
  person: PersonEstimate,
  library: Library,
  excluded: readonly Advice[],
): Tip[] {
  if (person.axes[axis].state !== 'open') {
    return certainTip(slot, kind, axis, person, library, excluded);
  }
  const found = eitherWayTip(axis, kind, person, library);
  if (found === null) return [];
  const { id, text } = found;
  return [
    {
      ...textsOf(text, kind),
      id,
      slot,
      kind,
      eitherWay: true,
      dependsOn: [axis],
      // A text that fits both sides can refine what the user does, but not change it.
      strength: 2,
      k: EITHER_WAY_K,
    },
  ];
}

/** Returns whether a tip asks for any of the excluded advice. */
export function asksFor({ advice = [] }: TipText, excluded: readonly Advice[]): boolean {
  return advice.some((each) => excluded.includes(each));
}

export function textsOf(tip: Omit<TipText, 'strength'>, kind: TipKind) {
  const { text, scene, channel, situation, advice } = tip;
  return {
    text,
    words: wordsOf(tip, kind),
    scene: scene ?? null,
    channel: channel ?? null,
    situation,
    advice: advice ?? [],
  };
}

/**
 * Feedback needs work that the user has seen, and a stranger's pressure is none of their business, so these kinds
 * don't fit a first meeting.
 */
const KNOWN_WORK: readonly MatterKind[] = ['work', 'setback', 'one_to_one'];

/** Returns the words of a tip with the kinds of matter they fit; null if the tip has no words. */
export function wordsOf(
  { pattern, bare, fits }: Pick<TipText, 'pattern' | 'bare' | 'fits'>,
  kind: TipKind,
): TipWords | null {
  if (pattern === undefined) return null;
  const usual = kind === 'feedback' || kind === 'pressure' ? KNOWN_WORK : MATTER_KINDS;
  return { pattern, bare: bare ?? null, fits: fits ?? usual };
}
