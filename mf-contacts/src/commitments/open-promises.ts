import { type Commitment } from '@rapport/api-client';
import { type PromiseInWords, promisesInWords, shownText } from '@rapport/contracts';
import { localDay } from './commitment-words.ts';

/** An open promise or question, in words. */
export type OpenPromise = PromiseInWords & Pick<Commitment, 'id'>;

/** The open ones, including those that were snoozed in Today. */
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
