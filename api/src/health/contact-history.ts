import { type InteractionOutcome, type InteractionType } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';

/** One interaction as `HISTORY_JSON` gives it. */
export interface HistoryRow {
  interactionDate: string;
  type: InteractionType;
  outcome: InteractionOutcome | null;
}

/** An interaction as health and actions look at it. */
interface PastInteraction extends Omit<HistoryRow, 'interactionDate'> {
  interactionDate: Date;
}

/**
 * So many interactions of one contact count, the newest ones. It bounds the work of a request;
 * no score needs more.
 */
const LONGEST = 1_000;

const ROW = jsonObject({
  interactionDate: utc('i.interaction_date'),
  type: 'i.type',
  outcome: 'i.outcome',
} satisfies Record<keyof HistoryRow, string>);

/** The interactions of `c`, which is rapport.contacts, newest first; one index holds all of it. */
export const HISTORY_JSON = `(
  SELECT COALESCE(json_agg(${ROW} ORDER BY i.interaction_date DESC, i.id DESC), '[]') FROM (
    SELECT h.id, h.interaction_date, h.type, h.outcome FROM rapport.interactions h
    WHERE h.user_profile_id = c.user_profile_id AND h.contact_id = c.id
    ORDER BY h.interaction_date DESC, h.id DESC LIMIT ${LONGEST}
  ) i)`;

/** The same with dates. */
export function pastInteractions(rows: readonly HistoryRow[]): PastInteraction[] {
  return rows.map(({ interactionDate, type, outcome }) => ({
    interactionDate: new Date(interactionDate),
    type,
    outcome,
  }));
}
