import { Agent } from 'node:http';
import { step } from '@rapport/workspace-kit';
import type pg from 'pg';
import { accessToken } from '../auth/access-token.ts';
import { builtApi } from './built-api.ts';
import { percentile } from './figures.ts';
import { fill, type People } from './fill.ts';
import { type Asked, send } from './send.ts';
import { type Server, withApi } from './servers.ts';

const FEW = 100;
const ROUNDS = 60;
const WARM_UP = 20;
const CONNECTIONS = 200;

/** Size of the benchmark. */
interface Scale {
  /** Number of contacts of one user. */
  most: number;
  /** Number of contacts of all users. */
  inAll: number;
  /** Duration of the part with simultaneous users, in seconds. */
  seconds: number;
}

/** Requests for both users: a path, or one that depends on the user's number of contacts. */
const CASES: Readonly<Record<string, string | Deep>> = {
  'first page': '/api/contacts',
  'first page, counted': '/api/contacts?count=true',
  'first page by name': '/api/contacts?sort=name',
  'first page by last name': '/api/contacts?sort=familyName',
  'first page by last contact': '/api/contacts?sort=lastContact',
  'first page by who is due next': '/api/contacts?sort=nextDue',
  'deep page': { sort: 'updated', column: 'last_update_time', order: 'DESC' },
  'deep page by name': { sort: 'name', column: 'sort_name', order: 'ASC' },
  'deep page by last name': {
    sort: 'familyName',
    column: 'COALESCE(sort_family_name, sort_name)',
    order: 'ASC',
  },
  'deep page by last contact': {
    sort: 'lastContact',
    column: 'last_interaction_at',
    order: 'DESC',
  },
  'deep page by who is due next': { sort: 'nextDue', column: 'due_at', order: 'ASC' },
  'search for one person': '/api/contacts?q=zebedee',
  'search in the middle of a word': '/api/contacts?q=ebede',
  'search for a number': '/api/contacts?q=%2B41790000050',
  'search for a number as it is dialed': '/api/contacts?q=0790000050',
  'search for what everyone has': '/api/contacts?q=example.com',
  'search for what no one has': '/api/contacts?q=never-a-name',
  'one work style': '/api/contacts?mbtiType=INTJ',
  'one city': '/api/contacts?city=Bern',
  due: '/api/contacts?due=true',
  'due, longest first': '/api/contacts?due=true&sort=nextDue',
  Today: '/api/today',
  'one contact': '/api/contacts/{id}',
  'guidance of one contact': '/api/guidance/{id}',
};

/** The page after 40 % of a list, which is full even in a list of few contacts. */
interface Deep {
  sort: string;
  column: string;
  order: 'ASC' | 'DESC';
}

/**
 * `pnpm bench scale`: compares requests of a user with very many contacts, in a large database, with those of a
 * user with 100. They take turns, so other load on the machine slows both. Then 200 users send typical requests at
 * the same time. With BENCH_PARTITIONS=on, the tables of user data are partitioned once they're filled.
 */
export function benchScale({ most, inAll, seconds }: Scale): Promise<void> {
  return withApi(async ({ admin, secret, startApi, partition }) => {
    const people = await step(console.log, `${most} and ${inAll} contacts`, () =>
      fill(admin, { few: FEW, most, inAll }),
    );
    if (process.env.BENCH_PARTITIONS === 'on') {
      await step(console.log, 'partitions', partition);
      await admin.query('VACUUM (ANALYZE)');
    }
    const server = await startApi();
    const table: Record<string, Record<string, number>> = {};
    for (const [name, given] of Object.entries(CASES)) {
      const few = await pathOf(admin, given, people.few, FEW);
      const many = await pathOf(admin, given, people.many, most);
      table[name] = await inTurns(server.port, { few, many }, people, secret);
    }
    console.log(`\nMilliseconds with ${FEW} and ${most} contacts; medians of ${ROUNDS} requests`);
    console.table(table);
    await useAtOnce(server, await usersOf(admin, secret), seconds);
  });
}

