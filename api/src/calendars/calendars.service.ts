import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { type JsonText } from '../http/json-text.ts';
import { CalendarMeetingsService } from '../interactions/calendar-meetings.service.ts';
import { CalendarFileUnreadable } from './calendar-errors.ts';
import { CalendarFetcher } from './calendar-fetcher.ts';
import { CalendarStore } from './calendar-store.ts';
import { CalendarSyncService } from './calendar-sync.service.ts';
import { readCalendar, UnreadableCalendar } from './domain/calendar-text.ts';
import {
  type CalendarDto,
  type CalendarFileResultDto,
  type CreateCalendarDto,
  type ImportCalendarFileDto,
} from './dto/calendar.dto.ts';

/** The source of meetings of imported files: the same event of two files is one meeting. */
const FILE_SOURCE = 'file';

/** Calendars elsewhere. Every method takes the owner first and touches only their rows. */
@Injectable()
export class CalendarsService {
  constructor(
    private readonly database: Database,
    private readonly store: CalendarStore,
    private readonly fetcher: CalendarFetcher,
    private readonly calendars: CalendarSyncService,
    private readonly meetings: CalendarMeetingsService,
  ) {}

  list(owner: string): Promise<JsonText<CalendarDto[]>> {
    return this.store.list(owner);
  }

  /**
   * Subscribes to a calendar, which is due at once.
   * @throws {CalendarExists}
   * @throws {ValidationFailed}
   */
  async create(owner: string, body: CreateCalendarDto): Promise<JsonText<CalendarDto>> {
    const id = await this.store.create(owner, body);
    return this.store.find(owner, id);
  }

  /**
   * Reads a calendar now and gives what came of it.
   * @throws {CalendarNotFound}
   */
  async refresh(owner: string, id: string): Promise<JsonText<CalendarDto>> {
    await this.store.find(owner, id);
    await this.fetcher.read(owner, id);
    return this.store.find(owner, id);
  }

  /**
   * Ends a subscription with the meetings that are planned; those that took place stay.
   * @throws {CalendarNotFound}
   */
  remove(owner: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.store.remove(owner, id);
      await this.meetings.forgetSource(owner, id);
    });
  }

  /**
   * Makes the events of a file with contacts meetings, and cancels those that the file takes back. The same file
   * again changes nothing.
   * @throws {CalendarFileUnreadable}
   */
  async importFile(
    owner: string,
    { text, timeZone }: ImportCalendarFileDto,
  ): Promise<CalendarFileResultDto> {
    try {
      const calendar = readCalendar(text);
      const zone = timeZone ?? 'UTC';
      const { result, uids } = await this.calendars.sync(owner, FILE_SOURCE, calendar, zone);
      const facts = { calendar, timeZone: zone, uids };
      const canceled = await this.calendars.cancelEnded(owner, FILE_SOURCE, facts);
      return { ...result, changed: result.changed + canceled };
    } catch (error) {
      if (error instanceof UnreadableCalendar) throw new CalendarFileUnreadable(error.message);
      throw error;
    }
  }
}
