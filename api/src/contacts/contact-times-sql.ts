/**
 * The times of a contact at `now`, a placeholder; `c` is rapport.contacts. A row is written when its history
 * changes, not when a planned time passes: what applies then is in its arrays, at the index of the last planned
 * time that has passed. If none has, that index is 0, which yields null.
 */
const passed = (now: string) => `width_bucket(${now}::timestamptz, c.planned_at)`;

/** Returns the time of the last interaction. */
export function lastInteractionAt(now: string): string {
  return `COALESCE(c.planned_at[${passed(now)}], c.last_interaction_at)`;
}

/** Returns the time from which the contact is due; infinity for never. */
export function nextDueAt(now: string): string {
  return `COALESCE(c.planned_due_at[${passed(now)}], c.due_at)`;
}

/** Returns the time of the next planned interaction. */
export function nextPlannedAt(now: string): string {
  return `c.planned_at[${passed(now)} + 1]`;
}

/** Returns the type of the next planned interaction. */
export function nextPlannedType(now: string): string {
  return `c.planned_types[${passed(now)} + 1]`;
}

/** True if the row's columns are current, because no planned time has passed since it was written. */
export function isSettled(now: string): string {
  return `(c.planned_from IS NULL OR c.planned_from > ${now}::timestamptz)`;
}

/** The opposite, in the form that the index contacts_by_plan supports. */
export function isUnsettled(now: string): string {
  return `(c.planned_from IS NOT NULL AND c.planned_from <= ${now}::timestamptz)`;
}
