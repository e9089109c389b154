import { type Database } from '../database/database.ts';
import { type Total } from '../http/json-text.ts';
import { countedAtMost, EXACT_TO, matchingSql } from './contact-list-sql.ts';
import { type ContactListQuery } from './dto/contact-list.query.ts';
import { type SearchSources } from './search-sources.ts';

/** A list and what its statement was made of. */
export interface AskedList {
  owner: string;
  query: ContactListQuery;
  now: Date;
  sources: SearchSources;
}

/**
 * The size of a list. What is longer than its statement counts is counted to 10,000, and beyond that the planner of
 * Postgres estimates it from its statistics, which costs the same for any length.
 * @param counted what the statement of the list counted; null where no one asked
 * @param early an estimate that was asked for together with the list; null where it was not
 */
export async function totalOfList(
  database: Database,
  list: AskedList,
  counted: number | null,
  early: number | null,
): Promise<Total | null> {
  if (counted === null) return null;
  const most = countedAtMost(list.query, list.sources);
  if (most === null || counted <= most) return { count: counted, relation: null };
  // To count these takes a look at the interactions of each contact, and the planner cannot tell how many pass.
  if (isByInteractions(list.sources)) return { count: most, relation: 'at-least' };
  // An estimate costs less than to wait for the count before asking for it.
  const [further, estimate] = await Promise.all([
    most < EXACT_TO ? countTo(database, list, EXACT_TO) : counted,
    early ?? estimatedCount(database, list),
  ]);
  if (further <= EXACT_TO) return { count: further, relation: null };
  return { count: Math.max(estimate, EXACT_TO + 1), relation: 'estimate' };
}

/** So many owners are remembered; each takes some hundred bytes. */
const MOST_OWNERS = 10_000;

/**
 * Whose list was longer than it is counted the last time. Theirs is estimated while it is read, and not afterward. It
 * only saves time: the total is the same either way.
 */
export class LongLists {
  private readonly owners = new Set<string>();

  isExpected({ owner, query }: AskedList): boolean {
    return query.count === true && query.q === undefined && this.owners.has(owner);
  }

  remember({ owner, query }: AskedList, total: Total | null): void {
    // How many a search finds says little about the list.
    if (total === null || query.q !== undefined) return;
    this.owners.delete(owner);
    if (total.relation !== 'estimate') return;
    if (this.owners.size >= MOST_OWNERS) this.owners.clear();
    this.owners.add(owner);
  }
}

function isByInteractions({ interactions }: SearchSources): boolean {
  return [...interactions.values()].includes('many');
}

/** How many pass; one more than `most` where there are more. */
async function countTo(
  database: Database,
  { owner, query, now, sources }: AskedList,
  most: number,
): Promise<number> {
  const { from, values } = matchingSql(owner, query, now, sources);
  const [row] = await database.rows<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT FROM ${from} LIMIT ${most + 1}) counted`,
    values,
  );
  return row?.n ?? 0;
}

/** How many pass as the planner expects it; 0 where it does not say. */
export async function estimatedCount(
  database: Database,
  { owner, query, now, sources }: AskedList,
): Promise<number> {
  const { from, values } = matchingSql(owner, query, now, sources);
  const [row] = await database.rows<{ 'QUERY PLAN': unknown }>(
    `EXPLAIN (FORMAT JSON) SELECT FROM ${from}`,
    values,
  );
  return row === undefined ? 0 : planRows(row['QUERY PLAN']);
}

/** Reads `[{ "Plan": { "Plan Rows": 12345 } }]`. */
function planRows(explained: unknown): number {
  const first: unknown = Array.isArray(explained) ? explained[0] : null;
  const plan = property(first, 'Plan');
  const rows = property(plan, 'Plan Rows');
  return typeof rows === 'number' && Number.isFinite(rows) ? Math.round(rows) : 0;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
