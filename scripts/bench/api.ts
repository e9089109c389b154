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
/** Number of requests of one kind per server and turn. */
const COUNT = 160;
/** Number of requests of one kind before measuring: a server is slow until its code is compiled. */
const WARM_UP = 1_500;
const NEW_CONTACT = {
  displayName: 'Ada Lovelace',
  primaryEmail: 'ada@example.com',
  organizationName: 'Analytical Engines Ltd',
};

/** The users whose contacts are read and written, and what the requests contain about them. */
interface People {
  reader: string;
  writer: string;
  contactId: string;
}

/**
 * `pnpm bench api`: measures the CPU time of a request in the API's process, compared with a bare handler of
 * node:http and pg that returns the same bytes. The two take turns, and each ratio compares two consecutive turns,
 * so other load on the machine affects both alike.
 * @param seconds duration of the measurement; at least one round
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

/** Creates two users with a profile; one of them has contacts. */
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

/** Checks that both return the same bytes. The id and times of a new contact differ each time. */
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

/** Sends the same request `count` times over this many connections; each sends it again after its last response. */
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

/** Returns the figures of each request, by its name and the number of connections. */
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
