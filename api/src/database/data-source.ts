import { type DataSourceOptions } from 'typeorm';
import { ActionMarkEntity } from '../actions/action-mark.entity.ts';
import { AssessmentResponseEntity } from '../assessment-responses/assessment-response.entity.ts';
import { AssessmentRunEntity } from '../assessment-runs/assessment-run.entity.ts';
import { ContactEntity } from '../contacts/contact.entity.ts';
import { type DatabaseSettings } from '../env.ts';
import { IdempotencyKeyEntity } from '../idempotency/idempotency-key.entity.ts';
import { InteractionEntity } from '../interactions/interaction.entity.ts';
import { UserProfileEntity } from '../user/user-profile.entity.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { SilentLogger } from './silent-logger.ts';
import { watchForSilence } from './watch-for-silence.ts';
import { SnakeNaming } from './snake-naming.ts';

/** Everything lives in a schema of its own, away from what a hosted project publishes. */
export const SCHEMA = 'rapport';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * No session state: no prepared statement has a name and nothing is SET outside a transaction, so
 * the same options work behind PgBouncer in transaction mode (with the statement timeout at 0 there,
 * unless the pooler ignores that startup parameter).
 */
export function dataSourceOptions(settings: DatabaseSettings): DataSourceOptions {
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
    entities: [
      UserProfileEntity,
      ContactEntity,
      AssessmentRunEntity,
      AssessmentResponseEntity,
      InteractionEntity,
      ActionMarkEntity,
      IdempotencyKeyEntity,
    ],
    migrations: MIGRATIONS,
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    synchronize: false,
    logger: new SilentLogger(),
  };
}
