import { type Commitment } from '@rapport/api-client';
import { type PromiseInWords, promisesInWords, shownText } from '@rapport/contracts';
import { localDay } from './commitment-words.ts';

/** A promise or a question that isn't done, in words. */
export type OpenPromise = PromiseInWords & Pick<Commitment, 'id'>;

/** Those that are open; what was put off in Today is open all the same. */
export function openPromises(commitments: readonly Commitment[]): OpenPromise[] {
  const open = commitments.filter(({ doneAt }) => doneAt === null);
  return promisesInWords(
    open.map(({ id, kind, text, dueOn }) => ({ id, kind, text: shownText(text), dueOn })),
    localDay(),
  );
}

/** Like 'You promised: Send the figures, by Friday, December 4'. */
export function promiseText({ label, text, due }: OpenPromise): string {
  return `${label}: ${text}${due}`;
}
