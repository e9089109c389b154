import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';
import { userOf } from './auth.guard.ts';

/** Passes the signed-in caller to a controller method. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  userOf(context.switchToHttp().getRequest<Request>()),
);
