import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts';
import { type Part } from './supervisor.ts';

export interface PostgresPart extends Part {
  /** Makes sure of a database and its role of this name; the URL stays right over restarts. */
  ensureDatabase(name: string): Promise<string>;
  /** Makes sure of a role that owns nothing in that database; the URL stays right over restarts. */
  ensureGuest(name: string, database: string): Promise<string>;
}

/** The embedded Postgres of a data folder. */
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
