import { type NewCommitment } from '@rapport/api-client';
import {
  COMMITMENT_KINDS,
  COMMITMENT_LIMITS,
  isOpenKind,
  type CommitmentKind,
  PREFERENCE_LIMITS,
} from '@rapport/contracts';

/** The kinds of marks in a note: a commitment, or something the contact said they like. */
export const MARK_KINDS = [...COMMITMENT_KINDS, 'they_like'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A marked piece of a note that's being written. */
export interface NoteMark {
  /** Identifies the mark while the form is open. */
  key: number;
  kind: MarkKind;
  text: string;
  /** In the format of `<input type="date">`, 2026-01-08, or empty. */
  dueOn: string;
  /** Whether its line begins with a sign or the user selected it. */
  from: 'line' | 'selection';
  /** Pasted or earlier text is only a suggestion until the user accepts it. */
  isOffered: boolean;
}

/** The signs that a line can begin with. */
const LINE_SIGNS: Readonly<Record<string, CommitmentKind>> = {
  '>': 'i_promised',
  '<': 'they_promised',
  '?': 'they_asked',
};

interface SignedLine {
  kind: CommitmentKind;
  text: string;
}

/** The lines of a note that begin with a sign, without the sign. */
export function signedLines(notes: string): SignedLine[] {
  return notes.split('\n').flatMap((line) => {
    const [, sign = '', text = ''] = /^\s*([<>?])\s*(?![<>?])(\S.*)$/u.exec(line) ?? [];
    const kind = LINE_SIGNS[sign];
    return kind === undefined ? [] : [{ kind, text: text.trim() }];
  });
}

interface NoteChange {
  notes: string;
  /** Whether the text was pasted instead of typed. */
  isPasted: boolean;
}

/**
 * The marks after a change of the note. The mark of an edited line follows the line and keeps its day. A selected
 * piece stays as it is; if its words are gone, the user is asked about it.
 */
export function marksAfter(
  before: readonly NoteMark[],
  { notes, isPasted }: NoteChange,
  nextKey: () => number,
): NoteMark[] {
  const selected = before.filter(({ from }) => from === 'selection');
  const known = before.filter(({ from }) => from === 'line');
  const lines = signedLines(notes);
  const left = [...known];
  const found: (NoteMark | null)[] = lines.map(({ kind, text }) => {
    const place = left.findIndex((mark) => mark.kind === kind && mark.text === text);
    return place < 0 ? null : (left.splice(place, 1)[0] ?? null);
  });
  const added = found.filter((mark) => mark === null).length;
  // One line is new and one is gone, so the line was edited.
  const edited = added === 1 && left.length === 1 ? left[0] : undefined;
  const marks = lines.map(({ kind, text }, place): NoteMark => {
    const same = found[place] ?? null;
    if (same !== null) return same;
    if (edited !== undefined) return { ...edited, kind, text };
    return { key: nextKey(), kind, text, dueOn: '', from: 'line', isOffered: isPasted };
  });
  return [...selected, ...marks];
}

/** Whether the words of a piece are still in the note. Line breaks count as spaces. */
export function isInNote(text: string, notes: string): boolean {
  return inOneLine(notes).includes(inOneLine(text));
}

/** Selected words as one line, as they're stored. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Whether a piece is longer than the API allows. */
export function isTooLong(text: string, kind?: MarkKind): boolean {
  return text.length > (kind === 'they_like' ? PREFERENCE_LIMITS : COMMITMENT_LIMITS).text;
}

/** A piece in the form that the API accepts. */
export function toNewCommitment({
  kind,
  text,
  dueOn,
}: Pick<NoteMark, 'text' | 'dueOn'> & { kind: CommitmentKind }): NewCommitment {
  return { kind, text: inOneLine(text), dueOn: dueOn === '' || !isOpenKind(kind) ? null : dueOn };
}
