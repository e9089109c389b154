import { type InteractionOutcome, type InteractionType } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { type CadenceChange } from './domain/cadence-changes.ts';
import { type HealthInput, type HealthInteraction } from './domain/contact-health.ts';

/** One interaction as `historyColumns` gives it. */
interface HistoryRow {
  interactionDate: string;
  type: InteractionType;
  outcome: InteractionOutcome | null;
}

/** A change of the cadence as it is stored. */
interface CadenceChangeRow {
  setAt: string;
  daysBefore: number;
}

/** What health and actions need to know about time. */
export interface ContactHistoryRow {
  createdAt: Date;
  cadenceDays: number | null;
  cadenceChanges: CadenceChangeRow[];
  happened: HistoryRow[];
  planned: HistoryRow[];
}

interface Longest {
  readonly happened: number;
  readonly planned: number;
}

/**
 * How many interactions of one contact count (the newest), and how many planned ones (the soonest).
 * It bounds the work of a request; no score needs more.
 */
const LONGEST: Longest = { happened: 1_000, planned: 400 };

const ROW = jsonObject({
  interactionDate: utc('i.interaction_date'),
  type: 'i.type',
  outcome: 'i.outcome',
} satisfies Record<keyof HistoryRow, string>);

/**
 * Columns of a `ContactHistoryRow`; one index holds all interactions they need.
 * @param now the placeholder of the time that parts what happened from what is planned; `c` is rapport.contacts
 * @param longest how many interactions to read at most
 */
export function historyColumns(now: string, longest: Longest = LONGEST): string {
  return `c.created_at AS "createdAt", c.cadence_days AS "cadenceDays",
    c.cadence_changes AS "cadenceChanges",
    ${interactionsOf(`h.interaction_date <= ${now}::timestamptz`, 'DESC', longest.happened)} AS happened,
    ${interactionsOf(`h.interaction_date > ${now}::timestamptz`, 'ASC', longest.planned)} AS planned`;
}

function interactionsOf(condition: string, order: 'ASC' | 'DESC', limit: number): string {
  return `(SELECT COALESCE(json_agg(${ROW} ORDER BY i.interaction_date DESC, i.id DESC), '[]') FROM (
      SELECT h.id, h.interaction_date, h.type, h.outcome FROM rapport.interactions h
      WHERE h.user_profile_id = c.user_profile_id AND h.contact_id = c.id AND ${condition}
      ORDER BY h.interaction_date ${order}, h.id ${order} LIMIT ${limit}
    ) i)`;
}

/** The same as health takes it. */
export function healthInput(row: ContactHistoryRow, now: Date): HealthInput {
  return {
    interactions: [...row.planned, ...row.happened].map(withDate),
    cadenceDays: row.cadenceDays,
    cadenceChanges: row.cadenceChanges.map(({ setAt, daysBefore }): CadenceChange => ({
      setAt: new Date(setAt),
      daysBefore,
    })),
    createdAt: row.createdAt,
    now,
  };
}

function withDate({ interactionDate, type, outcome }: HistoryRow): HealthInteraction {
  return { interactionDate: new Date(interactionDate), type, outcome };
}
