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
import { callerOf, userOf } from '../auth/auth.guard.ts';
import { inCall } from '../auth/current-call.ts';
import { AnswerReader } from './answer-reader.ts';
import { canonicalJson } from './domain/canonical-json.ts';
import { answerReference } from './domain/answer-reference.ts';
import { REPLAY, type Replayed } from '../http/replay.ts';
import { InvalidIdempotencyKey } from './idempotency-errors.ts';
import { IdempotencyService, type KeyedRequest } from './idempotency.service.ts';

type What = Exclude<Replayed, 'none'> | undefined;

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Makes the caller of a writing call available to its code, and gives every POST with an `Idempotency-Key` header
 * the protection of {@link IdempotencyService}.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly answers: AnswerReader,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    // Reads need no protection, and without a token there's no caller.
    if (request.method === 'GET' || callerOf(request) === null) return next.handle();
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    const what = this.reflector.get<Replayed | undefined>(REPLAY, context.getHandler());
    const asked = keyedRequest(request, what);
    return from(
      inCall(
        callerOf(request),
        asked ? () => this.once(asked, what === 'none' ? undefined : what, work) : work,
      ),
    );
  }

  private once(asked: KeyedRequest, what: What, work: () => Promise<unknown>): Promise<unknown> {
    return this.idempotency.once(asked, {
      first: async () => given(await work(), what),
      reference: what === 'stored' ? kept : answerReference,
      again: async (stored) =>
        what === 'stored'
          ? keptResponse(stored)
          : what && this.answers.read(asked.owner, what, answerReference(stored)),
    });
  }
}

/**
 * Returns the request with its key; null without a key, or if its handler can safely be repeated.
 * @throws {InvalidIdempotencyKey}
 */
function keyedRequest(request: Request, what: Replayed | undefined): KeyedRequest | null {
  const key = request.get('Idempotency-Key');
  if (request.method !== 'POST' || key === undefined) return null;
  if (!KEY.test(key)) throw new InvalidIdempotencyKey();
  if (what === 'none') return null;
  return { owner: userOf(request).id, key, fingerprint: fingerprintOf(request) };
}

/** Returns a response as it is stored: as text, because Postgres would reorder the fields of JSON. */
function kept(response: unknown): { json: string } {
  return { json: JSON.stringify(response) };
}

/** @throws Error for anything that no release has stored */
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

/** @throws Error for a response that can't be read again: such a handler is a bug, which its first call reveals */
function given(answer: unknown, what: What): unknown {
  if (answer !== undefined && what === undefined) {
    throw new Error('A POST handler that answers with something needs @Replay.');
  }
  return answer;
}
