import { Injectable } from '@nestjs/common';
import { Turns } from '../limits/turns.ts';

/**
 * How much of the work on calendars this process does at the same time. A calendar of 5 MB takes ten times as much
 * memory while it is read.
 */
@Injectable()
export class CalendarTurns {
  /** Files that arrive and are imported: one after the other for each user. */
  readonly files = new Turns({ inAll: 8, perUser: 1, waitingPerUser: 3, patienceMs: 20_000 });
  /** Calendars and files that are read and made meetings. */
  readonly reading = new Turns({ inAll: 2, perUser: 1 });
}
