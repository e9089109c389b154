import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { type DomainError } from '../errors/domain-error.ts';
import { Unavailable } from '../errors/http-errors.ts';
import { ConnectionLost, lostConnection, RETRY_AFTER_SECONDS } from './connection-lost.ts';
import { databaseErrorCode, databaseErrorMessage } from './database-error.ts';

/**
 * SQLSTATE classes and codes of a server that's unavailable, starting, stopping, full, or a standby; of a pooler
 * that gave up; and of a database that hasn't been created, migrated, or opened to this role.
 */
const AWAY = /^(53...|57P0.|58...|25006|28...|3D000|3F000|42P01|42703|42501)$/;
/** Statement timeout, deadlock, serialization failure, lock timeout: a retry may succeed. */
const BUSY = /^(57014|40P01|40001|55P03)$/;
const NETWORK =
  /^(ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|EMFILE|ENFILE)$/;
/** pg doesn't give these errors a code. */
const PG_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after|SASL: )/;

/**
 * Converts a database error to the caller's error: 503 while the database is unavailable or overloaded.
 * @returns null if the error is a bug in this program
 */
export function databaseProblem(thrown: unknown): DomainError | null {
  const code = databaseErrorCode(thrown);
  const away =
    AWAY.test(code) ||
    NETWORK.test(code) ||
    PG_MESSAGES.test(databaseErrorMessage(thrown)) ||
    lostConnection(thrown) ||
    // If a connection breaks between two statements, TypeORM releases it without a reason.
    thrown instanceof QueryRunnerAlreadyReleasedError ||
    thrown instanceof QueryRunnerProviderAlreadyReleasedError;
  if (away) return new ConnectionLost(thrown);
  if (BUSY.test(code)) {
    return new Unavailable('DATABASE_BUSY', RETRY_AFTER_SECONDS, { cause: thrown });
  }
  return null;
}
