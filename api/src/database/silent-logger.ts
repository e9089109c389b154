import { type Logger } from 'typeorm';

/**
 * TypeORM would write to the console, values included. What fails is thrown, and logged where it is
 * caught; idle connections that break are replaced without anyone noticing.
 */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
