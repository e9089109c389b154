import { type Today, type TodayMeeting, type TodayNext } from '@rapport/api-client';
import { countWord, DUE_COUNT_LIMIT, dueWords, englishDate, FULL_DAY } from '@rapport/contracts';
import { clockTime, dayInWords, daysApart } from '@rapport/shared-ui';
import { isDueBy } from '../../commitments/commitment-words.ts';
import { INTERACTION_LABELS } from '../../contacts/planned-words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One sentence about who needs the user today, and whether everyone else is fine. */
export function todaySentence(day: Today): string {
  const { begun, followUps, dueCount, next, othersWithinCadence, commitments = [] } = day;
  const promised = followUps.length + commitments.filter((each) => isDueBy(each, day.date)).length;
  // Those that aren't due yet are below.
  const noPromise = commitments.length > 0 ? '' : ' and nothing is promised';
  const parts = [
    promised > 0 && `${countWord(promised)} ${promised === 1 ? 'promise' : 'promises'} to keep`,
    dueCount > 0 && `${dueWords(dueCount)} due`,
  ].filter((part) => part !== false);
  if (parts.length === 0 && begun.length > 0) return `Nothing else is due${noPromise}.`;
  if (parts.length > 0) {
    const sentence = `${capital(listed(parts))}.`;
    return othersWithinCadence === true
      ? `${sentence} Everyone else is within their cadence.`
      : sentence;
  }
  const [first] = next;
  const quiet = `Nothing is due${noPromise}.`;
  return first === undefined
    ? quiet
    : `${quiet} ${first.person.displayName} is next, ${dayFrom(first.dueAt, new Date())}.`;
}

/** The number of due contacts for a title: '12', or '1,000+' if the API stopped counting. */
export function dueTotal(dueCount: number): string {
  return dueCount >= DUE_COUNT_LIMIT ? '1,000+' : String(dueCount);
}

/** The time and subject of a meeting, like 'Tomorrow, 10:15 AM. Introduction'. */
export function meetingWords({
  day,
  interactionDate,
  description,
  type,
}: Pick<TodayMeeting, 'day' | 'interactionDate' | 'description' | 'type'>): string {
  const when = `${day === 'today' ? 'Today' : 'Tomorrow'}, ${clockTime(new Date(interactionDate))}.`;
  return `${when} ${description ?? INTERACTION_LABELS[type]}`;
}

/** Like 'Next: Ada Lovelace tomorrow, Grace Hopper on Saturday.' */
export function nextSentence(next: readonly TodayNext[]): string {
  const now = new Date();
  const people = next.map(({ person, dueAt }) => `${person.displayName} ${dayFrom(dueAt, now)}`);
  return `Next: ${people.join(', ')}.`;
}

/** 'today', 'tomorrow', 'on Saturday' or 'on Friday, December 4'. */
export function dayFrom(moment: string, now: Date): string {
  const at = new Date(moment);
  const days = daysApart(now, at);
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  return `on ${dayInWords(at, days < 7 ? { weekday: 'long' } : FULL_DAY)}`;
}

/** How long ago a day was, in a word or two: 'today', 'Mon' or 'Nov 18'. */
export function shortDay(moment: string): string {
  const at = new Date(moment);
  const days = daysApart(at, new Date());
  if (days <= 0) return 'today';
  return dayInWords(at, days < 7 ? { weekday: 'short' } : { month: 'short', day: 'numeric' });
}

/** 'One day late' and so on; null for today. */
export function lateWords(days: number): string | null {
  if (days <= 0) return null;
  return days === 1 ? 'One day late' : `${capital(countWord(days))} days late`;
}

/** 'Thursday, November 26'. */
export function longDay(date: string): string {
  return englishDate(date, FULL_DAY);
}

/**
 * Whether nothing was logged, planned, or promised, and no one has a cadence, as on the first day after an import.
 */
export function hasNoHistory({
  commitments = [],
  ahead = [],
  ...day
}: Pick<
  Today,
  'meetings' | 'begun' | 'ahead' | 'followUps' | 'commitments' | 'due' | 'next' | 'recent'
>): boolean {
  const { meetings, begun, followUps, due, next, recent } = day;
  const all = [commitments, ahead, meetings, begun, followUps, due, next, recent];
  return all.every((part) => part.length === 0);
}

/** The end of a snooze of `days` days from now. */
export function laterBy(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

function listed(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
