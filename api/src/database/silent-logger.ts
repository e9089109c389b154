import { type Logger } from 'typeorm';

/**
 * Keeps TypeORM from logging to the console, including values. Errors are thrown and logged where they're caught;
 * broken idle connections are replaced silently.
 */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
