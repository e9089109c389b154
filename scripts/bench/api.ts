import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { REPOSITORY, step, StepError, typescriptProgram } from '@rapport/workspace-kit';
import type pg from 'pg';
import { accessToken } from '../auth/access-token.ts';
import { median } from './figures.ts';
import { type Asked, send } from './send.ts';
import { type Server, withApi } from './servers.ts';

const CONTACTS = 200;
const CONNECTIONS = [8, 64];
/** Requests of one kind to one server in one turn. */
const COUNT = 160;
/** Requests of one kind that a server gets before: its code is slow until it is compiled. */
const WARM_UP = 1_500;
const NEW_CONTACT = {
  displayName: 'Ada Lovelace',
  primaryEmail: 'ada@example.com',
  organizationName: 'Analytical Engines Ltd',
};

/** The people whose contacts are read and written, and what of them the requests name. */
interface People {
  reader: string;
  writer: string;
  contactId: string;
}

/**
 * `pnpm bench api`: what a request costs the API, in CPU time of its process, against a bare handler of
 * node:http and pg that gives the same bytes. The two take turns, and each ratio is made of two turns that follow
 * each other, so that whatever else the machine does meets both alike.
 * @param seconds how long it measures; at least one round
 */
export function benchApi(seconds: number): Promise<void> {
  return withApi(async ({ admin, secret, startApi, start }) => {
    const people = await makeContacts(admin);
    const bare = await start(
      'Bare handler',
      typescriptProgram(join(REPOSITORY, 'scripts/bench/bare.ts')),
      {
        BENCH_READER: people.reader,
        BENCH_WRITER: people.writer,
        TSX_TSCONFIG_PATH: join(REPOSITORY, 'scripts/tsconfig.json'),
      },
    );
    const servers = [bare, await startApi()] as const;
    const requests = requestsOf(people, secret);
    for (const [name, asked] of requests) await checkBodies(name, servers, asked);
    await step(console.log, 'Warming up', async () => {
      for (const { port } of servers)
        for (const asked of requests.values()) await load(port, asked, 8, WARM_UP);
    });
    const table = await step(console.log, 'Measuring', () =>
      measure(servers, requests, seconds, () => removeWritten(admin, people)),
    );
    console.log("\nMicroseconds of CPU of the server's process per request; medians");
    console.table(table);
    for (const { name, usage } of servers)
      console.log(`${name}: ${Math.round((await usage()).residentBytes / 1_000_000)} MB resident`);
  });
}

/** Two people with a profile; one of them has contacts. */
async function makeContacts(admin: pg.Client): Promise<People> {
  const [reader, writer] = [randomUUID(), randomUUID()];
  await admin.query(
    `INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
     SELECT unnest($1::uuid[]), now(), now()`,
    [[reader, writer]],
  );
  const { rows } = await admin.query<{ id: string }>(
    `INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time, display_name,
       primary_email, organization_name, organization_title, search_text, sort_name)
     SELECT $1, gen_random_uuid(), time, time, 'Person ' || n, 'person' || n || '@example.com',
       'Company ' || n % 20, 'Engineer', ' person ' || n, 'person ' || n
     FROM (SELECT n, date_trunc('milliseconds', now() - n * interval '1 minute') AS time
       FROM generate_series(1, $2::int) n) times
     RETURNING id`,
    [reader, CONTACTS],
  );
  await admin.query('ANALYZE rapport.contacts');
  return { reader, writer, contactId: rows[0]?.id ?? '' };
}

async function removeWritten(admin: pg.Client, { writer }: People): Promise<void> {
  await admin.query('DELETE FROM rapport.contacts WHERE user_profile_id = $1', [writer]);
  await admin.query('DELETE FROM rapport.idempotency_keys WHERE user_profile_id = $1', [writer]);
}

function requestsOf({ reader, writer, contactId }: People, secret: string): Map<string, Asked> {
  const get = { method: 'GET', token: accessToken({ sub: reader }, secret) } as const;
  const token = accessToken({ sub: writer }, secret);
  const post = { method: 'POST', path: '/api/contacts', token, body: NEW_CONTACT } as const;
  return new Map<string, Asked>([
    ['GET /api/contacts (50)', { ...get, path: '/api/contacts' }],
    ['GET /api/contacts/{id}', { ...get, path: `/api/contacts/${contactId}` }],
    ['POST /api/contacts', post],
    ['POST /api/contacts, Idempotency-Key', { ...post, isKeyed: true }],
  ]);
}

/** Both give the same bytes. What a new contact is given (id and times) differs each time. */
async function checkBodies(name: string, servers: readonly Server[], asked: Asked): Promise<void> {
  const agent = new Agent();
  const bodies = new Set<string>();
  for (const { port } of servers) {
    const text = await send(port, agent, asked);
    bodies.add(asked.method === 'POST' ? withoutGiven(text) : text);
  }
  if (bodies.size > 1) throw new StepError(`${name}: the bodies are not the same bytes.`);
}

function withoutGiven(text: string): string {
  return text
    .replace(/("id" ?: ?")[0-9a-f-]{36}/, '$1')
    .replaceAll(/("(?:lastUpdateTime|nextDueAt)" ?: ?")[0-9TZ:.-]+/g, '$1');
}

/** Sends the same request `count` times over so many connections, each when it has the response to its last. */
async function load(port: number, asked: Asked, connections: number, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const connection = async () => {
    while (left > 0) {
      left -= 1;
      await send(port, agent, asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
}

/** The figures of each request, by its name and the number of connections. */
async function measure(
  servers: readonly Server[],
  requests: ReadonlyMap<string, Asked>,
  seconds: number,
  afterRound: () => Promise<void>,
): Promise<Record<string, Record<string, number>>> {
  const turns = new Map<string, number[][]>();
  const deadline = Date.now() + seconds * 1_000;
  for (let round = 0; round === 0 || Date.now() < deadline; round += 1) {
    await afterRound();
    for (const [request, asked] of requests) {
      for (const connections of CONNECTIONS) {
        const name = `${request}, ${connections} connections`;
        const costs: number[] = [];
        for (const { port, usage } of servers) {
          const before = await usage();
          await load(port, asked, connections, COUNT);
          costs.push(((await usage()).cpuMicroseconds - before.cpuMicroseconds) / COUNT);
        }
        turns.set(name, [...(turns.get(name) ?? []), costs]);
      }
    }
  }
  return Object.fromEntries(
    [...turns].map(([name, all]) => {
      const medianOf = (of: (costs: number[]) => number) => median(all.map(of));
      const ratio = medianOf(([bare = NaN, api = NaN]) => api / bare);
      return [
        name,
        {
          'Bare handler': Math.round(medianOf(([bare = NaN]) => bare)),
          Rapport: Math.round(medianOf(([, api = NaN]) => api)),
          ratio: Number(ratio.toFixed(2)),
        },
      ];
    }),
  );
}
