import { QueryFailedError } from 'typeorm';
import { type DomainError } from '../errors/domain-error.ts';
import { Unavailable } from '../errors/http-errors.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * SQLSTATE classes and codes of a server that is away, starting, stopping, full or a standby;
 * of a pooler that gave up; and of a database that was not created or migrated yet.
 */
const AWAY = /^(08...|53...|57P0.|58...|25006|28...|3D000|3F000|42P01|42703)$/;
/** Statement timeout, deadlock, serialization failure, lock timeout: the same call may work next time. */
const BUSY = /^(57014|40P01|40001|55P03)$/;
const NETWORK =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL)$/;
/** pg gives these failures no code. */
const PG_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

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

/**
 * What a failed database call means for the caller: 503 while the database is away or overloaded.
 * @returns null where the failure is a fault of ours
 */
export function databaseProblem(thrown: unknown): DomainError | null {
  const code = databaseErrorCode(thrown);
  const message = property(driverError(thrown), 'message');
  const away =
    AWAY.test(code) ||
    NETWORK.test(code) ||
    (typeof message === 'string' && PG_MESSAGES.test(message));
  if (away) {
    return new Unavailable(
      'DATABASE_UNAVAILABLE',
      'The database cannot be reached at the moment. Please try again shortly.',
      RETRY_AFTER_SECONDS,
      thrown,
    );
  }
  if (BUSY.test(code)) {
    return new Unavailable(
      'DATABASE_BUSY',
      'The request took too long. Please try again shortly.',
      RETRY_AFTER_SECONDS,
      thrown,
    );
  }
  return null;
}