async function pathOf(
  admin: pg.Client,
  given: string | Deep,
  owner: string,
  count: number,
): Promise<string> {
  if (typeof given === 'string') return given.replace('{id}', await assessedOf(admin, owner));
  const { sort, column, order } = given;
  const key = /_(at|time)$/.test(column)
    ? `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : column;
  const { rows } = await admin.query<{ key: string; id: string }>(
    `SELECT ${key} AS key, id FROM rapport.contacts WHERE user_profile_id = $1
     ORDER BY ${column} ${order}, id ${order} OFFSET $2::int LIMIT 1`,
    [owner, Math.floor(count * 0.4)],
  );
  const encode = await builtApi('contacts/domain/cursor', 'encodeCursor');
  return `/api/contacts?sort=${sort}&cursor=${String(encode({ sort, ...rows[0] }))}`;
}

async function assessedOf(admin: pg.Client, owner: string): Promise<string> {
  const { rows } = await admin.query<{ id: string }>(
    `SELECT id FROM rapport.contacts
     WHERE user_profile_id = $1 AND assessment_complete ORDER BY id LIMIT 1`,
    [owner],
  );
  return rows[0]?.id ?? '';
}

async function inTurns(
  port: number,
  paths: People,
  people: People,
  secret: string,
): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: Record<keyof People, number[]> = { few: [], many: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const);
    for (const who of order) {
      const token = accessToken({ sub: people[who] }, secret);
      const begun = performance.now();
      await send(port, agent, { method: 'GET', path: paths[who], token });
      if (round >= 0) times[who].push(performance.now() - begun);
    }
  }
  agent.destroy();
  const [few, many] = [percentile(times.few, 50), percentile(times.many, 50)];
  return { few: twoDigits(few), many: twoDigits(many), ratio: twoDigits(many / few) };
}

/** A user, and one of their contacts. */
interface User {
  token: string;
  contactId: string;
}

async function usersOf(admin: pg.Client, secret: string): Promise<User[]> {
  const { rows } = await admin.query<{ owner: string; id: string }>(
    `SELECT DISTINCT ON (user_profile_id) user_profile_id AS owner, id FROM rapport.contacts
     ORDER BY user_profile_id LIMIT $1`,
    [CONNECTIONS],
  );
  return rows.map(({ owner, id }) => ({
    token: accessToken({ sub: owner }, secret),
    contactId: id,
  }));
}

/** Typical requests, all with the same weight. */
const USES: readonly ((user: User) => Asked)[] = [
  ...['?count=true', '?count=true', '?count=true', '?q=zebedee', '?due=true&sort=nextDue'].map(
    (query) => (user: User) => readOf(user, `/api/contacts${query}`),
  ),
  (user) => readOf(user, `/api/contacts/${user.contactId}`),
  (user) => readOf(user, `/api/contacts/${user.contactId}`),
  (user) => readOf(user, '/api/today'),
  ({ token, contactId }) => ({
    method: 'POST',
    path: `/api/interactions/${contactId}`,
    token,
    body: { type: 'call', interactionDate: new Date().toISOString() },
    isKeyed: true,
  }),
  ({ token }) => ({
    method: 'POST',
    path: '/api/contacts',
    token,
    body: { displayName: 'Ada Lovelace', primaryEmail: 'ada@example.com' },
    isKeyed: true,
  }),
];

function readOf({ token }: User, path: string): Asked {
  return { method: 'GET', path, token };
}

/** Keeps one connection per user open, and sends the next request after the response to the last one. */
async function useAtOnce(server: Server, users: readonly User[], seconds: number): Promise<void> {
  const times: number[] = [];
  const failures = new Map<string, number>();
  const before = await server.usage();
  const end = performance.now() + seconds * 1_000;
  const connection = async (user: User, place: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = place; performance.now() < end; turn += 1) {
      const asked = USES[turn % USES.length]?.(user);
      if (asked === undefined) break;
      const begun = performance.now();
      await send(server.port, agent, asked).catch((error: unknown) => {
        const words = String(error).replaceAll(user.contactId, '{id}');
        failures.set(words, (failures.get(words) ?? 0) + 1);
      });
      times.push(performance.now() - begun);
    }
    agent.destroy();
  };
  await Promise.all(users.map(connection));
  const { cpuMicroseconds, residentBytes } = await server.usage();
  console.log(`\n${users.length} people at once for ${seconds} s, one process of the API`);
  console.table({
    'requests a second': Math.round(times.length / seconds),
    'p50 (ms)': twoDigits(percentile(times, 50)),
    'p99 (ms)': twoDigits(percentile(times, 99)),
    'cores of the API': twoDigits((cpuMicroseconds - before.cpuMicroseconds) / 1e6 / seconds),
    'memory (MB)': Math.round(residentBytes / 1e6),
  });
  for (const [words, count] of failures) console.log(`${count} × ${words}`);
}

function twoDigits(value: number): number {
  return Number(value.toFixed(2));
}
