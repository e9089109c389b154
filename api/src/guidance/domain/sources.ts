import {
  type MotivationType,
  type TipBasis,
  type TipKind,
  type WorkStyleType,
} from '@rapport/contracts';
import { type AxisEstimate, type PersonEstimate } from './estimate.ts';
import { type Axis, type EitherWayText, type Library, type TipText } from './library.ts';

/** The source of a text, named after what must be known to use it. */
export type Source = Axis | 'motivation' | `motivation×${Axis}` | `${Axis}+${Axis}` | 'style';

/** A text of the library with what it depends on. */
export interface FoundTip {
  id: string;
  text: TipText;
  dependsOn: readonly TipBasis[];
  k: number;
}

const AXES = ['EI', 'SN', 'TF', 'JP'] as const;
/** The certainty of a text that fits either side. */
export const EITHER_WAY_K = 0.5;

/** Returns what a source depends on: the motivation first, then axes in the order of a type. */
export function basesOf(source: Source): readonly TipBasis[] {
  if (source === 'style') return AXES;
  if (source === 'motivation') return ['motivation'];
  return source.split(/[×+]/).filter(isBasis);
}

function isBasis(part: string): part is TipBasis {
  return part === 'motivation' || AXES.some((axis) => axis === part);
}

/** Returns the certainty of a source; null if something it needs is open, tied, or unknown. */
export function certaintyOf(source: Source, person: PersonEstimate): number | null {
  const certainties = basesOf(source).map((basis) => {
    if (basis === 'motivation') return leadsAlone(person) === null ? null : person.motivation.k;
    const { state, k } = person.axes[basis];
    return state === 'certain' ? k : null;
  });
  const known = certainties.filter((k) => k !== null);
  return known.length === certainties.length ? Math.min(...known) : null;
}

/** Returns the motivation type that leads alone, clearly or weakly; otherwise null. */
export function leadsAlone({ motivation }: PersonEstimate): MotivationType | null {
  const isAlone = motivation.state === 'clear' || motivation.state === 'weak';
  return isAlone ? (motivation.types[0] ?? null) : null;
}

/** Returns the four letters. */
export function styleOf({ axes }: PersonEstimate): WorkStyleType {
  return `${first(axes.EI, 'E', 'I')}${first(axes.SN, 'S', 'N')}${first(axes.TF, 'T', 'F')}${first(axes.JP, 'J', 'P')}`;
}

/** Returns `a` if the axis leans to it, otherwise `b`, with the letter's literal type. */
function first<A extends string, B extends string>({ letter }: AxisEstimate, a: A, b: B): A | B {
  return letter === a ? a : b;
}

/** Returns the tip of a kind from a source; null if the source doesn't have that kind or isn't certain. */
export function tipFrom(
  source: Source,
  kind: TipKind,
  person: PersonEstimate,
  library: Library,
): FoundTip | null {
  const k = certaintyOf(source, person);
  const found = k === null ? null : lookUp(source, kind, person, library);
  if (k === null || found === null) return null;
  return { id: `${found.subject}.${kind}`, text: found.text, dependsOn: basesOf(source), k };
}

/** Returns the text of a kind that fits both sides of an axis. */
export function eitherWayTip(
  axis: Axis,
  kind: TipKind,
  person: PersonEstimate,
  library: Library,
): { id: string; text: EitherWayText } | null {
  const texts: Readonly<Partial<Record<TipKind, EitherWayText>>> = library.axes[axis].eitherWay;
  const text = texts[kind];
  return text ? { id: `${person.axes[axis].letter}.${kind}`, text } : null;
}

interface Subject {
  subject: string;
  text: TipText;
}

function lookUp(
  source: Source,
  kind: TipKind,
  person: PersonEstimate,
  library: Library,
): Subject | null {
  if (source === 'style') return styleTip(kind, person, library);
  const bases = basesOf(source);
  const axes = bases.filter((basis) => basis !== 'motivation');
  const letters = axes.map((axis) => person.axes[axis].letter).join('');
  if (bases.length === axes.length) {
    if (axes.length === 1) return sideTip(kind, person, library, axes[0] ?? 'EI');
    const text = library.pairs[letters]?.tips?.[kind];
    return text ? { subject: letters, text } : null;
  }
  const type = leadsAlone(person);
  if (type === null) return null;
  const texts = library.motivations[type];
  if (axes.length === 0) {
    return kind === 'avoid' ? { subject: String(type), text: texts.tips.avoid } : null;
  }
  const text = withSide(texts.withSide, kind, letters);
  return text && { subject: `${type}x${letters}`, text };
}

function styleTip(kind: TipKind, person: PersonEstimate, library: Library): Subject | null {
  const style = styleOf(person);
  const tips: Partial<Record<TipKind, TipText>> = library.styles[style].tips;
  const text = tips[kind];
  return text ? { subject: style, text } : null;
}

function sideTip(
  kind: TipKind,
  { axes }: PersonEstimate,
  library: Library,
  axis: Axis,
): Subject | null {
  const { letter } = axes[axis];
  const sides: Partial<Record<string, { tips: Readonly<Partial<Record<TipKind, TipText>>> }>> =
    library.axes[axis].sides;
  const text = sides[letter]?.tips[kind];
  return text ? { subject: letter, text } : null;
}

function withSide(
  texts: Library['motivations'][MotivationType]['withSide'],
  kind: TipKind,
  letter: string,
): TipText | null {
  const byLetter: Partial<Record<string, TipText>> =
    kind === 'do' || kind === 'feedback' || kind === 'decision' ? texts[kind] : {};
  return byLetter[letter] ?? null;
}
