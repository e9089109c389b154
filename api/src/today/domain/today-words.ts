import { type InteractionType } from '@rapport/contracts';
import { type ActionInteraction } from '../../actions/domain/action-facts.ts';
import { type Cadence } from '../../attention/domain/cadence.ts';
import { INTERACTION_NOUNS } from '../../attention/domain/interaction-nouns.ts';
import { dayCount, daysBetween } from '../../attention/domain/utc-days.ts';
import { daysApart, localDay } from './day-bounds.ts';

const WEEK = 7;

/** Returns a day relative to `today`: 'today', 'yesterday', 'on Friday', 'on March 3', or 'on March 3, 2025'. */
export function onDay(moment: Date, today: string, timeZone: string): string {
  const day = localDay(moment, timeZone);
  const ago = daysApart(day, today);
  if (ago <= 0) return 'today';
  if (ago === 1) return 'yesterday';
  const options: Intl.DateTimeFormatOptions =
    ago < WEEK
      ? { weekday: 'long' }
      : day.slice(0, 4) === today.slice(0, 4)
        ? { month: 'long', day: 'numeric' }
        : { month: 'long', day: 'numeric', year: 'numeric' };
  return `on ${new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(moment)}`;
}

/** Explains why a contact needs attention after a bad interaction. */
export function repairReason(last: ActionInteraction, today: string, timeZone: string): string {
  const when = onDay(last.interactionDate, today, timeZone);
  return `The ${INTERACTION_NOUNS[last.type]} ${when} went badly. Nothing since.`;
}

interface DueFacts {
  last: Pick<ActionInteraction, 'interactionDate' | 'type'> | null;
  createdAt: Date;
  dueAt: Date;
  cadence: Cadence;
  now: Date;
}

/**
 * Explains why a contact is due, like '80 days since your message, 50 past your 30-day cadence.' Days are UTC days,
 * as everywhere in due dates.
 */
export function dueReason({ last, createdAt, dueAt, cadence, now }: DueFacts): string {
  const daysSince = (moment: Date) => daysBetween(moment, now);
  const late = daysSince(dueAt);
  if (last === null) {
    const added = daysSince(createdAt);
    const since = added <= 0 ? 'Added today' : `Added ${span(added)} ago`;
    return `${since}, and nothing is logged yet.`;
  }
  const since = daysSince(last.interactionDate);
  const gap =
    since <= 0
      ? `Your ${noun(last.type)} was today`
      : `${capital(span(since))} since your ${noun(last.type)}`;
  const isByCadence = since - late === cadence.days;
  if (!isByCadence) return late > 0 ? `${gap}, ${dayCount(late)} past due.` : `${gap}. Due today.`;
  if (late <= 0) return `${gap}. Your cadence is ${dayCount(cadence.days)}.`;
  return since < MONTHS_FROM
    ? `${gap}, ${late} past your ${cadence.days}-day cadence.`
    : `${gap}. Your cadence is ${dayCount(cadence.days)}.`;
}

/** Says when something was promised, like 'Promised to Ada Lovelace in the call on Monday.' */
export function promisedReason(
  { type, name, interactionDate }: { type: InteractionType; name: string; interactionDate: Date },
  today: string,
  timeZone: string,
): string {
  const when = onDay(interactionDate, today, timeZone);
  return `Promised to ${name} in the ${noun(type)} ${when}.`;
}

const COUNT_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Returns text like 'Four interactions'. */
export function interactionCount(count: number): string {
  return `${COUNT_WORDS[count] ?? count} ${count === 1 ? 'interaction' : 'interactions'}`;
}

const noun = (type: InteractionType) => INTERACTION_NOUNS[type];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const MONTHS_FROM = 120;

/** Returns '80 days', or from four months on '7 months' or '2 years'. */
function span(days: number): string {
  if (days < MONTHS_FROM) return dayCount(days);
  const months = Math.round(days / 30.44);
  return months < 24 ? `${months} months` : `${Math.floor(days / 365.25)} years`;
}
