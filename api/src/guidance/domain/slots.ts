import { type MotivationType, type TipKind } from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { type Advice, type Axis, type Library, type TipText } from './library.ts';
import { EITHER_WAY_K, eitherWayTip, leadsAlone, type Source, tipFrom } from './sources.ts';
import { type SlotName, type Tip } from './tip.ts';

/** A pair of axes that the motivation chooses, so that no text opens for too many people. */
type PairByMotivation = 'pair by motivation';

interface Slot {
  kind: TipKind;
  /** Tried in this order, as far as what they need is certain. */
  sources: readonly (Source | PairByMotivation)[];
  /** Then these: the side that is certain, or the text that works with either side of an open axis. */
  axes: readonly Axis[];
}

/** Where each slot takes its tip from. */
const SLOTS = {
  'do 1': { kind: 'do', sources: ['motivation×SN', 'motivation'], axes: ['SN', 'JP'] },
  'do 2': { kind: 'do', sources: ['motivation×EI'], axes: ['EI'] },
  'do 3': { kind: 'do', sources: ['style', 'SN+TF'], axes: ['TF'] },
  'avoid 1': { kind: 'avoid', sources: ['motivation'], axes: ['TF', 'EI'] },
  'avoid 2': { kind: 'avoid', sources: [], axes: ['JP', 'SN'] },
  say_first: {
    kind: 'say_first',
    sources: ['pair by motivation', 'motivation'],
    axes: ['EI', 'TF', 'SN', 'JP'],
  },
  write: {
    kind: 'write',
    sources: ['pair by motivation', 'motivation'],
    axes: ['EI', 'SN', 'TF', 'JP'],
  },
  decision: {
    kind: 'decision',
    sources: ['motivation×JP', 'SN+JP', 'motivation'],
    axes: ['JP', 'SN', 'TF', 'EI'],
  },
  disagree: {
    kind: 'disagree',
    sources: ['style', 'TF+JP', 'motivation'],
    axes: ['TF', 'JP', 'EI', 'SN'],
  },
  feedback: {
    kind: 'feedback',
    sources: ['motivation×TF', 'motivation'],
    axes: ['TF', 'SN', 'EI', 'JP'],
  },
  pressure: {
    kind: 'pressure',
    sources: ['style', 'motivation'],
    axes: ['EI', 'JP', 'TF', 'SN'],
  },
  keep_in_touch: {
    kind: 'keep_in_touch',
    sources: ['pair by motivation', 'motivation'],
    axes: ['EI', 'JP', 'TF', 'SN'],
  },
} as const satisfies Record<SlotName, Slot>;

/** A kind of words and the pair of axes that it follows. */
type Pairs = Readonly<Partial<Record<TipKind, Source>>>;

/** Without a leading motivation, and for a third of the motivations. */
const PAIRS: Pairs = { say_first: 'EI+TF', write: 'EI+SN', keep_in_touch: 'EI+JP' };
const PAIRS_OF_1_4_7: Pairs = { say_first: 'EI+SN', write: 'EI+JP', keep_in_touch: 'EI+TF' };
const PAIRS_OF_3_6_9: Pairs = { say_first: 'EI+JP', write: 'EI+TF', keep_in_touch: 'EI+SN' };

/**
 * Which pairs of axes open, write and keep in touch. Every pair of a kind serves three motivations, so
 * that no text is for more than 12 of the 144 combinations, and every motivation has all three pairs,
 * so that each letter makes a difference.
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
 * The tip of a slot for one person, or null where too little is known.
 * @param skipped ids of tips that did not help and are passed over, unless nothing else is left
 * @param least how certain a source has to be
 * @param excluded what it must not ask for
 */
export function fillSlot(
  name: SlotName,
  person: PersonEstimate,
  library: Library,
  skipped: ReadonlySet<string> = new Set(),
  least = 0,
  excluded: readonly Advice[] = [],
): Tip | null {
  const { kind, sources, axes }: Slot = SLOTS[name];
  const tips = [
    ...sources
      .map((source) => (source === 'pair by motivation' ? pairFor(kind, person) : source))
      .flatMap((source) => certainTip(name, kind, source, person, library, excluded)),
    ...axes.flatMap((axis) => axisTip(name, kind, axis, person, library, excluded)),
  ].filter(({ k, eitherWay }) => eitherWay || k >= least);
  return tips.find(({ id, eitherWay }) => eitherWay || !skipped.has(id)) ?? tips[0] ?? null;
}

function pairFor(kind: TipKind, person: PersonEstimate): Source | null {
  const type = leadsAlone(person);
  return (type === null ? PAIRS : PAIRS_BY_MOTIVATION[type])[kind] ?? null;
}

function certainTip(
  slot: SlotName,
  kind: TipKind,
  source: Source | null,
  person: PersonEstimate,
  library: Library,
  excluded: readonly Advice[],
): Tip[] {
  const found = source && tipFrom(source, kind, person, library);
  if (!found || asksFor(found.text, excluded)) return [];
  const { id, text, dependsOn, k } = found;
  const { strength } = text;
  return [{ ...wordsOf(text), id, slot, kind, eitherWay: false, dependsOn, strength, k }];
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
  const { id, text } = eitherWayTip(axis, kind, person, library);
  return [
    {
      ...wordsOf(text),
      id,
      slot,
      kind,
      eitherWay: true,
      dependsOn: [axis],
      // A text that fits both sides sharpens what one does; it cannot change it.
      strength: 2,
      k: EITHER_WAY_K,
    },
  ];
}

/** Whether a tip asks for any of this. */
export function asksFor({ advice = [] }: TipText, excluded: readonly Advice[]): boolean {
  return advice.some((each) => excluded.includes(each));
}

function wordsOf({ text, pattern, scene, channel, situation }: Omit<TipText, 'strength'>) {
  return {
    text,
    pattern: pattern ?? null,
    scene: scene ?? null,
    channel: channel ?? null,
    situation,
  };
}
