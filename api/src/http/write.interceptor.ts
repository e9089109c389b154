import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { type Observable } from 'rxjs';

/** What stands around every handler that writes; a part of the API provides it. */
export abstract class WriteCalls implements NestInterceptor {
  abstract intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown>;
}

/** Puts it around one handler. A handler that only reads has no interceptor, because each one costs time. */
@Injectable()
export class WriteInterceptor implements NestInterceptor {
  constructor(private readonly calls: WriteCalls) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return this.calls.intercept(context, next);
  }
}
