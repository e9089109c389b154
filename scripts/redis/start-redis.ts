import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../postgres/port.ts';

export interface RunningRedis {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a Redis on the loopback that stores nothing on disk.
 * @throws Error if the program isn't installed or doesn't start
 */
export async function startRedis(): Promise<RunningRedis> {
  const port = await freePort(0);
  const options = [
    '--bind',
    '127.0.0.1',
    '--port',
    String(port),
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const failed = ended.then(
    () => Promise.reject(new Error('Redis ended before it was ready.')),
    () => Promise.reject(new Error('Install Redis first: apt-get install redis-server')),
  );
  failed.catch(() => undefined);
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve();
    });
  });
  await Promise.race([failed, ready]);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
