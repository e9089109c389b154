import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts';
import { type Part } from './supervisor.ts';

export interface PostgresPart extends Part {
  /** Ensures that a database and its role of this name exist; the URL stays valid across restarts. */
  ensureDatabase(name: string): Promise<string>;
  /** Ensures that a role exists that owns nothing in that database; the URL stays valid across restarts. */
  ensureGuest(name: string, database: string): Promise<string>;
}

/** Creates the part with the embedded Postgres of a data folder. */
export function postgresPart(
  dataDir: string,
  port: number,
  log: (line: string) => void,
): PostgresPart {
  let running: RunningPostgres | undefined;
  return {
    name: 'postgres',
    async start(onExit) {
      running = await startPostgres({
        dataDir,
        port,
        log,
        onExit: (reason) => onExit(reason.message),
      });
      return running;
    },
    async ensureDatabase(name) {
      if (!running) throw new Error('Postgres does not run.');
      return running.ensureDatabase(name);
    },
    async ensureGuest(name, database) {
      if (!running) throw new Error('Postgres does not run.');
      return running.ensureGuest(name, database);
    },
  };
}
