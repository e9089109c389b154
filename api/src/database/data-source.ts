import { type DataSourceOptions } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { prepareConnection } from './prepare-connection.ts';
import { SilentLogger } from './silent-logger.ts';
import { SnakeNaming } from './snake-naming.ts';

/** Everything lives in a schema of its own, away from what a hosted project publishes. */
export const SCHEMA = 'rapport';

/** A class that stands for a table. */
export type Entity = new () => object;

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * No session state that a statement needs: a prepared statement has a name only on connections that keep it,
 * and no parameter is sent when a connection starts that PgBouncer does not know, so the same options
 * work behind it in transaction mode.
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
    connectTimeoutMS: settings.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    applicationName: 'rapport-api',
    extra: {
      keepAlive: true,
      onConnect: prepareConnection(settings),
    },
    entities: [...entities],
    migrations: MIGRATIONS,
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    synchronize: false,
    logger: new SilentLogger(),
  };
}
