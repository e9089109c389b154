import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { type Request } from 'express';

/** An `Idempotency-Key` and what it stands for, to be stored with the work. */
export interface Claim {
  key: string;
  /** Digest of what was asked. */
  fingerprint: string;
}

/** How long a repeated request waits for the first one while that is still being answered. */
export const KEY_WAIT_MS = 2_000;

/** The wish for one statement in place of a transaction. */
export interface Attempt {
  /** Null for a request without a key. */
  claim: Claim | null;
}

/** One statement cannot do it, because somebody's first row is missing or because the key is known. */
export class NotInOneStatement extends Error {}

export const TRIES_ONE_STATEMENT = 'rapport:tries-one-statement';

/**
 * For a POST handler that most often can do its work in one statement. It is called with an attempt first, and once
 * more without one, in a transaction, when it throws {@link NotInOneStatement}.
 */
export const TriesOneStatement = () => SetMetadata(TRIES_ONE_STATEMENT, true);

const attempts = new WeakMap<Request, Attempt>();

/** Calls `work` with `attempt` for the handler of this request. */
export async function withAttempt<T>(
  request: Request,
  attempt: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  attempts.set(request, attempt);
  try {
    return await work();
  } finally {
    attempts.delete(request);
  }
}

/** Hands the attempt to a controller method; null where it is to use a transaction. */
export const OneStatement = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    attempts.get(context.switchToHttp().getRequest<Request>()) ?? null,
);
