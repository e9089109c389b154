import { QueryFailedError } from 'typeorm';

/** SQLSTATE of a row whose key another row has. */
export const UNIQUE_VIOLATION = '23505';

/** A property of something thrown, by look: errors of Node and of pg do not share one class. */
function property(thrown: unknown, name: string): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}

/** What the driver threw: TypeORM wraps it, and Node wraps the failures of several addresses. */
function driverError(thrown: unknown): unknown {
  const cause = thrown instanceof QueryFailedError ? thrown.driverError : thrown;
  const several = property(cause, 'errors');
  return Array.isArray(several) ? several[0] : cause;
}

/** SQLSTATE or system code of what the driver reported, '' where it gave none. */
export function databaseErrorCode(thrown: unknown): string {
  const code = property(driverError(thrown), 'code');
  return typeof code === 'string' ? code : '';
}

/** The words of the driver, '' where it gave none. They may quote values: for comparing only. */
export function databaseErrorMessage(thrown: unknown): string {
  const message = property(driverError(thrown), 'message');
  return typeof message === 'string' ? message : '';
}
