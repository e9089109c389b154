import { Injectable } from '@nestjs/common';
import { type CalendarFailure, CALENDAR_LIMITS } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { Connector, type StoredAccount } from '../dav/connector.ts';
import { DavFailed } from '../dav/dav-failure.ts';
import { UnreadableSecret } from '../secrets/secret-box.ts';
import { type DueCalendar } from './calendar-store.ts';
import { type CalendarPart, cut, oneLine, UnreadableCalendar } from './domain/calendar-text.ts';
import { calendarWindow } from './domain/calendar-window.ts';
import { joinCalendars } from './domain/join-calendars.ts';
import { type CalendarProblemDto } from './dto/calendar.dto.ts';
import { CalendarFetchFailed, TIMEOUT_MS } from './fetch-calendar.ts';

const DAY_MS = 86_400_000;
/** An answer also has an address and a tag for each event, and marks for its signs. */
const MOST = { all: 3 * CALENDAR_LIMITS.bytes, property: CALENDAR_LIMITS.bytes };

const ACCOUNT = `SELECT b.user_profile_id AS owner, b.id, b.address, b.user_name AS "userName",
    b.password, b.password_key AS "passwordKey"
  FROM rapport.address_books b WHERE b.user_profile_id = $1 AND b.id = $2`;

/** A calendar of an account; `calendar` is null if it hasn't changed. */
interface ReadCalendar {
  calendar: CalendarPart | null;
  problems: CalendarProblemDto[];
  name: string | null;
  /** Changes with the calendar. */
  tag: string | null;
}

const FAILURES: Readonly<Record<DavFailed['failure'], CalendarFailure>> = {
  google: 'refused',
  address: 'refused',
  refused: 'refused',
  unreachable: 'unreachable',
  tooSlow: 'tooSlow',
  certificate: 'certificate',
  wrongPassword: 'wrongPassword',
  appPassword: 'appPassword',
  noPassword: 'noPassword',
  forbidden: 'notFound',
  notFound: 'notFound',
  moved: 'moved',
  notDav: 'notCalendar',
  tooLarge: 'tooLarge',
  full: 'unreachable',
  busy: 'unreachable',
  changed: 'unreachable',
  // The server refuses to send that many events at once.
  syncToken: 'tooLarge',
};

/** Reads the calendars of accounts by CalDAV. Nothing is written there. */
@Injectable()
export class AccountCalendars {
  constructor(
    private readonly database: Database,
    private readonly connector: Connector,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads the events around today.
   * @param known the tag of the last read
   * @throws {CalendarFetchFailed}
   * @throws {UnreadableCalendar}
   */
  async read(
    { owner, accountId, address }: DueCalendar,
    known: string | null,
    stop: AbortSignal,
  ): Promise<ReadCalendar> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const [account] = await this.database.rows<StoredAccount>(ACCOUNT, [owner, accountId]);
    // It was disconnected at the same time.
    if (account === undefined) throw new CalendarFetchFailed('notFound');
    try {
      const signal = AbortSignal.any([stop, timeout]);
      return await this.readOf(account, new URL(address), known, signal);
    } catch (error) {
      if (error instanceof UnreadableSecret) throw new CalendarFetchFailed('key', error);
      if (!(error instanceof DavFailed)) throw error;
      const failure = timeout.aborted ? 'tooSlow' : FAILURES[error.failure];
      throw new CalendarFetchFailed(failure, error, error.waitSeconds);
    }
  }

  private async readOf(
    account: StoredAccount,
    address: URL,
    known: string | null,
    signal: AbortSignal,
  ): Promise<ReadCalendar> {
    const client = this.connector.open(account, 'calendar', signal);
    const { name: given, tag } = await client.describe(address);
    const name = cut(oneLine(given ?? ''), CALENDAR_LIMITS.name) || null;
    if (tag !== null && tag === known) return { calendar: null, problems: [], name, tag };
    const { from, to } = calendarWindow(this.clock.now());
    // Servers place times without a zone in one of their own.
    const range = { from: new Date(from.getTime() - DAY_MS), to: new Date(to.getTime() + DAY_MS) };
    const events = await client.events(address, range, MOST);
    const texts = events.flatMap(({ text }) => text ?? []);
    const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    if (events.some(({ isTooLarge }) => isTooLarge) || size > CALENDAR_LIMITS.bytes) {
      throw new DavFailed('tooLarge');
    }
    // Without the contents, every meeting would look canceled.
    if (texts.length < events.length) throw new UnreadableCalendar("isn't there completely");
    return { ...joinCalendars(texts), name, tag };
  }
}
