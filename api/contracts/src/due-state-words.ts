import { englishDate } from './english-date.ts';
import { type DueState } from './values/health.ts';

const DAY_MS = 86_400_000;

/** The fields of an API response about when a contact is due. */
export interface DueFacts {
  /** Absent from an API of the previous release; then only the date counts. */
  dueState?: DueState;
  nextDueAt: string | null;
}

/** Returns the due state of a contact according to the API. Days are UTC days, as in the API. */
export function shownDueState({ dueState, nextDueAt }: DueFacts, now = new Date()): DueState {
  if (dueState !== undefined) return dueState;
  if (nextDueAt === null) return 'none';
  return daysUntil(nextDueAt, now) > 0 ? 'later' : 'due';
}

/** Returns whether a state means that the contact is due. */
export function isDueState(state: DueState): boolean {
  return state === 'due' || state === 'repair';
}

/** Returns a contact's due date in words, like 'Overdue by 3 days'; null if no date should be shown. */
export function dueStateWords(facts: DueFacts, now = new Date()): string | null {
  const { nextDueAt } = facts;
  const state = shownDueState(facts, now);
  switch (state) {
    case 'none':
    case 'planned':
      return null;
    case 'set_aside':
      return nextDueAt === null ? 'Set aside' : `Set aside until ${monthDay(nextDueAt)}`;
    case 'repair':
      return 'Needs repair';
    case 'later':
    case 'due':
      return nextDueAt === null ? 'Due' : daysWords(daysUntil(nextDueAt, now));
    default:
      return state satisfies never;
  }
}

function daysWords(days: number): string {
  if (days < 0) return days === -1 ? 'Overdue by 1 day' : `Overdue by ${-days} days`;
  if (days === 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : `Due in ${days} days`;
}

function monthDay(moment: string): string {
  return englishDate(moment, { month: 'long', day: 'numeric' });
}

function daysUntil(moment: string, now: Date): number {
  return Math.floor(Date.parse(moment) / DAY_MS) - Math.floor(now.getTime() / DAY_MS);
}
