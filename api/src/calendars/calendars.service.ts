import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { type JsonText } from '../http/json-text.ts';
import { CalendarMeetingsService } from '../interactions/calendar-meetings.service.ts';
import { CalendarFetcher } from './calendar-fetcher.ts';
import { CalendarStore } from './calendar-store.ts';
import { type CalendarDto, type CreateCalendarDto } from './dto/calendar.dto.ts';

/** Calendar subscriptions. Every method takes the owner first and touches only their rows. */
@Injectable()
export class CalendarsService {
  constructor(
    private readonly database: Database,
    private readonly store: CalendarStore,
    private readonly fetcher: CalendarFetcher,
    private readonly meetings: CalendarMeetingsService,
  ) {}

  list(owner: string): Promise<JsonText<CalendarDto[]>> {
    return this.store.list(owner);
  }

  /**
   * Subscribes to a calendar, which is due for reading immediately.
   * @throws {CalendarExists}
   * @throws {ValidationFailed}
   */
  async create(owner: string, body: CreateCalendarDto): Promise<JsonText<CalendarDto>> {
    const id = await this.store.create(owner, body);
    return this.store.find(owner, id);
  }

  /**
   * Reads a calendar now and returns its new state.
   * @throws {CalendarNotFound}
   */
  async refresh(owner: string, id: string): Promise<JsonText<CalendarDto>> {
    await this.store.find(owner, id);
    await this.fetcher.read(owner, id);
    return this.store.find(owner, id);
  }

  /**
   * Ends a subscription and removes its planned meetings; past meetings stay.
   * @throws {CalendarNotFound}
   */
  remove(owner: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.store.remove(owner, id);
      await this.meetings.forgetSource(owner, id);
    });
  }
}
