import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { RevocationsService } from './revocations.service.ts';
import { type AccessScope } from '@rapport/contracts';
import { SCOPES } from '../documentation/scopes.ts';
import { AccountOnlyCall, AuthenticationRequired, ScopeMissing } from './auth-errors.ts';
import { CallerVerifier } from './caller-verifier.ts';
import { type Program, type User } from './user.ts';
import { verifiedUser } from './verified-user.ts';

const PUBLIC = 'rapport:public';

/** Opens a controller or a handler to callers without a token. */
export const Public = () => SetMetadata(PUBLIC, true);

const REPEATABLE = 'rapport:repeatable-deletion';

/**
 * Lets a user whose response got lost repeat the deletion: a token revoked by it still opens this handler, and no
 * other.
 */
export const RepeatableDeletion = () => SetMetadata(REPEATABLE, true);

const users = new WeakMap<Request, User>();

/** Returns the authenticated caller; null if the handler is public. */
export function callerOf(request: Request): User | null {
  return users.get(request) ?? null;
}

/** Returns the authenticated caller. */
export function userOf(request: Request): User {
  const user = users.get(request);
  if (!user) throw new AuthenticationRequired();
  return user;
}

/**
 * Lets a request through if its bearer token is valid and not revoked, and, if a program sends it, has the scopes that
 * its handler needs. Applies to every handler except public ones.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  /** Caches the decorators of each handler, which never change. */
  private readonly known = new WeakMap<object, boolean>();

  constructor(
    private readonly reflector: Reflector,
    private readonly callers: CallerVerifier,
    private readonly revocations: RevocationsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.isPublic(context)) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const user = await verifiedUser(request, this.callers);
    if (user === null) throw new AuthenticationRequired();
    if (user.program === undefined) await this.refuseRevoked(user, context);
    else this.refuseWithoutScope(user.program, context);
    users.set(request, user);
    return true;
  }

  private isPublic(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    let isPublic = this.known.get(handler);
    if (isPublic === undefined) {
      isPublic = this.reflector.getAllAndOverride(PUBLIC, [handler, context.getClass()]) === true;
      this.known.set(handler, isPublic);
    }
    return isPublic;
  }

  /** A handler that says nothing is closed to programs. */
  private refuseWithoutScope({ scopes }: Program, context: ExecutionContext): void {
    const needed = this.reflector.get<AccessScope[] | undefined>(SCOPES, context.getHandler());
    if (needed === undefined) throw new AccountOnlyCall();
    const missing = needed.filter((scope) => !scopes.includes(scope));
    if (missing.length > 0) throw new ScopeMissing(missing);
  }

  private async refuseRevoked(user: User, context: ExecutionContext): Promise<void> {
    const verdict = await this.revocations.verdict(user);
    if (verdict === 'good') return;
    const handler = [context.getHandler(), context.getClass()];
    if (verdict === 'deleted' && this.reflector.getAllAndOverride(REPEATABLE, handler)) return;
    throw new AuthenticationRequired();
  }
}
