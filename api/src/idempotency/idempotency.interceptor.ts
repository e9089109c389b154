import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { createHash } from 'node:crypto';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { userOf } from '../auth/auth.guard.ts';
import { AnswerReader } from './answer-reader.ts';
import { canonicalJson } from './domain/canonical-json.ts';
import { answerReference } from './domain/answer-reference.ts';
import { ANEW, GIVES, KEPT, type Given } from '../http/gives.ts';
import { InvalidIdempotencyKey } from './idempotency-errors.ts';
import { IdempotencyService } from './idempotency.service.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Gives every POST with an `Idempotency-Key` header the protection of {@link IdempotencyService}. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly answers: AnswerReader,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const key = request.get('Idempotency-Key');
    if (request.method !== 'POST' || key === undefined) return next.handle();
    if (!KEY.test(key)) throw new InvalidIdempotencyKey();
    const handler = context.getHandler();
    const what = this.reflector.get<Given | typeof ANEW | typeof KEPT | undefined>(GIVES, handler);
    if (what === ANEW) return next.handle();
    const owner = userOf(request).id;
    const answer = this.idempotency.once(
      { owner, key, fingerprint: fingerprintOf(request) },
      {
        first: async () =>
          given(await lastValueFrom(next.handle(), { defaultValue: undefined }), what),
        reference: what === KEPT ? kept : answerReference,
        again: async (stored) =>
          what === KEPT
            ? keptResponse(stored)
            : what && this.answers.read(owner, what, answerReference(stored)),
      },
    );
    return from(answer);
  }
}

/** A response as it is stored: as text, because Postgres would put the fields of its JSON in another order. */
function kept(response: unknown): { json: string } {
  return { json: JSON.stringify(response) };
}

/** @throws Error for something else, which no release has stored */
function keptResponse(stored: unknown): unknown {
  const json: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'json') : undefined;
  if (typeof json !== 'string') throw new Error('No response is stored under this key.');
  return JSON.parse(json);
}

function fingerprintOf(request: Request): string {
  const asked = [request.method, request.originalUrl, canonicalJson(request.body)].join('\n');
  return createHash('sha256').update(asked).digest('base64');
}

/** @throws Error for a response that could not be read again: such a handler is a bug, and the first call shows it */
function given(answer: unknown, what: Given | typeof KEPT | undefined): unknown {
  if (answer !== undefined && what === undefined) {
    throw new Error('A POST handler that answers with something needs @Gives.');
  }
  return answer;
}
