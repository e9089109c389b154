import { Unavailable } from '../errors/http-errors.ts';
import { databaseErrorCode, databaseErrorMessage } from './database-error.ts';

export const RETRY_AFTER_SECONDS = 5;

/** SQLSTATE classes and codes of a server that ends a connection: it stops, crashed, or a pooler lost it. */
const ENDED = /^(08...|57P0[125]|25P0[34])$/;
/** Codes of Node for a socket that broke; that none could be opened is another matter. */
const BROKEN = /^(ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ERR_STREAM_\w+|ERR_SOCKET_\w+)$/;
/** pg gives these failures no code. */
const PG_MESSAGES =
  /^(Connection (terminated|ended)(?! due to connection timeout)|Client (has encountered a connection error|was closed)|Received unexpected|Query read timeout)/;

/** Whether a statement failed because the connection ended under it, so that only the server knows what became of it. */
export function lostConnection(thrown: unknown): boolean {
  const code = databaseErrorCode(thrown);
  return ENDED.test(code) || BROKEN.test(code) || PG_MESSAGES.test(databaseErrorMessage(thrown));
}

/** The connection ended before anything was stored. */
export class ConnectionLost extends Unavailable {
  constructor(cause: unknown) {
    super('DATABASE_UNAVAILABLE', RETRY_AFTER_SECONDS, { cause });
  }
}

/** The connection ended while something was being stored, and no one said whether it was. */
export class OutcomeUnknown extends Unavailable {
  constructor(cause: unknown) {
    super('DATABASE_UNAVAILABLE', RETRY_AFTER_SECONDS, {
      message:
        'The connection to the database was lost, so no one can say yet whether this was saved. Please try again shortly.',
      cause,
    });
  }
}
