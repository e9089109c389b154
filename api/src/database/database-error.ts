import { QueryFailedError } from 'typeorm';

/** SQLSTATE of a unique violation. */
export const UNIQUE_VIOLATION = '23505';

/** Reads a property of any thrown value: errors of Node and of pg don't share a class. */
function property(thrown: unknown, name: string): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}

/** Unwraps the driver's error: TypeORM wraps it, and Node wraps the errors of several addresses. */
function driverError(thrown: unknown): unknown {
  const cause = thrown instanceof QueryFailedError ? thrown.driverError : thrown;
  const several = property(cause, 'errors');
  return Array.isArray(several) ? several[0] : cause;
}

/** Returns the SQLSTATE or system code of the driver's error, or '' if there is none. */
export function databaseErrorCode(thrown: unknown): string {
  const code = property(driverError(thrown), 'code');
  return typeof code === 'string' ? code : '';
}

/** Returns the message of the driver's error, or ''. It may contain values, so use it for comparisons only. */
export function databaseErrorMessage(thrown: unknown): string {
  const message = property(driverError(thrown), 'message');
  return typeof message === 'string' ? message : '';
}
