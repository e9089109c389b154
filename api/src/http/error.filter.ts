import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type Application, type Request, type Response } from 'express';
import { databaseProblem } from '../database/database-problem.ts';
import { allowedMethods } from './allowed-methods.ts';
import { DomainError } from '../errors/domain-error.ts';
import { InternalError, MethodNotAllowed, RouteNotFound } from '../errors/http-errors.ts';
import { reasonOf } from '../errors/reason.ts';
import { type ErrorBodyDto } from '../documentation/error.dto.ts';

/** The parts of an error response; the cause is for the log. */
type KnownError = Pick<DomainError, 'status' | 'headers' | 'cause'> & { body: ErrorBodyDto };

/**
 * The only place where a thrown error becomes a response: `{ error, code }` for every status from 400, with
 * `problems` if fields are invalid.
 */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly adapters: HttpAdapterHost) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = this.knownError(thrown, request);
    const { status, headers, body, cause } = error;
    if (status >= 500) request.log.error({ requestId: request.id, err: cause ?? error }, body.code);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    // Headers of the successful response don't apply to the error.
    for (const name of ['ETag', 'Link', 'X-Total-Count', 'X-Total-Count-Relation'])
      response.removeHeader(name);
    response.locals.errorCode = body.code;
    response.status(status).set(headers).json(body);
  }

  private knownError(thrown: unknown, request: Request): KnownError {
    if (thrown instanceof DomainError) return thrown;
    if (thrown instanceof NotFoundException) return this.noRoute(request);
    if (thrown instanceof HttpException) return fromFramework(thrown);
    return databaseProblem(thrown) ?? new InternalError(thrown);
  }

  private noRoute(request: Request): DomainError {
    const app: Application = this.adapters.httpAdapter.getInstance();
    const methods = allowedMethods(app.router.stack, request.path);
    const isOther = methods.length > 0 && !methods.includes(request.method);
    return isOther ? new MethodNotAllowed(methods) : new RouteNotFound();
  }
}

/** Errors of the framework (for a malformed path, for example) keep their status, but their message isn't sent. */
function fromFramework(cause: HttpException): KnownError {
  const status = cause.getStatus();
  return { status, headers: {}, body: reasonOf(status), cause };
}
