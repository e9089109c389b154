import { type CommitmentKind, isOpenKind } from './commitment.ts';
import { type MeetingLine, meetingLines } from './meeting.ts';
import { COMMITMENT_LABELS, promiseDue } from './promise-words.ts';

/** The fields of a promise or question for use before a meeting. */
export interface PromiseFacts {
  kind: CommitmentKind;
  text: string;
  /** As `YYYY-MM-DD`; null without a day. */
  dueOn: string | null;
}

/** A promise in words: 'You promised', 'Send the figures', ', by Friday, December 4'. */
export interface PromiseInWords {
  label: string;
  text: string;
  /** Follows the text, including punctuation; '' without a day. */
  due: string;
}

/** A text that the user wrote for a meeting, with its label. */
export interface MeetingWord {
  label: string;
  text: string;
}

/** Returns open kinds of commitments in words; numbers and people are dropped. */
export function promisesInWords<Promise extends PromiseFacts>(
  promises: readonly Promise[],
  today: string,
): (Promise & PromiseInWords)[] {
  return promises
    .filter(({ kind }) => isOpenKind(kind))
    .map((promise) => ({
      ...promise,
      label: COMMITMENT_LABELS[promise.kind],
      due: promiseDue(promise.text, promise.dueOn, today),
    }));
}

/**
 * Returns what the user wrote for a meeting, in the order of the briefing: its lines, and promises that aren't
 * done. Used by the briefing's page, card, print, and copy, the calendar feed, and the daily email.
 * @param today the reader's day as `YYYY-MM-DD`
 */
export function meetingWords(
  lines: Partial<Readonly<Record<MeetingLine, string | null>>>,
  promises: readonly PromiseFacts[],
  today: string,
): MeetingWord[] {
  return [
    ...meetingLines(lines).map(({ label, text }) => ({ label, text })),
    ...promisesInWords(promises, today).map(({ label, text, due }) => ({
      label,
      text: `${text}${due}`,
    })),
  ];
}
