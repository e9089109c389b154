import { type CardLine } from './card-lines.ts';
import { isInGroup } from './line-kinds.ts';
import { type Piece } from './read-card.ts';

/** A card being written. */
export interface Draft {
  lines: CardLine[];
  pieces: ReadonlyMap<CardLine, readonly Piece[]>;
  isVersion4: boolean;
}

/** Replaces the first of some lines, removes the others, or adds a line at the end. */
export function replaceLines(
  draft: Draft,
  old: readonly CardLine[],
  replacement: CardLine | null,
): void {
  const [first] = old;
  const gone = new Set(old);
  if (first === undefined) {
    if (replacement !== null) draft.lines.splice(-1, 0, replacement);
    return;
  }
  const place = draft.lines.indexOf(first);
  if (replacement !== null) draft.lines.splice(place, 1, replacement);
  draft.lines = draft.lines.filter((line) => !gone.has(line));
  const groups = new Set(old.map(({ group }) => group).filter((group) => group !== ''));
  for (const group of groups) removeLabels(draft, group);
}

/** Labels of a group say something about its property, so they go with the last one. */
function removeLabels(draft: Draft, group: string): void {
  const members = draft.lines.filter((line) => isInGroup(line, group));
  const isLabel = ({ name }: CardLine) => name.startsWith('x-ab') && name !== 'x-abdate';
  if (!members.every(isLabel)) return;
  draft.lines = draft.lines.filter((line) => !members.includes(line));
}

/** Returns the lines that say something about a field. */
export function linesOf({ lines, pieces }: Draft, field: Piece['field']): CardLine[] {
  return lines.filter((line) => pieces.get(line)?.some((piece) => piece.field === field));
}
