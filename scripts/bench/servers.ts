import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findRooms, REPOSITORY, runNode, step, StepError } from '@rapport/workspace-kit';
import pg from 'pg';
import { buildRoom } from '../build/build-room.ts';
import { freePort } from '../postgres/port.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { migrate } from '../stack/migrate.ts';
import { inFolder } from './in-folder.ts';

/** Resources that a process has used so far. */
interface Usage {
  /** User and system time. */
  cpuMicroseconds: number;
  residentBytes: number;
}

/** A server that is measured. */
export interface Server {
  name: string;
  port: number;
  usage: () => Promise<Usage>;
}

/** A database and the servers that use it. */
interface Bench {
  /** A superuser. */
  admin: pg.Client;
  /** Secret that signs tokens. */
  secret: string;
  startApi: () => Promise<Server>;
  /** Gives every table of user data its partitions, with the rows that are there. */
  partition: () => Promise<void>;
  /** Starts a Node program on the same database. */
  start: (name: string, args: readonly string[], env: NodeJS.ProcessEnv) => Promise<Server>;
}

const START_MS = 30_000;

/** Runs `work` with the built API on a temporary database. */
export function withApi(work: (bench: Bench) => Promise<void>): Promise<void> {
  return inFolder(async (folder, later) => {
    await step(console.log, 'Build', buildApi);
    const postgres = await startPostgres({ dataDir: folder, port: 0, durable: false });
    later(async () => {
      await postgres.stop();
      rmSync(postgres.clusterDir, { recursive: true, force: true });
    });
    const owner = await postgres.ensureDatabase('rapport');
    const url = await postgres.ensureGuest('rapport_api', 'rapport');
    await migrate({ DATABASE_URL: url }, owner, new AbortController().signal);
    const superuser = new URL(postgres.adminUrl);
    superuser.pathname = '/rapport';
    const admin = new pg.Client({ connectionString: superuser.href });
    await admin.connect();
    later(() => admin.end());
    const secret = randomUUID() + randomUUID();
    const start: Bench['start'] = async (name, args, env) => {
      const own = { NODE_ENV: 'production', DATABASE_URL: url, ...env };
      const { server, stop } = await startServer(name, args, own, folder);
      later(stop);
      return server;
    };
    const startApi = () =>
      start('Rapport', [join(REPOSITORY, 'api/dist/main.js')], settings(secret));
    const partition = async () => {
      const program = join(REPOSITORY, 'api/dist/partition.js');
      const { code, output } = await runNode([program], { env: { DATABASE_URL: owner } });
      if (code !== 0) throw new StepError(output);
    };
    await work({ admin, secret, startApi, partition, start });
  });
}

async function buildApi(): Promise<void> {
  const rooms = await findRooms(REPOSITORY);
  for (const room of ['contracts', 'api'].map((name) => rooms.find((each) => each.name === name)))
    if (room) await buildRoom(REPOSITORY, room);
}

/** Settings as in a deployment. */
function settings(secret: string): NodeJS.ProcessEnv {
  return {
    CORS_ORIGINS: 'https://app.example.com',
    AUTH_MODE: 'local',
    JWT_SECRET: secret,
    // Counts requests as in a deployment, but never reaches the limit.
    RATE_LIMIT_PER_MINUTE: '1000000',
    PURGE_EVERY_SECONDS: '0',
    DIGEST_EVERY_SECONDS: '0',
  };
}

/**
 * Starts a server on a free port of this machine; its log goes to a file, as under a supervisor.
 * @throws StepError if it ends or doesn't respond
 */
async function startServer(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  folder: string,
) {
  const port = await freePort(0);
  const log = openSync(join(folder, `${name.replaceAll(' ', '-')}.log`), 'w');
  const profile = (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean);
  const hook = ['--import', join(REPOSITORY, 'scripts/bench/usage-hook.mjs')];
  const child = spawn(process.execPath, [...profile, ...hook, ...args], {
    cwd: join(REPOSITORY, 'scripts'),
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const exited = once(child, 'exit');
  await answering(name, port, child);
  return {
    server: { name, port, usage: () => usageOf(child) },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function answering(name: string, port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    await response?.arrayBuffer();
    // The API responds with 503 while it starts; the bare handler has no such path.
    if (response !== null && response.status !== 503) return;
    await delay(50);
  }
  child.kill('SIGKILL');
  throw new StepError(`${name} did not start.`);
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message');
  child.send('usage');
  const [usage]: unknown[] = await answer;
  if (!isUsage(usage)) throw new Error('A server does not say what it has used.');
  return usage;
}

function isUsage(value: unknown): value is Usage {
  return typeof value === 'object' && value !== null && 'cpuMicroseconds' in value;
}
