import { type NewCommitment } from '@rapport/api-client';
import {
  COMMITMENT_KINDS,
  COMMITMENT_LIMITS,
  isOpenKind,
  type CommitmentKind,
  PREFERENCE_LIMITS,
} from '@rapport/contracts';

/** What a piece of a note can be marked as: a commitment, or what the contact said they like. */
export const MARK_KINDS = [...COMMITMENT_KINDS, 'they_like'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A piece of a note that is being written, and what it is. */
export interface NoteMark {
  /** Tells it from others for as long as the form is open. */
  key: number;
  kind: MarkKind;
  text: string;
  /** As `<input type="date">` has it: 2026-01-08, or empty. */
  dueOn: string;
  /** Whether it follows a line that begins with a sign, or was selected. */
  from: 'line' | 'selection';
  /** What was pasted, or stood there before, is offered: it counts once the user says so. */
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

/** The lines of a note that begin with a sign, without it. */
export function signedLines(notes: string): SignedLine[] {
  return notes.split('\n').flatMap((line) => {
    const [, sign = '', text = ''] = /^\s*([<>?])\s*(?![<>?])(\S.*)$/u.exec(line) ?? [];
    const kind = LINE_SIGNS[sign];
    return kind === undefined ? [] : [{ kind, text: text.trim() }];
  });
}

interface NoteChange {
  notes: string;
  /** Whether the text came in one piece instead of being typed. */
  isPasted: boolean;
}

/**
 * The marks after a change of the note. The mark of a line that is being edited follows it and keeps its day. One that
 * was selected stays as it is, and is asked about where its words are gone.
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
  // One line is new and one is gone: it's the same line, edited.
  const edited = added === 1 && left.length === 1 ? left[0] : undefined;
  const marks = lines.map(({ kind, text }, place): NoteMark => {
    const same = found[place] ?? null;
    if (same !== null) return same;
    if (edited !== undefined) return { ...edited, kind, text };
    return { key: nextKey(), kind, text, dueOn: '', from: 'line', isOffered: isPasted };
  });
  return [...selected, ...marks];
}

/** Whether the words of a piece are still in the note; breaks of lines count as spaces. */
export function isInNote(text: string, notes: string): boolean {
  return inOneLine(notes).includes(inOneLine(text));
}

/** Selected words as one line, the way they're kept. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Whether a piece has more characters than can be kept. */
export function isTooLong(text: string, kind?: MarkKind): boolean {
  return text.length > (kind === 'they_like' ? PREFERENCE_LIMITS : COMMITMENT_LIMITS).text;
}

/** A piece as the API takes it. */
export function toNewCommitment({
  kind,
  text,
  dueOn,
}: Pick<NoteMark, 'text' | 'dueOn'> & { kind: CommitmentKind }): NewCommitment {
  return { kind, text: inOneLine(text), dueOn: dueOn === '' || !isOpenKind(kind) ? null : dueOn };
}
