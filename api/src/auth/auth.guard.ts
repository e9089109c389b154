import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { AuthenticationRequired } from './auth-errors.ts';
import { bearerToken } from './bearer-token.ts';
import { TokenVerifier } from './token-verifier.ts';
import { type User } from './user.ts';

const PUBLIC = 'rapport:public';

/** Opens a controller or a handler to callers without a token. */
export const Public = () => SetMetadata(PUBLIC, true);

const users = new WeakMap<Request, User>();

/** The caller that the guard let through. */
export function userOf(request: Request): User {
  const user = users.get(request);
  if (!user) throw new AuthenticationRequired();
  return user;
}

/** Lets a request through when its bearer token is good. Stands before every handler but the public ones. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride(PUBLIC, [context.getHandler(), context.getClass()])) {
      return true;
    }
    const request = context.switchToHttp().getRequest<Request>();
    const token = bearerToken(request);
    if (token === null) throw new AuthenticationRequired();
    users.set(request, await this.tokens.verify(token));
    return true;
  }
}
