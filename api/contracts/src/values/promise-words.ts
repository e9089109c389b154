import { englishDate } from '../english-date.ts';
import { type CommitmentKind } from './commitment.ts';

/** Labels of marked pieces of a note, on screens and in emails to the user. */
export const COMMITMENT_LABELS: Readonly<Record<CommitmentKind, string>> = {
  i_promised: 'You promised',
  they_promised: 'They promised',
  they_asked: 'They asked',
  number: 'Number',
  person: 'Person',
};

/** Words for a day without its date. */
const RELATIVE_DAY =
  /\b(today|tonight|tomorrow|(this|next) (week|month|quarter)|end of (the|this|next) (week|month|quarter|year))\b/i;

/**
 * Returns the due date as it follows the words of a promise: ', by Friday, December 4' or ', was due Monday,
 * November 23'. It doesn't repeat what the words contain: 'the figures by Friday' is followed by ' (December 4)',
 * and 'the figures by December 4' by nothing.
 * @param dueOn the day as `YYYY-MM-DD`; without one, returns ''
 * @param today the reader's day, in the same form
 */
export function promiseDue(text: string, dueOn: string | null, today: string): string {
  if (dueOn === null) return '';
  const isLate = dueOn < today;
  const date = inWords(dueOn, today, false);
  if (namesDate(text, dueOn)) return isLate ? ' (overdue)' : '';
  const namesWeekday = new RegExp(`\\b${weekdayOf(dueOn)}\\b`, 'i').test(text);
  if (namesWeekday) return isLate ? ` (was due ${date})` : ` (${date})`;
  const day = inWords(dueOn, today, true);
  if (RELATIVE_DAY.test(text)) return isLate ? ` (was due ${day})` : ` (${day})`;
  return isLate ? `, was due ${day}` : `, by ${day}`;
}

/** Returns whether the words contain the day and the month: 'December 4', 'Dec. 4', '4 December', '2026-12-04'. */
function namesDate(text: string, dueOn: string): boolean {
  const month = englishDate(dueOn, { month: 'long' });
  const name = `${month.slice(0, 3)}(${month.slice(3)}|t)?\\.?`;
  const day = `0?${Number(dueOn.slice(-2))}(st|nd|rd|th)?`;
  return new RegExp(`\\b${name} ${day}\\b|\\b${day} (of )?${name}(?!\\p{L})|${dueOn}`, 'iu').test(
    text,
  );
}

function weekdayOf(day: string): string {
  return englishDate(day, { weekday: 'long' });
}

function inWords(day: string, today: string, withWeekday: boolean): string {
  return englishDate(day, {
    ...(withWeekday && { weekday: 'long' }),
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });
}
