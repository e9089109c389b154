import type pg from 'pg';
import { builtApi } from './built-api.ts';

/** What the database does for a list: pages of 8 kB, and the steps from the outside to the inside. */
interface Work {
  blocks: number;
  steps: string[];
}

/** What the database does for the list at a path; null for other paths. */
export async function workOf(asApi: pg.Client, owner: string, path: string): Promise<Work | null> {
  const { pathname, searchParams } = new URL(path, 'http://api.invalid');
  if (pathname !== '/api/contacts') return null;
  const sql = await builtApi('contacts/contact-list-sql', 'contactListSql');
  const decode = await builtApi('contacts/domain/cursor', 'decodeCursor');
  const cursor = searchParams.get('cursor');
  const query = {
    sort: searchParams.get('sort') ?? 'updated',
    limit: 50,
    label: [],
    q: searchParams.get('q') ?? undefined,
    mbtiType: searchParams.get('mbtiType') ?? undefined,
    city: searchParams.get('city') ?? undefined,
    due: searchParams.has('due') || undefined,
    count: searchParams.has('count'),
    cursor: cursor === null ? undefined : decode(cursor),
  };
  const statement = sql(owner, query, new Date(), await sourcesOf(query.q));
  if (!isStatement(statement)) throw new Error('The built API has another statement of lists.');
  const { rows } = await asApi.query(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement.text}`,
    statement.values,
  );
  const explained: unknown = rows[0];
  const plan = partOf(first(partOf(explained, 'QUERY PLAN')), 'Plan');
  return {
    blocks: Number(partOf(plan, 'Shared Hit Blocks')) + Number(partOf(plan, 'Shared Read Blocks')),
    steps: stepsOf(plan),
  };
}

/** What a number is found by: what the API asks the database before it asks for the list. */
async function sourcesOf(q: string | undefined): Promise<object> {
  const soughtPhone = await builtApi('contacts/domain/phone-keys', 'soughtPhone');
  const sought = q === undefined ? null : soughtPhone(q, new Map([['41', 100]]));
  const levels: unknown = partOf(sought, 'levels');
  const phones = new Map(
    sought === null ? [] : [[q, { keys: first(levels), ids: null, parts: [] }]],
  );
  return { labels: [], interactions: new Map(), phones };
}

function stepsOf(plan: unknown): string[] {
  const parts: unknown = partOf(plan, 'Plans');
  const own = [partOf(plan, 'Node Type'), partOf(plan, 'Index Name')];
  const inner: unknown[] = Array.isArray(parts) ? parts : [];
  return [own.filter((word) => word !== undefined).join(' '), ...inner.flatMap(stepsOf)];
}

function isStatement(value: unknown): value is { text: string; values: unknown[] } {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value;
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
