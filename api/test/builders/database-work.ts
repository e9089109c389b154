import { plainToInstance } from 'class-transformer';
import { type Pool } from 'pg';
import { contactListSql } from '../../src/contacts/contact-list-sql.ts';
import { ContactListQuery } from '../../src/contacts/dto/contact-list.query.ts';
import { searchSources } from '../../src/contacts/search-sources.ts';
import { type Database } from '../../src/database/database.ts';

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

/** The database's work for some statements. */
export interface Work {
  /** Number of 8 kB pages that it touches. */
  blocks: number;
  /** The steps of the plan, from the outermost to the innermost. */
  steps: string[];
}

/** Measures the database's work for GET /api/contacts. */
export async function workOfList(
  asApi: Pool,
  owner: string,
  query: Record<string, string>,
): Promise<Work> {
  const sent: Statement[] = [];
  const database = {
    rows: async (text: string, values: unknown[] = []) => {
      sent.push({ text, values });
      return (await asApi.query(text, values)).rows;
    },
    transaction: (work: () => Promise<unknown>) => work(),
  } as unknown as Database;
  const asked = plainToInstance(ContactListQuery, query);
  const sources = await searchSources(database, owner, asked);
  return workOf(asApi, [...sent, contactListSql(owner, asked, new Date(), sources)]);
}

interface Statement {
  text: string;
  values: unknown[];
}

/** Measures the database's total work for some statements. */
export async function workOf(asApi: Pool, statements: readonly Statement[]): Promise<Work> {
  const plans: Plan[] = [];
  for (const statement of statements) plans.push(await planOf(asApi, statement));
  return {
    blocks: plans.reduce(
      (sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      0,
    ),
    steps: plans.flatMap(steps),
  };
}

async function planOf(asApi: Pool, { text, values }: Statement): Promise<Plan> {
  const { rows } = await asApi.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Plan }];
  return plan;
}

function steps(plan: Plan): string[] {
  const own = [plan['Node Type'], plan['Index Name']].filter((word) => word !== undefined);
  return [own.join(' '), ...(plan.Plans ?? []).flatMap(steps)];
}

/**
 * Returns the minimum duration of two requests in milliseconds, measured in turns: other load on the machine slows
 * both, and only ever adds time.
 */
export async function inTurns(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  rounds: number,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  const measure = async (work: () => Promise<unknown>, into: number[]) => {
    const start = performance.now();
    await work();
    into.push(performance.now() - start);
  };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) await measure(one, times[0]);
    await measure(other, times[1]);
    if (round % 2 === 1) await measure(one, times[0]);
  }
  return [Math.min(...times[0]), Math.min(...times[1])];
}
