import { type NewCommitment } from '@rapport/api-client';
import { COMMITMENT_LIMITS } from '@rapport/contracts';
import { useState } from 'react';
import { toNewCommitment } from './note-marks.ts';

/** A promise in a field of its own. */
interface TypedPromise {
  text: string;
  dueOn: string;
}

type PromiseKind = 'i_promised' | 'they_promised';

const NO_PROMISE: TypedPromise = { text: '', dueOn: '' };

/** What was promised either way, as it's typed into fields of its own. */
export type TypedPromises = ReturnType<typeof useTypedPromises>;

/** Keeps promises that are typed into fields of their own until they're saved. */
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
    /** Whether one is longer than the API takes. */
    isLong: typed.some(({ text }) => text.length > COMMITMENT_LIMITS.text),
    setPromise: (kind: PromiseKind, changes: Partial<TypedPromise>) =>
      setPromises({ ...promises, [kind]: { ...promises[kind], ...changes } }),
  };
}
