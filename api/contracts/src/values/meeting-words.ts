import { type CommitmentKind, isOpenKind } from './commitment.ts';
import { type MeetingLine, meetingLines } from './meeting.ts';
import { COMMITMENT_LABELS, promiseDue } from './promise-words.ts';

/** A promise or a question, as far as it is said before a meeting. */
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
  /** Follows the text, with what stands between them; '' without a day. */
  due: string;
}

/** Something that the user wrote for a meeting, with its label. */
export interface MeetingWord {
  label: string;
  text: string;
}

/** Promises and questions that can be kept, in words; numbers and people are left out. */
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
 * What the user wrote for a meeting, in the order of the briefing: its lines, and what is promised and not done. The
 * briefing's page, card, print, and copy have it, and so do the calendar feed and the daily email.
 * @param today the day of the reader as `YYYY-MM-DD`
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
