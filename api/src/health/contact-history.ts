import { type InteractionOutcome, type InteractionType } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { type CadenceChange } from './domain/cadence-changes.ts';
import { type HealthInput, type HealthInteraction } from './domain/contact-health.ts';
import { type DueInput, type DueMark } from './domain/due.ts';

/** One interaction as `historyColumns` gives it. */
interface HistoryRow {
  interactionDate: string;
  type: InteractionType;
  outcome: InteractionOutcome | null;
  imported: boolean;
}

/** A change of the cadence as it is stored. */
interface CadenceChangeRow extends Omit<CadenceChange, 'setAt'> {
  setAt: string;
}

/** What the user did with a next step, as `ACTION_MARKS` gives it. */
export interface MarkRow extends Omit<DueMark, 'snoozedUntil'> {
  snoozedUntil: string | null;
}

/** What the due date of a contact follows from. */
export interface DueHistoryRow extends ContactHistoryRow {
  id: string;
  marks: MarkRow[];
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

/** Those of `c` that a file named; looked up once, as the index of the history doesn't have the mark. */
const IMPORTED = `ARRAY(SELECT m.id FROM rapport.interactions m
  WHERE m.user_profile_id = c.user_profile_id AND m.contact_id = c.id AND m.imported)`;

const ROW = jsonObject({
  interactionDate: utc('i.interaction_date'),
  type: 'i.type',
  outcome: 'i.outcome',
  imported: `i.id = ANY(${IMPORTED})`,
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

const MARK = jsonObject({
  actionId: 'm.action_id',
  status: 'm.status',
  snoozedUntil: utc('m.snoozed_until'),
} satisfies Record<keyof MarkRow, string>);

/** The marks of `c`, which is rapport.contacts. */
export const ACTION_MARKS = `(SELECT COALESCE(json_agg(${MARK}), '[]') FROM rapport.action_marks m
  WHERE m.user_profile_id = c.user_profile_id AND m.contact_id = c.id)`;

/** Columns of a `DueHistoryRow`; `now` as in `historyColumns`. */
export function dueHistoryColumns(now: string): string {
  return `c.id, ${historyColumns(now)}, ${ACTION_MARKS} AS marks`;
}

/** The marks as the rules take them. */
export function marksOf(rows: readonly MarkRow[]): DueMark[] {
  return rows.map(({ snoozedUntil, ...mark }) => ({
    ...mark,
    snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
  }));
}

/** What the due date of a contact follows from, as its rules take it. */
export function dueInput({ id, marks, ...history }: DueHistoryRow, now: Date): DueInput {
  return { ...healthInput(history, now), contactId: id, marks: marksOf(marks) };
}

/** The same as health takes it. */
export function healthInput(row: ContactHistoryRow, now: Date): HealthInput {
  return {
    interactions: [...row.planned, ...row.happened].map(withDate),
    cadenceDays: row.cadenceDays,
    cadenceChanges: row.cadenceChanges.map(({ setAt, ...change }): CadenceChange => ({
      ...change,
      setAt: new Date(setAt),
    })),
    createdAt: row.createdAt,
    now,
  };
}

function withDate({ interactionDate, ...others }: HistoryRow): HealthInteraction {
  return { ...others, interactionDate: new Date(interactionDate) };
}
