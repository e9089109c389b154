import { type InteractionOutcome, type InteractionType } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { type CadenceChange } from './domain/cadence-changes.ts';
import { type AttentionInput, type AttentionInteraction } from './domain/contact-attention.ts';
import { type DueInput, type DueMark } from './domain/due.ts';

/** An interaction as `historyColumns` returns it. */
interface HistoryRow {
  interactionDate: string;
  type: InteractionType;
  outcome: InteractionOutcome | null;
  imported: boolean;
}

/** A stored change of the cadence. */
interface CadenceChangeRow extends Omit<CadenceChange, 'setAt'> {
  setAt: string;
}

/** A mark of a next step, as `ACTION_MARKS` returns it. */
export interface MarkRow extends Omit<DueMark, 'snoozedUntil'> {
  snoozedUntil: string | null;
}

/** The input for a contact's due date. */
export interface DueHistoryRow extends ContactHistoryRow {
  id: string;
  marks: MarkRow[];
}

/** The input of health and actions about time. */
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
 * The maximum number of interactions per contact that count: the newest past ones and the soonest planned ones. It
 * limits the work of a request; no score needs more.
 */
const LONGEST: Longest = { happened: 1_000, planned: 400 };

/** Imported interactions of `c`; looked up once, because the index of the history doesn't contain the flag. */
const IMPORTED = `ARRAY(SELECT m.id FROM rapport.interactions m
  WHERE m.user_profile_id = c.user_profile_id AND m.contact_id = c.id AND m.imported)`;

const ROW = jsonObject({
  interactionDate: utc('i.interaction_date'),
  type: 'i.type',
  outcome: 'i.outcome',
  imported: `i.id = ANY(${IMPORTED})`,
} satisfies Record<keyof HistoryRow, string>);

/**
 * The columns of a `ContactHistoryRow`; one index contains all the interactions they need.
 * @param now the placeholder for the time that separates past from planned; `c` is rapport.contacts
 * @param longest the maximum numbers of interactions to read
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

/** The columns of a `DueHistoryRow`; `now` as in `historyColumns`. */
export function dueHistoryColumns(now: string): string {
  return `c.id, ${historyColumns(now)}, ${ACTION_MARKS} AS marks`;
}

/** Converts marks to the input of the rules. */
export function marksOf(rows: readonly MarkRow[]): DueMark[] {
  return rows.map(({ snoozedUntil, ...mark }) => ({
    ...mark,
    snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
  }));
}

/** Converts a row to the input of the due date rules. */
export function dueInput({ id, marks, ...history }: DueHistoryRow, now: Date): DueInput {
  return { ...attentionInput(history, now), contactId: id, marks: marksOf(marks) };
}

/** Converts a row to the input of health. */
export function attentionInput(row: ContactHistoryRow, now: Date): AttentionInput {
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

function withDate({ interactionDate, ...others }: HistoryRow): AttentionInteraction {
  return { ...others, interactionDate: new Date(interactionDate) };
}
