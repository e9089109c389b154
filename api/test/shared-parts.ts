import { createServer } from 'node:http';
import { type BuiltApi, runBuilt, startBuilt } from './built-api.ts';
import { API_PASSWORD, apiRole, asApiRole, isPartitioned, onServer, urlOf } from './databases.ts';
import { listen } from './ports.ts';
import { DEFAULT_ENVIRONMENT } from './test-environment.ts';

/** Parts that test files share, created on the first request. */
export interface SharedParts {
  /** Port for the requests of test files. */
  port: number;
  stop: () => Promise<void>;
}

export interface SharedApi {
  url: string;
  databaseUrl: string;
}

/** Runs in Jest's main process, which outlives all workers. */
export async function offerSharedParts(): Promise<SharedParts> {
  const server = process.env.RAPPORT_TEST_SERVER!;
  const prefix = process.env.RAPPORT_TEST_PREFIX!;
  let running: BuiltApi | null = null;

  const template = once(() => makeTemplate(server, `${prefix}_template`));
  const api = once(async (): Promise<SharedApi> => {
    const name = `${prefix}_shared`;
    await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${await template()}`);
    const databaseUrl = asApiRole(urlOf(process.env.TEST_POOLER_URL ?? server, name));
    running = await startBuilt({ ...DEFAULT_ENVIRONMENT, DATABASE_URL: databaseUrl });
    return { url: running.url, databaseUrl };
  });
  const parts: Record<string, () => Promise<unknown>> = { '/template': template, '/api': api };

  const offer = createServer((request, response) => {
    // A kept-alive connection could be closed just when the next test file uses it.
    response.setHeader('Connection', 'close');
    const part = parts[request.url ?? '']?.() ?? Promise.reject(new Error('There is no such part'));
    part.then(
      (value) => response.end(JSON.stringify(value)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return {
    port: await listen(offer),
    stop: async () => {
      offer.closeAllConnections();
      offer.close();
      running?.process.kill('SIGTERM');
      await running?.exit;
    },
  };
}

/** Returns the result of `make`, which is called only the first time. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

/** Creates a migrated database to copy, with partitions if TEST_PARTITIONS is `on`, and returns its name. */
async function makeTemplate(server: string, name: string): Promise<string> {
  await onServer(server, `CREATE DATABASE ${name}`);
  await onServer(server, `CREATE ROLE ${apiRole()} LOGIN BYPASSRLS PASSWORD '${API_PASSWORD}'`);
  const url = urlOf(server, name);
  const programs = ['migrate', ...(isPartitioned() ? (['partition'] as const) : [])] as const;
  for (const program of programs) {
    const { exit, output } = runBuilt(program, {
      MIGRATION_DATABASE_URL: url,
      DATABASE_URL: asApiRole(url),
    });
    if ((await exit) !== 0) throw new Error(output.stderr);
  }
  return name;
}
