import { type Database } from '../database/database.ts';
import { type Total } from '../http/json-text.ts';
import { countedAtMost, EXACT_TO, matchingSql } from './contact-list-sql.ts';
import { type ContactListQuery } from './dto/contact-list.query.ts';
import { type SearchSources } from './search-sources.ts';

/** A list and the parameters of its statement. */
export interface AskedList {
  owner: string;
  query: ContactListQuery;
  now: Date;
  sources: SearchSources;
}

/**
 * Returns the size of a list. If it exceeds what the list's statement counts, it's counted up to 10,000; beyond
 * that, the Postgres planner estimates it from statistics, which costs the same for any length.
 * @param counted the count from the list's statement; null if no count was requested
 * @param early an estimate that was requested together with the list; null without one
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
  // Counting these reads the interactions of each contact, and the planner can't estimate how many match.
  if (isByInteractions(list.sources)) return { count: most, relation: 'at-least' };
  // Requesting an estimate in parallel costs less than waiting for the count first.
  const [further, estimate] = await Promise.all([
    most < EXACT_TO ? countTo(database, list, EXACT_TO) : counted,
    early ?? estimatedCount(database, list),
  ]);
  if (further <= EXACT_TO) return { count: further, relation: null };
  return { count: Math.max(estimate, EXACT_TO + 1), relation: 'estimate' };
}

/** The maximum number of remembered owners; each takes a few hundred bytes. */
const MOST_OWNERS = 10_000;

/**
 * Remembers owners whose list was last longer than the exact count. Their lists are estimated while they're read
 * instead of afterward. This only saves time: the total is the same either way.
 */
export class LongLists {
  private readonly owners = new Set<string>();

  isExpected({ owner, query }: AskedList): boolean {
    return query.count === true && query.q === undefined && this.owners.has(owner);
  }

  remember({ owner, query }: AskedList, total: Total | null): void {
    // The number of search results says little about the list.
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

/** Counts matches up to `most` + 1. */
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

/** Returns the planner's estimate of the number of matches; 0 if it gives none. */
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

/** Parses `[{ "Plan": { "Plan Rows": 12345 } }]`. */
function planRows(explained: unknown): number {
  const first: unknown = Array.isArray(explained) ? explained[0] : null;
  const plan = property(first, 'Plan');
  const rows = property(plan, 'Plan Rows');
  return typeof rows === 'number' && Number.isFinite(rows) ? Math.round(rows) : 0;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
