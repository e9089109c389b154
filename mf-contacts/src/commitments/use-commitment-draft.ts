import { type Commitment, type NewCommitment, type NewStatedPreference } from '@rapport/api-client';
import { COMMITMENT_LIMITS } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { useState } from 'react';
import { commitmentsQuery, keepsNone } from './commitments-query.ts';
import {
  inOneLine,
  isInNote,
  isTooLong,
  type MarkKind,
  marksAfter,
  type NoteMark,
  toNewCommitment,
} from './note-marks.ts';
import { useTypedPromises } from './use-typed-promises.ts';

let lastKey = 0;
const nextKey = () => (lastKey += 1);

const NONE: readonly Commitment[] = [];
const NO_MARKS: readonly NewCommitment[] = [];

/** The promises and questions of a note that's being written. */
export type CommitmentDraft = ReturnType<typeof useCommitmentDraft>;

/**
 * Keeps the marks of a note, and the promises next to it, until they're saved with the interaction.
 * @param interactionId of the note that's edited; null for a new one
 * @param initialNotes the initial text of the form
 * @param initialMarks marked pieces of it
 */
export function useCommitmentDraft(
  contactId: string,
  interactionId: string | null,
  initialNotes: string,
  initialMarks: readonly NewCommitment[] = NO_MARKS,
) {
  const { data, error } = useQuery(commitmentsQuery(useShellApi(), contactId));
  const [notes, setNotes] = useState(initialNotes);
  const [marks, setMarks] = useState<readonly NoteMark[]>(() => [
    ...initialMarks.map(({ kind, text, dueOn }): NoteMark => {
      return {
        key: nextKey(),
        kind,
        text,
        dueOn: dueOn ?? '',
        from: 'selection',
        isOffered: false,
      };
    }),
    // Earlier lines are suggested like pasted ones.
    ...marksAfter([], { notes: initialNotes, isPasted: true }, nextKey),
  ]);
  const { promises, setPromise, typed } = useTypedPromises();
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<readonly string[]>([]);
  const stored =
    interactionId === null
      ? NONE
      : (data ?? NONE).filter((each) => each.interactionId === interactionId);
  const isLoading = interactionId !== null && data === undefined && error === null;
  // A line whose commitment is already stored needs no new mark.
  const own = marks.filter(
    (mark) =>
      mark.from === 'selection' ||
      (!isLoading &&
        !stored.some(({ kind, text }) => kind === mark.kind && text === inOneLine(mark.text))),
  );
  const counted = own.filter(({ isOffered, text, kind }) => !isOffered && !isTooLong(text, kind));
  const marked = counted.flatMap(({ kind, ...mark }) =>
    kind === 'they_like' ? [] : [{ ...mark, kind }],
  );
  const added: NewCommitment[] = [...marked.map(toNewCommitment), ...typed];
  const liked = counted
    .filter(({ kind }) => kind === 'they_like')
    .map(({ text }): NewStatedPreference => ({ kind: 'other', text: inOneLine(text) }));
  const change = (key: number, changes: Partial<NoteMark>) =>
    setMarks(marks.map((mark) => (mark.key === key ? { ...mark, ...changes } : mark)));
  return {
    /** Whether the API's release doesn't know commitments. */
    isUnknown: keepsNone(error),
    marks: own,
    /** The stored ones of the note. If their words are gone, the user decides about them. */
    stored: stored
      .filter(({ id }) => !forgotten.includes(id))
      .map((commitment) => ({
        commitment,
        isGone:
          !kept.includes(commitment.id) &&
          isInNote(commitment.text, initialNotes) &&
          !isInNote(commitment.text, notes),
      })),
    isGone: ({ key, from, text }: NoteMark) =>
      from === 'selection' && !kept.includes(String(key)) && !isInNote(text, notes),
    promises,
    added,
    /** What the contact said they like. */
    liked,
    forgotten,
    /** Whether closing the form would lose something. */
    hasTyped: added.length + liked.length > 0 || forgotten.length > 0,
    /** Why it can't be saved; null if it can. */
    problem: problemOf(added),
    noteChanged: (next: string, isPasted: boolean) => {
      setNotes(next);
      setMarks(marksAfter(marks, { notes: next, isPasted }, nextKey));
    },
    mark: (kind: MarkKind, text: string) =>
      setMarks([
        ...marks,
        {
          key: nextKey(),
          kind,
          text: inOneLine(text),
          dueOn: '',
          from: 'selection',
          isOffered: false,
        },
      ]),
    change,
    remove: ({ key, from }: NoteMark) => {
      // The line is still there, so its mark becomes a suggestion again.
      if (from === 'line') change(key, { isOffered: true });
      else setMarks(marks.filter((mark) => mark.key !== key));
    },
    setPromise,
    forget: (id: string) => setForgotten([...forgotten, id]),
    /** @param id of a stored commitment, or the key of a mark */
    keep: (id: string) => setKept([...kept, id]),
  };
}

function problemOf(added: readonly NewCommitment[]): string | null {
  if (added.some(({ text }) => isTooLong(text))) {
    return `Shorten each promise to ${COMMITMENT_LIMITS.text} characters.`;
  }
  return added.length > COMMITMENT_LIMITS.perWrite
    ? `Mark at most ${COMMITMENT_LIMITS.perWrite} pieces of one note.`
    : null;
}
