import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { REPOSITORY, StepError } from '@rapport/workspace-kit';
import { freePort } from '../../postgres/port.ts';

/** What a process has used so far. */
interface Usage {
  /** User and system time. */
  cpuMicroseconds: number;
  residentBytes: number;
}

/** One of the servers that are compared. */
export interface Server {
  name: string;
  port: number;
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
}

export interface Program {
  name: string;
  /** What Node runs: arguments before the program's own. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
}

const HERE = join(REPOSITORY, 'scripts/bench/api');
const START_MS = 30_000;

/** A peer that is written in this folder. */
export function peer(name: string, file: string, env: NodeJS.ProcessEnv): Program {
  const args = ['--conditions=rapport-source', '--import', 'tsx', join(HERE, `peers/${file}.ts`)];
  const typescript = { TSX_TSCONFIG_PATH: join(REPOSITORY, 'scripts/tsconfig.json') };
  return { name, args, env: { ...env, ...typescript } };
}

/** The API as it is deployed. */
export function product(name: string, env: NodeJS.ProcessEnv): Program {
  return { name, args: [join(REPOSITORY, 'api/dist/main.js')], env };
}

/**
 * Starts a server on a free port of this machine; its log goes into a file, as a supervisor's would.
 * @throws StepError when it ends or does not answer
 */
export async function startServer({ name, args, env }: Program, folder: string): Promise<Server> {
  const port = await freePort(0);
  const log = openSync(join(folder, `${name.replaceAll(/\W+/g, '-')}.log`), 'w');
  const profile = (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean);
  const hook = ['--import', join(HERE, 'usage-hook.mjs')];
  const child = spawn(process.execPath, [...profile, ...hook, ...args], {
    cwd: join(REPOSITORY, 'scripts'),
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const exited = once(child, 'exit');
  const server = {
    name,
    port,
    usage: () => usageOf(child),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
  await answering(server, child);
  return server;
}

async function answering({ name, port }: Server, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    await response?.arrayBuffer();
    // While it starts, the API answers 503; the peers know no such path.
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
