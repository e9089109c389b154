import { type LoggerService } from '@nestjs/common';
import { pathWithoutSecrets, withoutSecrets } from '@rapport/contracts/without-secrets';
import { type RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { QueryFailedError } from 'typeorm';
import { databaseErrorCode } from '../database/database-error.ts';
import { type Settings } from '../env.ts';

declare module 'http' {
  interface IncomingMessage {
    /** Identifies this request in its response, the log, and traces. */
    id: string;
    log: Logger;
  }
}

/**
 * Returns the loggable part of an error. A driver's message quotes values and its detail quotes rows, so only the
 * code and the location of a failed query remain.
 */
function describeError(error: Error): Record<string, unknown> {
  const isQuery = error instanceof QueryFailedError;
  return {
    type: error.constructor.name,
    message: isQuery ? 'a query failed' : withoutSecrets(error.message),
    code: databaseErrorCode(error) || undefined,
    stack: error.stack?.slice(error.stack.indexOf('\n    at ') + 1),
  };
}

/** Lines are written in batches of this many characters, or after this many milliseconds at the latest. */
const BATCH = { minLength: 16_000, periodicFlush: 50 };

/**
 * Creates a log with one JSON object per line.
 * @param to standard output by default
 */
export function createLog(
  settings: Pick<Settings, 'logLevel'>,
  to: DestinationStream = pino.destination({ dest: 1, sync: false, ...BATCH }),
): Logger {
  const options = {
    level: settings.logLevel,
    base: { name: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: describeError },
  };
  return pino(options, to);
}

/** Supervisors request these constantly. */
const PROBES = new Set(['/healthz', '/readyz']);

/** Logs every answered request and its result, without query, headers, or body. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    request.log = log;
    if (PROBES.has(request.path)) {
      next();
      return;
    }
    const began = Date.now();
    // A search query contains names of people, and some paths contain secrets.
    const path = pathWithoutSecrets(request.originalUrl);
    let failure: Error | null = null;
    response.once('error', (error) => (failure = error));
    response.once('close', () => {
      const status = response.statusCode;
      const line = {
        requestId: request.id,
        req: { method: request.method, path },
        res: { status },
      };
      const durationMs = Date.now() - began;
      if (status < 500 && failure === null) {
        log.info({ ...line, durationMs }, 'answered');
        return;
      }
      const err = failure ?? new Error(`failed with status code ${status}`);
      log[status < 500 ? 'info' : 'warn']({ ...line, err, durationMs }, 'answered');
    });
    next();
  };
}

/** Writes the framework's messages to the same log; its startup messages at debug level. */
export class FrameworkLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown): void {
    this.logger.debug(withoutSecrets(String(message)));
  }

  /** @param text the message, if the first argument has structured facts */
  warn(message: unknown, text?: unknown): void {
    if (typeof message === 'object' && message !== null)
      this.logger.warn(message, withoutSecrets(String(text)));
    else this.logger.warn(withoutSecrets(String(message)));
  }

  error(message: unknown): void {
    if (message instanceof Error) this.logger.error({ err: message }, 'framework');
    else this.logger.error(withoutSecrets(String(message)));
  }
}
