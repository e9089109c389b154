/**
 * The times of a contact at `now`, a placeholder; `c` is rapport.contacts. A row is written when its
 * history changes and not when a planned time passes: what holds then stands in its arrays, at the
 * place of the last planned time that has passed. Where none has, that place is 0 and holds null.
 */
const passed = (now: string) => `width_bucket(${now}::timestamptz, c.planned_at)`;

/** When the last contact was. */
export function lastInteractionAt(now: string): string {
  return `COALESCE(c.planned_at[${passed(now)}], c.last_interaction_at)`;
}

/** From when on the contact is due; infinity for never. */
export function nextDueAt(now: string): string {
  return `COALESCE(c.planned_due_at[${passed(now)}], c.due_at)`;
}

/** When the next planned interaction takes place. */
export function nextPlannedAt(now: string): string {
  return `c.planned_at[${passed(now)} + 1]`;
}

/** What the next planned interaction is. */
export function nextPlannedType(now: string): string {
  return `c.planned_types[${passed(now)} + 1]`;
}

/** Whether the columns of the row hold, because no planned time has passed since it was written. */
export function isSettled(now: string): string {
  return `(c.planned_from IS NULL OR c.planned_from > ${now}::timestamptz)`;
}

/** The opposite, as the index contacts_by_plan finds it. */
export function isUnsettled(now: string): string {
  return `(c.planned_from IS NOT NULL AND c.planned_from <= ${now}::timestamptz)`;
}
