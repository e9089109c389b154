import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { type DomainError } from '../errors/domain-error.ts';
import { Unavailable } from '../errors/http-errors.ts';
import { ConnectionLost, lostConnection, RETRY_AFTER_SECONDS } from './connection-lost.ts';
import { databaseErrorCode, databaseErrorMessage } from './database-error.ts';

/**
 * SQLSTATE classes and codes of a server that is away, starting, stopping, full or a standby;
 * of a pooler that gave up; and of a database that was not created, migrated or opened to this role yet.
 */
const AWAY = /^(53...|57P0.|58...|25006|28...|3D000|3F000|42P01|42703|42501)$/;
/** Statement timeout, deadlock, serialization failure, lock timeout: the same call may work next time. */
const BUSY = /^(57014|40P01|40001|55P03)$/;
const NETWORK =
  /^(ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|EMFILE|ENFILE)$/;
/** pg gives these failures no code. */
const PG_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after|SASL: )/;

/**
 * What a failed database call means for the caller: 503 while the database is away or overloaded.
 * @returns null where the failure is a bug of this program
 */
export function databaseProblem(thrown: unknown): DomainError | null {
  const code = databaseErrorCode(thrown);
  const away =
    AWAY.test(code) ||
    NETWORK.test(code) ||
    PG_MESSAGES.test(databaseErrorMessage(thrown)) ||
    lostConnection(thrown) ||
    // TypeORM lets go of a connection that breaks between two statements, and remembers no reason.
    thrown instanceof QueryRunnerAlreadyReleasedError ||
    thrown instanceof QueryRunnerProviderAlreadyReleasedError;
  if (away) return new ConnectionLost(thrown);
  if (BUSY.test(code)) {
    return new Unavailable('DATABASE_BUSY', RETRY_AFTER_SECONDS, { cause: thrown });
  }
  return null;
}
