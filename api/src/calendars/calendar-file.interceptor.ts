import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { type Request, type Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { userOf } from '../auth/auth.guard.ts';
import { TooManyRequests } from '../errors/http-errors.ts';
import { type LeasedStore } from '../limits/leased-store.ts';
import { Limits } from '../limits/limits.ts';
import { readCalendarFile } from './calendar-file-body.ts';
import { CalendarTurns } from './calendar-turns.ts';

/** More files than anybody chooses by hand. */
const FILES_PER_MINUTE = 20;

/** Takes calendar files in, one at a time for each user, and lets their handler find what JSON would have said. */
@Injectable()
export class CalendarFileInterceptor implements NestInterceptor {
  private readonly files: LeasedStore;

  constructor(
    private readonly turns: CalendarTurns,
    limits: Limits,
  ) {
    this.files = limits.counter('calendar-files', FILES_PER_MINUTE);
  }

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    return from(this.takeIn(http.getRequest<Request>(), http.getResponse<Response>(), next));
  }

  private async takeIn(
    request: Request,
    response: Response,
    next: CallHandler<unknown>,
  ): Promise<unknown> {
    const { id } = userOf(request);
    const { totalHits, resetTime } = await this.files.increment(id);
    if (totalHits > FILES_PER_MINUTE) {
      throw new TooManyRequests(
        String(Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000))),
        'You have imported many files within a minute. Wait a moment',
      );
    }
    return this.turns.files.run(id, async () => {
      if (request.is(['text/calendar', 'multipart/form-data'])) {
        request.body = await readCalendarFile(request, response);
      }
      return this.turns.reading.run(id, () =>
        lastValueFrom(next.handle(), { defaultValue: undefined }),
      );
    });
  }
}
