import { type DataSourceOptions } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { SilentLogger } from './silent-logger.ts';
import { watchForSilence } from './watch-for-silence.ts';
import { SnakeNaming } from './snake-naming.ts';

/** Everything lives in a schema of its own, away from what a hosted project publishes. */
export const SCHEMA = 'rapport';

/** A class that stands for a table. */
export type Entity = new () => object;

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * No session state: no prepared statement has a name and nothing is SET outside a transaction, so
 * the same options work behind PgBouncer in transaction mode (with the statement timeout at 0 there,
 * unless the pooler ignores that startup parameter).
 * @param entities of the tables that are written to by them; none where there are only statements
 */
export function dataSourceOptions(
  settings: DatabaseSettings,
  entities: readonly Entity[] = [],
): DataSourceOptions {
  return {
    type: 'postgres',
    url: settings.url,
    schema: SCHEMA,
    poolSize: settings.poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: 'rapport-api',
    extra: {
      statement_timeout: settings.statementTimeoutMs || false,
      keepAlive: true,
      onConnect: watchForSilence(settings.statementTimeoutMs),
    },
    entities: [...entities],
    migrations: MIGRATIONS,
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    synchronize: false,
    logger: new SilentLogger(),
  };
}
