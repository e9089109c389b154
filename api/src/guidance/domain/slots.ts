import { type TipKind } from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { type Axis, type Library } from './library.ts';
import { EITHER_WAY_K, eitherWayTip, type Source, tipFrom } from './sources.ts';
import { type SlotName, type Tip } from './tip.ts';

interface Slot {
  kind: TipKind;
  /** Tried in this order; the last one is an axis, whose either-way text is the fallback. */
  sources: readonly [...Source[], Axis];
}

/** Where each slot takes its tip from. Source: the design of the guidance, "Twelve slots". */
const SLOTS = {
  'do 1': { kind: 'do', sources: ['motivation×SN', 'motivation', 'SN'] },
  'do 2': { kind: 'do', sources: ['motivation×EI', 'EI'] },
  'do 3': { kind: 'do', sources: ['style', 'SN+TF', 'TF'] },
  'avoid 1': { kind: 'avoid', sources: ['motivation', 'TF'] },
  'avoid 2': { kind: 'avoid', sources: ['JP'] },
  say_first: { kind: 'say_first', sources: ['EI+TF', 'EI'] },
  write: { kind: 'write', sources: ['EI+SN', 'EI'] },
  decision: { kind: 'decision', sources: ['motivation×JP', 'SN+JP', 'JP'] },
  disagree: { kind: 'disagree', sources: ['style', 'TF+JP', 'TF'] },
  feedback: { kind: 'feedback', sources: ['motivation×TF', 'TF'] },
  pressure: { kind: 'pressure', sources: ['style', 'motivation', 'EI'] },
  keep_in_touch: { kind: 'keep_in_touch', sources: ['EI+JP', 'EI'] },
} as const satisfies Record<SlotName, Slot>;

/**
 * The tip of a slot for one person, or null where too little is known.
 * @param skipped ids of tips that did not help and are passed over, unless nothing else is left
 * @param least how certain a source has to be
 */
export function fillSlot(
  name: SlotName,
  person: PersonEstimate,
  library: Library,
  skipped: ReadonlySet<string> = new Set(),
  least = 0,
): Tip | null {
  const { kind, sources }: Slot = SLOTS[name];
  const found = sources
    .map((source) => tipFrom(source, kind, person, library))
    .filter((tip) => tip !== null)
    .filter(({ k }) => k >= least);
  const best = found.find(({ id }) => !skipped.has(id)) ?? found[0];
  if (best) {
    const { text, example, strength, channel, situation } = best.text;
    const { id, dependsOn, k } = best;
    return {
      id,
      slot: name,
      kind,
      text,
      example: example ?? null,
      eitherWay: false,
      dependsOn,
      strength,
      k,
      channel: channel ?? null,
      situation,
    };
  }
  const axis = sources.at(-1);
  if (!isAxis(axis) || person.axes[axis].state !== 'open') return null;
  const { id, text } = eitherWayTip(axis, kind, person, library);
  return {
    id,
    slot: name,
    kind,
    text: text.text,
    example: text.example ?? null,
    eitherWay: true,
    dependsOn: [axis],
    // A text that fits both sides sharpens what one does; it cannot change it.
    strength: 2,
    k: EITHER_WAY_K,
    channel: text.channel ?? null,
    situation: text.situation,
  };
}

function isAxis(source: Source | undefined): source is Axis {
  return source === 'EI' || source === 'SN' || source === 'TF' || source === 'JP';
}
