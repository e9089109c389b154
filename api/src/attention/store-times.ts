import { contactTimes } from './domain/contact-times.ts';
import { type DueInput } from './domain/due.ts';

/** Stores derived times of contacts of user $1: a JSON list of the results of `storedTimes`. */
export const STORE_TIMES = `UPDATE rapport.contacts c
  SET last_interaction_at = n."lastInteractionAt", next_due_at = COALESCE(n."dueAt", 'infinity'),
    set_aside_from = n."setAsideFrom", repair_at = n."repairAt", due_version = 1,
    planned_at = n."plannedAt", planned_types = n."plannedTypes",
    planned_due_at = n."plannedDueAt"
  FROM json_to_recordset($2) AS n(id uuid, "lastInteractionAt" timestamptz, "dueAt" timestamptz,
    "setAsideFrom" timestamptz, "repairAt" timestamptz, "plannedAt" timestamptz[],
    "plannedTypes" text[], "plannedDueAt" timestamptz[])
  WHERE c.user_profile_id = $1 AND c.id = n.id`;

/** Returns the derived times as a contact's columns. */
export function storedTimes(input: DueInput) {
  const { plannedAt, plannedTypes, plannedDueAt, ...others } = contactTimes(input);
  const times = { id: input.contactId, ...others };
  return plannedAt.length > 0
    ? {
        ...times,
        plannedAt,
        plannedTypes,
        plannedDueAt: plannedDueAt.map((date) => date ?? 'infinity'),
      }
    : { ...times, plannedAt: null, plannedTypes: null, plannedDueAt: null };
}
