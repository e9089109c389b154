import { type DataSourceOptions } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { prepareConnection } from './prepare-connection.ts';
import { SilentLogger } from './silent-logger.ts';
import { SnakeNaming } from './snake-naming.ts';

/** All tables are in their own schema, separate from those that a hosted platform publishes. */
export const SCHEMA = 'rapport';

/** An entity class, mapped to a table. */
export type Entity = new () => object;

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Builds connection options that also work behind PgBouncer in transaction mode: statements rely on no session
 * state, prepared statements are named only on connections that keep them, and no startup parameters are sent that
 * PgBouncer doesn't support.
 * @param entities classes for writes through the entity manager; not needed for plain statements
 * @param applicationName what the server calls these connections
 */
export function dataSourceOptions(
  settings: DatabaseSettings,
  entities: readonly Entity[] = [],
  applicationName = 'rapport-api',
): DataSourceOptions {
  return {
    type: 'postgres',
    url: settings.url,
    schema: SCHEMA,
    poolSize: settings.poolSize,
    connectTimeoutMS: settings.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    applicationName,
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
