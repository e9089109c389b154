import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../postgres/port.ts';

export interface RunningRadicale {
  url: string;
  stop: () => Promise<void>;
}

/** Users of the server; everyone has this password. */
const USERS = ['ada', 'lin', 'sync'];
const PASSWORD = 'radicale-password';

/**
 * Starts a Radicale on the loopback, with its own users and an empty folder.
 * @throws Error if the program isn't installed or doesn't start
 */
export async function startRadicale(): Promise<RunningRadicale> {
  const port = await freePort(0);
  const folder = mkdtempSync(join(tmpdir(), 'rapport-radicale-'));
  const users = join(folder, 'users');
  writeFileSync(users, USERS.map((user) => `${user}:${PASSWORD}\n`).join(''));
  const options = [
    ...['--hosts', `127.0.0.1:${port}`],
    ...['--auth-type', 'htpasswd', '--auth-htpasswd-filename', users],
    ...['--auth-htpasswd-encryption', 'plain', '--auth-delay', '0'],
    ...['--storage-filesystem-folder', join(folder, 'collections')],
    ...['--logging-level', 'info'],
  ];
  const child = spawn('radicale', options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, RADICALE_CONFIG: '' },
  });
  const ended = once(child, 'exit');
  const failed = ended.then(
    () => Promise.reject(new Error('Radicale ended before it was ready.')),
    () => Promise.reject(new Error('Install Radicale first: apt-get install radicale')),
  );
  failed.catch(() => undefined);
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.includes('Radicale server ready')) resolve();
    });
  });
  await Promise.race([failed, ready]);
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
