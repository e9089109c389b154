import { type Interaction } from '@rapport/api-client';
import { type InteractionType } from '@rapport/contracts';
import { clockTime, dayInWords, daysApart, wallClock } from '@rapport/shared-ui';

/** The label of each type of interaction. */
export const INTERACTION_LABELS: Readonly<Record<InteractionType, string>> = {
  call: 'Call',
  meeting: 'Meeting',
  email: 'Email',
  message: 'Message',
  event: 'Event',
  note: 'Note',
};

/**
 * Whether an interaction is in the future.
 * @param now milliseconds since 1970
 */
export function isPlanned(
  { interactionDate }: Pick<Interaction, 'interactionDate'>,
  now = Date.now(),
): boolean {
  return Date.parse(interactionDate) > now;
}

/**
 * The time of a planned interaction on the reader's clock: "today, 2:00 PM" or "today, 14:00", "tomorrow, …", "on
 * Friday, …", "on March 14, …".
 */
export function plannedTime(at: Date, now = new Date()): string {
  return `${dayWords(at, now)}, ${clockTime(at)}`;
}

function dayWords(at: Date, now: Date): string {
  const days = daysApart(now, at);
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < 7) return `on ${dayInWords(at, { weekday: 'long' })}`;
  const day = dayInWords(at, { month: 'long', day: 'numeric' });
  const year = wallClock(at).getUTCFullYear();
  return year === wallClock(now).getUTCFullYear() ? `on ${day}` : `on ${day}, ${year}`;
}
