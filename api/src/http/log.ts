import { type LoggerService } from '@nestjs/common';
import { type Request, type RequestHandler, type Response } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import { QueryFailedError } from 'typeorm';
import { databaseErrorCode } from '../database/database-error.ts';
import { type Settings } from '../env.ts';

/**
 * What of an error may be logged. A driver's message quotes values and its detail whole rows, so of
 * a failed query only the code and the place remain.
 */
function describeError(error: Error): Record<string, unknown> {
  const isQuery = error instanceof QueryFailedError;
  return {
    type: error.constructor.name,
    message: isQuery ? 'a query failed' : error.message,
    code: databaseErrorCode(error) || undefined,
    stack: error.stack?.slice(error.stack.indexOf('\n    at ') + 1),
  };
}

/** One JSON object per line on standard output. */
export function createLog(settings: Pick<Settings, 'logLevel'>, to?: DestinationStream): Logger {
  const options = {
    level: settings.logLevel,
    base: { name: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: describeError },
  };
  return to ? pino(options, to) : pino(options);
}

/** Whoever knows the rest of such a path may read what is behind it. */
const SECRET_PATH = /^(\/api\/calendar\/).+/;

/** Logs every answered request: what was asked and what came of it, without query, headers or body. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId: (request) => request.id,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId', responseTime: 'durationMs' },
    wrapSerializers: false,
    serializers: {
      // The query of a search is a person's name.
      req: (request: Request) => ({
        method: request.method,
        path: request.originalUrl.split('?', 1)[0]?.replace(SECRET_PATH, '$1…'),
      }),
      res: (response: Response) => ({ status: response.statusCode }),
      err: describeError,
    },
    autoLogging: { ignore: ({ path }) => path === '/healthz' || path === '/readyz' },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'warn' : 'info'),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'answered',
  });
}

/** Lets the framework's own messages appear in the same log; its start-up chatter at debug level. */
export class FrameworkLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown): void {
    this.logger.debug(String(message));
  }

  warn(message: unknown): void {
    this.logger.warn(String(message));
  }

  error(message: unknown): void {
    if (message instanceof Error) this.logger.error({ err: message }, 'framework');
    else this.logger.error(String(message));
  }
}
