import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface PostgresServer {
  url: string;
  stop: () => Promise<void>;
}

/** Returns the server in TEST_DATABASE_URL, or starts an embedded one that ends with this process. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  return run('main.ts');
}

/** Starts a streaming replica of the embedded server. It ends with this process. */
export function startReplica(): Promise<PostgresServer> {
  return run('replica/main.ts', { PRIMARY_URL: process.env.RAPPORT_TEST_SERVER! });
}

async function run(
  program: string,
  environment: Record<string, string> = {},
): Promise<PostgresServer> {
  const main = path.resolve(__dirname, '../../scripts/postgres', program);
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: path.dirname(main),
    env: { ...process.env, ...environment },
    stdio: 'pipe',
  });
  const { databaseUrl } = JSON.parse(await firstLine(child)) as { databaseUrl: string };
  return {
    url: databaseUrl,
    stop: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

async function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  let words = '';
  child.stderr.on('data', (chunk) => (words += chunk));
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`The test database did not start (exit code ${code}): ${words}`);
  });
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exit]);
  return String(line);
}
