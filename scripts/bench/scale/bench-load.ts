import { setTimeout as delay } from 'node:timers/promises';
import { step } from '@rapport/workspace-kit';
import type pg from 'pg';
import { percentile } from '../api/figures.ts';
import { type Server } from '../api/servers.ts';
import { accessToken } from '../../auth/access-token.ts';
import { withStack } from '../api/with-stack.ts';
import { startBalancer } from './balancer.ts';
import { fill } from './fill.ts';
import { mixedUse, type Outcome, type User } from './mixed-use.ts';

const CONNECTIONS = 200;
const CONTACTS = 200_000;
const WARM_UP_SECONDS = 10;
const LOOK_EVERY_MS = 5_000;

/** How long, and by how many processes of the API. */
export interface Load {
  seconds: number;
  processes: number;
}

/** What `pnpm bench load` does where no one says more. */
export const LOAD: Load = { seconds: 180, processes: 1 };

/** What all processes of the API together have at one time. */
interface Look {
  residentMb: number;
  cpuSeconds: number;
}

/**
 * `pnpm bench load`: 200 people who do what people do, each over a connection of their own, and as fast as
 * responses come. Several processes stand behind one balancer of TCP.
 */
export function benchLoad({ seconds, processes }: Load): Promise<void> {
  return withStack(async ({ admin, secret, start, api }) => {
    await step(console.log, `${CONTACTS} contacts`, () =>
      fill(admin, { few: 100, most: 100, inAll: CONTACTS }),
    );
    const servers: Server[] = [];
    for (let n = 1; n <= processes; n += 1) servers.push(await start(api(`Rapport ${n}`)));
    const balancer = await startBalancer(servers.map(({ port }) => port));
    try {
      const users = await usersOf(admin, secret);
      await step(console.log, 'Warming up', () => mixedUse(balancer.port, users, WARM_UP_SECONDS));
      const own = process.cpuUsage();
      const looks = [await lookAt(servers)];
      const done = new AbortController();
      const looking = lookOn(servers, looks, done.signal);
      const outcome = await mixedUse(balancer.port, users, seconds);
      done.abort();
      await looking;
      const ownSeconds = secondsOf(process.cpuUsage(own));
      print(outcome, looks, { seconds, processes, ownSeconds });
    } finally {
      balancer.close();
    }
  });
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

async function lookAt(servers: readonly Server[]): Promise<Look> {
  const usages = await Promise.all(servers.map(({ usage }) => usage()));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    residentMb: sum(usages.map(({ residentBytes }) => residentBytes)) / 1_000_000,
    cpuSeconds: sum(usages.map(({ cpuMicroseconds }) => cpuMicroseconds)) / 1_000_000,
  };
}

async function lookOn(servers: readonly Server[], looks: Look[], end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    await delay(LOOK_EVERY_MS, undefined, { signal: end }).catch(() => undefined);
    looks.push(await lookAt(servers));
  }
}

function secondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000_000;
}

function print(
  { times, errors }: Outcome,
  looks: readonly Look[],
  { seconds, processes, ownSeconds }: Load & { ownSeconds: number },
): void {
  const all = [...times.values()].flat();
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `\n${CONNECTIONS} connections, ${seconds} s, ${processes} of the API: ${all.length} requests, ` +
      `${Math.round(all.length / seconds)} a second, ${failed} errors`,
  );
  for (const [error, count] of errors) console.log(`    ${count} × ${error}`);
  console.log(row('', 'requests', 'p50', 'p99', 'p99 / p50'));
  for (const [name, values] of [['all', all] as const, ...times]) {
    const [p50, p99] = [percentile(values, 50), percentile(values, 99)];
    const ratio = (p99 / p50).toFixed(1);
    console.log(row(name, String(values.length), inMs(p50), inMs(p99), ratio));
  }
  const memory = looks.map(({ residentMb }) => Math.round(residentMb));
  const tenth = Math.max(1, Math.floor(memory.length / 10));
  const shown = memory.filter((_, index) => index % tenth === 0);
  console.log(`Resident memory of the API over the time, in MB: ${shown.join(', ')}`);
  const used = (looks.at(-1)?.cpuSeconds ?? 0) - (looks[0]?.cpuSeconds ?? 0);
  const cores = (value: number) => (value / seconds).toFixed(2);
  console.log(`Cores in use: API ${cores(used)}, load and balancer ${cores(ownSeconds)}`);
}

function row(name: string, ...cells: string[]): string {
  return [name.padEnd(24), ...cells.map((cell) => cell.padStart(12))].join('');
}

function inMs(value: number): string {
  return `${value.toFixed(1)} ms`;
}
