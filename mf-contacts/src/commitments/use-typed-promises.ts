import { type NewCommitment } from '@rapport/api-client';
import { COMMITMENT_LIMITS } from '@rapport/contracts';
import { useState } from 'react';
import { toNewCommitment } from './note-marks.ts';

/** A promise in its own field. */
interface TypedPromise {
  text: string;
  dueOn: string;
}

type PromiseKind = 'i_promised' | 'they_promised';

const NO_PROMISE: TypedPromise = { text: '', dueOn: '' };

/** The promises of both sides, as typed into their own fields. */
export type TypedPromises = ReturnType<typeof useTypedPromises>;

/** Keeps promises from their own fields until they're saved. */
export function useTypedPromises() {
  const [promises, setPromises] = useState<Readonly<Record<PromiseKind, TypedPromise>>>({
    i_promised: NO_PROMISE,
    they_promised: NO_PROMISE,
  });
  const kinds = ['i_promised', 'they_promised'] as const;
  const typed: NewCommitment[] = kinds
    .map((kind) => ({ kind, ...promises[kind] }))
    .filter(({ text }) => text.trim() !== '')
    .map(toNewCommitment);
  return {
    promises,
    typed,
    /** Whether a promise is longer than the API allows. */
    isLong: typed.some(({ text }) => text.length > COMMITMENT_LIMITS.text),
    setPromise: (kind: PromiseKind, changes: Partial<TypedPromise>) =>
      setPromises({ ...promises, [kind]: { ...promises[kind], ...changes } }),
  };
}
