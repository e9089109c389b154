import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { type Request, type Response } from 'express';
import { createHash } from 'node:crypto';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { userOf } from '../auth/auth.guard.ts';
import { canonicalJson } from './domain/canonical-json.ts';
import { InvalidIdempotencyKey } from './idempotency-errors.ts';
import { type Answer, IdempotencyService } from './idempotency.service.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;
/** Headers that are part of an answer and not of one delivery of it. */
const REPEATED_HEADERS = ['Content-Type', 'ETag', 'Location'];

/** Gives every POST with an `Idempotency-Key` header the protection of {@link IdempotencyService}. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: IdempotencyService) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const key = request.get('Idempotency-Key');
    if (request.method !== 'POST' || key === undefined) return next.handle();
    if (!KEY.test(key)) throw new InvalidIdempotencyKey();
    const response = http.getResponse<Response>();
    const answer = this.idempotency.once(
      { owner: userOf(request).id, key, fingerprint: fingerprintOf(request) },
      async () => answerOf(await lastValueFrom(next.handle()), response),
    );
    return from(answer).pipe(map((given) => repeat(given, response)));
  }
}

function fingerprintOf(request: Request): string {
  const asked = [request.method, request.originalUrl, canonicalJson(request.body)].join('\n');
  return createHash('sha256').update(asked).digest('base64');
}

function answerOf(body: unknown, response: Response): Answer {
  const headers = REPEATED_HEADERS.flatMap((name) => {
    const value = response.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    status: response.statusCode,
    headers: Object.fromEntries(headers),
    body: typeof body === 'string' ? body : null,
  };
}

function repeat({ status, headers, body }: Answer, response: Response): string | undefined {
  response.status(status).set(headers);
  return body ?? undefined;
}
