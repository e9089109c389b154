import { Injectable } from '@nestjs/common';
import { Turns } from '../limits/turns.ts';

/**
 * Limits how much calendar work this process does at the same time. Reading a calendar of 5 MB takes ten times that
 * much memory.
 */
@Injectable()
export class CalendarTurns {
  /** Receiving and importing uploaded files, one after the other per user. */
  readonly files = new Turns({ inAll: 8, perUser: 1, waitingPerUser: 3, patienceMs: 20_000 });
  /** Parsing calendars and files and syncing their meetings. */
  readonly reading = new Turns({ inAll: 2, perUser: 1 });
}
