import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { step } from '@rapport/workspace-kit';
import pg from 'pg';
import { startPostgres } from '../../postgres/start-postgres.ts';
import { migrate } from '../../stack/migrate.ts';
import { inFolder, type Later } from '../in-folder.ts';
import { buildApi } from './build-api.ts';
import { product, type Program, type Server, startServer } from './servers.ts';

/** A database of its own, and programs that use it. */
export interface Stack {
  /** Where the role of the API finds the database. */
  url: string;
  /** A superuser. */
  admin: pg.Client;
  /** The role of the API: policies that apply to it can change a plan. */
  asApi: pg.Client;
  /** What tokens are signed with. */
  secret: string;
  start: (program: Program) => Promise<Server>;
  /** The API as it is deployed, by a name for the tables. */
  api: (name: string) => Program;
}

/** Runs `work` with a stack that is gone afterward. */
export function withStack(work: (stack: Stack) => Promise<void>): Promise<void> {
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
    const secret = randomUUID() + randomUUID();
    await work({
      url,
      admin: await connect(superuser.href, later),
      asApi: await connect(url, later),
      secret,
      start: async (program) => {
        const server = await startServer(program, folder);
        later(server.stop);
        return server;
      },
      api: (name) => product(name, environment(url, secret)),
    });
  });
}

function environment(url: string, secret: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    CORS_ORIGINS: 'https://app.example.com',
    AUTH_MODE: 'local',
    JWT_SECRET: secret,
    // Counted as in a deployment, and never reached.
    RATE_LIMIT_PER_MINUTE: '1000000',
    PURGE_EVERY_SECONDS: '0',
    DIGEST_EVERY_SECONDS: '0',
  };
}

async function connect(connectionString: string, later: Later): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  later(() => client.end());
  return client;
}
