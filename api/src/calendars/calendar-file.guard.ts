import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { userOf } from '../auth/auth.guard.ts';
import { TooManyRequests } from '../errors/http-errors.ts';
import { type LeasedStore } from '../limits/leased-store.ts';
import { Limits } from '../limits/limits.ts';
import { readCalendarFile } from './calendar-file-body.ts';
import { CalendarTurns } from './calendar-turns.ts';

/** More files than a person would upload by hand. */
const FILES_PER_MINUTE = 20;

/**
 * Receives uploaded calendar files, one at a time per user, and puts their text into the body as JSON would have
 * it. It's a guard because the body must be there before any interceptor: repeated requests are recognized by their
 * body.
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

/** Waits for a turn of this user and keeps it until the response is sent or the client disconnects. */
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
