import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const USERS = ['ada', 'lin', 'sync', 'cal'];
/** Every user's. */
export const RADICALE_PASSWORD = 'radicale-password';

/**
 * Returns whether the program is installed.
 * @throws Error if it isn't, and TEST_RADICALE requires it
 */
export function hasRadicale(): boolean {
  const isThere = spawnSync('radicale', ['--version']).status === 0;
  if (!isThere && process.env.TEST_RADICALE === 'required') {
    throw new Error('Install Radicale first: apt-get install radicale');
  }
  return isThere;
}

/** A Radicale on the loopback, with its own users and an empty folder. */
export async function startRadicale() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'rapport-radicale-'));
  const users = join(folder, 'users');
  writeFileSync(users, USERS.map((user) => `${user}:${RADICALE_PASSWORD}\n`).join(''));
  const options = [
    ...['--hosts', `127.0.0.1:${port}`],
    ...['--auth-type', 'htpasswd', '--auth-htpasswd-filename', users],
    ...['--auth-htpasswd-encryption', 'plain', '--auth-delay', '0'],
    ...['--storage-filesystem-folder', join(folder, 'collections')],
    ...['--logging-level', 'info'],
  ];
  let stop = await run(options);
  return {
    url: `http://127.0.0.1:${port}/`,
    restart: async () => {
      await stop();
      stop = await run(options);
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function run(options: readonly string[]): Promise<() => Promise<void>> {
  const child = spawn('radicale', options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, RADICALE_CONFIG: '' },
  });
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('Radicale ended before it was ready.')));
  failed.catch(() => undefined);
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.includes('Radicale server ready')) resolve();
    });
  });
  await Promise.race([failed, ready]);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });
}
