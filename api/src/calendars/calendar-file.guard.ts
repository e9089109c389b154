import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { userOf } from '../auth/auth.guard.ts';
import { TooManyRequests } from '../errors/http-errors.ts';
import { type LeasedStore } from '../limits/leased-store.ts';
import { Limits } from '../limits/limits.ts';
import { readCalendarFile } from './calendar-file-body.ts';
import { CalendarTurns } from './calendar-turns.ts';

/** More files than a person chooses by hand. */
const FILES_PER_MINUTE = 20;

/**
 * Takes calendar files in, one at a time for each user, and puts what JSON would have said into the body. It is a
 * guard because the file has to be there before any interceptor: a repeated request is told by its body.
 */
@Injectable()
export class CalendarFileGuard implements CanActivate {
  private readonly files: LeasedStore;

  constructor(
    private readonly turns: CalendarTurns,
    limits: Limits,
  ) {
    this.files = limits.counter('calendar-files', FILES_PER_MINUTE);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { id } = userOf(request);
    const { totalHits, resetTime } = await this.files.increment(id);
    if (totalHits > FILES_PER_MINUTE) {
      throw new TooManyRequests(
        String(Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000))),
        "You've imported too many files in a minute. Wait a moment",
      );
    }
    await turnUntilClosed(this.turns.files, id, response);
    if (request.is(['text/calendar', 'multipart/form-data'])) {
      request.body = await readCalendarFile(request, response);
    }
    await turnUntilClosed(this.turns.reading, id, response);
    return true;
  }
}

/** Waits for a turn of this user and holds it until the response was sent or the client has left. */
function turnUntilClosed(
  turns: CalendarTurns['files'],
  id: string,
  response: Response,
): Promise<void> {
  return new Promise((begin, fail) => {
    turns
      .run(id, async () => {
        begin();
        if (response.closed) return;
        await new Promise((end) => response.once('close', end));
      })
      .catch(fail);
  });
}
