import { Unavailable } from '../errors/http-errors.ts';
import { databaseErrorCode, databaseErrorMessage } from './database-error.ts';

export const RETRY_AFTER_SECONDS = 5;

/** SQLSTATE classes and codes for a connection that the server or a pooler ended. */
const ENDED = /^(08...|57P0[125]|25P0[34])$/;
/** Node error codes for a broken socket. Failing to open one is handled elsewhere. */
const BROKEN = /^(ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ERR_STREAM_\w+|ERR_SOCKET_\w+)$/;
/** pg doesn't give these errors a code. */
const PG_MESSAGES =
  /^(Connection (terminated|ended)(?! due to connection timeout)|Client (has encountered a connection error|was closed)|Received unexpected|Query read timeout)/;

/** Returns whether a statement failed because its connection ended, so that only the server knows the outcome. */
export function lostConnection(thrown: unknown): boolean {
  const code = databaseErrorCode(thrown);
  return ENDED.test(code) || BROKEN.test(code) || PG_MESSAGES.test(databaseErrorMessage(thrown));
}

/** The connection ended before anything was committed. */
export class ConnectionLost extends Unavailable {
  constructor(cause: unknown) {
    super('DATABASE_UNAVAILABLE', RETRY_AFTER_SECONDS, { cause });
  }
}

/** The connection ended during a write, and it's unknown whether the write was committed. */
export class OutcomeUnknown extends Unavailable {
  constructor(cause: unknown) {
    super('DATABASE_UNAVAILABLE', RETRY_AFTER_SECONDS, {
      message:
        'The connection to the database was lost, so no one can say yet whether this was saved. Please try again shortly.',
      cause,
    });
  }
}
