import { type CardField, type CardFields, NO_FIELDS } from './card-fields.ts';
import { type Pair } from './merge-fields.ts';

/** Where the two sides are after a sync. */
interface AfterSync {
  /** At the sync before; null at the first one. */
  base: Pair | null;
  /** As both are now. */
  now: Pair;
  conflicts: readonly CardField[];
  /** Fields of the contact that should have gone to a card that may not be written. */
  unsent: readonly CardField[];
}

/**
 * Returns the base of the next sync. Where both sides changed, the base stays, so the conflict does. Where a change of
 * the contact couldn't be sent, the contact's side stays, so a later change of the card asks before it replaces it.
 */
export function nextBase({ base, now, conflicts, unsent }: AfterSync): Pair {
  const was = base ?? { contact: structuredClone(NO_FIELDS), card: structuredClone(NO_FIELDS) };
  return {
    contact: withFields(now.contact, was.contact, [...conflicts, ...unsent]),
    card: withFields(now.card, was.card, conflicts),
  };
}

/** Returns `fields` with some of `others`. */
function withFields(
  fields: CardFields,
  others: CardFields,
  taken: readonly CardField[],
): CardFields {
  const kept = Object.fromEntries(taken.map((field) => [field, others[field]]));
  return { ...fields, ...kept };
}
