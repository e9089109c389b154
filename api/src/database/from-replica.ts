import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Database } from './database.ts';

const FROM_REPLICA = 'rapport:from-replica';

/** Lets a handler that only reads use the replica, if there is one (DATABASE_REPLICA_URL). */
export const FromReplica = (): MethodDecorator => SetMetadata(FROM_REPLICA, true);

@Injectable()
export class FromReplicaInterceptor implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (this.reflector.get<true | undefined>(FROM_REPLICA, context.getHandler()) === undefined)
      return next.handle();
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(this.database.reading(work));
  }
}
