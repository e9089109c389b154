import { type Commitment } from '@rapport/api-client';
import { isOpenKind, shownText } from '@rapport/contracts';
import { dueDateWords, localDay, WHOSE } from './commitment-words.ts';

/** A promise or a question that isn't done, in words. */
export interface OpenPromise {
  id: string;
  /** Like 'You promised'. */
  whose: string;
  text: string;
  /** Like 'by Friday, December 4'; null without a day. */
  due: string | null;
}

/** Those that are open; what was put off in Today is open all the same. */
export function openPromises(commitments: readonly Commitment[]): OpenPromise[] {
  return commitments
    .filter(({ kind, doneAt }) => isOpenKind(kind) && doneAt === null)
    .map(({ id, kind, text, dueOn }) => ({
      id,
      whose: WHOSE[kind],
      text: shownText(text),
      due: dueDateWords({ dueOn }, localDay()),
    }));
}

/** Like 'You promised: Send the figures, by Friday, December 4'. */
export function promiseText({ whose, text, due }: OpenPromise): string {
  return `${whose}: ${text}${due === null ? '' : `, ${due}`}`;
}
