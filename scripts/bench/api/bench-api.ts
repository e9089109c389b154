import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { step, StepError } from '@rapport/workspace-kit';
import type pg from 'pg';
import { figuresOf, figuresTable, type Turn } from './figures.ts';
import { asked, type Asked, load, send } from './load.ts';
import { peer, type Server } from './servers.ts';
import { accessToken } from '../../auth/access-token.ts';
import { withStack } from './with-stack.ts';

const CONTACTS = 200;
const NEW_CONTACT = {
  displayName: 'Ada Lovelace',
  primaryEmail: 'ada@example.com',
  organizationName: 'Analytical Engines Ltd',
};

/** How much is measured: for so many seconds, and at least one round. */
interface Extent {
  connections: readonly number[];
  /** Requests of one kind to one server in one round. */
  count: number;
  /** Requests of one kind that a server gets before: its code is slow until it is compiled. */
  warmUp: number;
  warmUpSeconds: number;
  seconds: number;
}

const WHOLE: Extent = {
  connections: [1, 8, 64],
  count: 160,
  warmUp: 1_500,
  warmUpSeconds: 4,
  seconds: 190,
};
const QUICK: Extent = {
  connections: [8],
  count: 96,
  warmUp: 600,
  warmUpSeconds: 1,
  seconds: 30,
};

/** The people whose contacts are read and written, and what of them the requests name. */
interface People {
  reader: string;
  writer: string;
  contactId: string;
}

/**
 * `pnpm bench api`: what a request costs the API, in CPU time of its process, against a bare handler of
 * node:http and pg that gives the same bytes, and against what people would otherwise write. The servers
 * take turns, so that whatever else the machine does meets all of them alike.
 * @param quick about a minute, in place of up to five
 */
export async function benchApi(quick: boolean): Promise<void> {
  const extent = quick ? QUICK : WHOLE;
  await withStack(async ({ url, admin, secret, start, api }) => {
    const people = await makeContacts(admin);
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: url,
      BENCH_READER: people.reader,
      BENCH_WRITER: people.writer,
    };
    const servers: Server[] = [];
    for (const program of [
      peer('bare node:http + pg', 'bare', env),
      api('Rapport'),
      peer('Fastify + pg', 'fastify-pg', env),
      peer('Nest + TypeORM find', 'nest-typeorm', env),
    ]) {
      servers.push(await start(program));
    }
    const requests = requestsOf(people, secret);
    await step(console.log, 'Equal bodies', () => checkBodies(servers, requests));
    const turns = await step(console.log, 'Measuring', () =>
      measure(servers, requests, extent, () => removeWritten(admin, people)),
    );
    await printFigures(turns, servers);
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
  const read = { token: accessToken({ sub: reader }, secret) };
  const write = { token: accessToken({ sub: writer }, secret), body: NEW_CONTACT };
  return new Map([
    ['GET /api/contacts (50)', asked('GET', '/api/contacts', read)],
    ['GET /api/contacts/{id}', asked('GET', `/api/contacts/${contactId}`, read)],
    ['POST /api/contacts', asked('POST', '/api/contacts', write)],
    [
      'POST /api/contacts, Idempotency-Key',
      asked('POST', '/api/contacts', { ...write, withKey: true }),
    ],
  ]);
}

/**
 * The product gives the same bytes as the bare handler. The peers write JSON in another way, and the one with
 * TypeORM has its own table, which newer fields needn't enter: what a peer says is what the bare handler says.
 * What a new contact is given (id and times) differs each time.
 */
async function checkBodies(servers: readonly Server[], requests: Map<string, Asked>) {
  const agent = new Agent();
  for (const [name, what] of requests) {
    const masked: { text: string; json: unknown }[] = [];
    for (const { port } of servers) {
      const { status, text } = await send(port, agent, what);
      if (status !== (what.method === 'POST' ? 201 : 200)) {
        throw new StepError(`${name} gave ${status}: ${text}`);
      }
      const same = what.method === 'POST' ? withoutGiven(text) : text;
      masked.push({ text: same, json: JSON.parse(same) });
    }
    const [bare, api, ...peers] = masked;
    if (bare?.text !== api?.text)
      throw new StepError(`${name}: the bodies are not the same bytes.`);
    for (const { json } of peers) {
      const field = otherField(json, bare?.json);
      if (field !== null) throw new StepError(`${name}: a peer gives another ${field}.`);
    }
  }
}

/** The first field of a peer's answer that the bare handler's has in another way. */
function otherField(given: unknown, expected: unknown): string | null {
  const [ofPeer, ofBare] = [itemsOf(given), itemsOf(expected)];
  if (ofPeer.length !== ofBare.length) return 'number of contacts';
  for (const [at, item] of ofPeer.entries()) {
    for (const [field, value] of Object.entries(item)) {
      if (!isDeepStrictEqual(value, Reflect.get(ofBare[at] ?? {}, field))) return field;
    }
  }
  return null;
}

function itemsOf(json: unknown): object[] {
  return [json].flat().filter((item) => typeof item === 'object' && item !== null);
}

function withoutGiven(text: string): string {
  return text
    .replace(/("id" ?: ?")[0-9a-f-]{36}/, '$1')
    .replaceAll(/("(?:lastUpdateTime|nextDueAt)" ?: ?")[0-9TZ:.-]+/g, '$1');
}

async function measure(
  servers: readonly Server[],
  requests: ReadonlyMap<string, Asked>,
  { connections: levels, count, warmUp, warmUpSeconds, seconds }: Extent,
  afterRound: () => Promise<void>,
): Promise<Turn[]> {
  for (const { port } of servers) {
    for (const what of requests.values()) {
      await load(port, what, { connections: 8, count: warmUp, seconds: warmUpSeconds });
    }
  }
  await afterRound();
  const turns: Turn[] = [];
  const deadline = Date.now() + seconds * 1_000;
  for (let round = 0; round < 1 || Date.now() < deadline; round += 1) {
    for (const [request, what] of requests) {
      for (const connections of levels) {
        // The servers have had as many turns as each other here, so the last round may end early.
        if (round > 0 && Date.now() > deadline) break;
        for (const server of servers) {
          const before = await server.usage();
          const times = await load(server.port, what, { connections, count });
          const after = await server.usage();
          const cpuMicroseconds = (after.cpuMicroseconds - before.cpuMicroseconds) / count;
          turns.push({ server: server.name, request, connections, round, cpuMicroseconds, times });
        }
      }
    }
    await afterRound();
  }
  return turns;
}

async function printFigures(turns: readonly Turn[], servers: readonly Server[]): Promise<void> {
  const rounds = new Set(turns.map(({ round }) => round)).size;
  console.log(`\nCPU time of the server's process per request; medians of ${rounds} rounds`);
  for (const request of new Set(turns.map((turn) => turn.request))) {
    for (const connections of new Set(turns.map((turn) => turn.connections))) {
      const title = `${request}, ${connections} connection${connections === 1 ? '' : 's'}`;
      console.log(`\n${figuresTable(title, figuresOf(turns, request, connections))}`);
    }
  }
  console.log('\nResident memory afterward');
  for (const { name, usage } of servers) {
    const { residentBytes } = await usage();
    console.log(`${name.padEnd(52)}${Math.round(residentBytes / 1_000_000)} MB`);
  }
}
