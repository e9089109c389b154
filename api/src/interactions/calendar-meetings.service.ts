import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import * as sql from './meeting-sql.ts';
import { MeetingEntity } from './meeting.entity.ts';
import { MeetingsService } from './meetings.service.ts';

/** Updates meetings when their calendar changes. Every method takes the owner first and touches only their rows. */
@Injectable()
export class CalendarMeetingsService {
  constructor(
    private readonly database: Database,
    private readonly meetings: MeetingsService,
  ) {}

  /**
   * Cancels a calendar's planned meetings from `from` on that are no longer in the calendar.
   * @param keptUids the events still in the calendar
   * @returns how many were canceled
   */
  async cancelMissing(
    owner: string,
    source: string,
    keptUids: string[],
    from: Date,
  ): Promise<number> {
    const facts = [owner, source, keptUids, from] as const;
    return (await this.cancelAll(sql.MISSING_EVENTS, facts)).length;
  }

  /**
   * Cancels a calendar's planned meetings from `from` on that the calendar marks as canceled.
   * @param whole UIDs of events of which only the occurrences in `keptUids` remain
   * @param times UIDs of single canceled occurrences
   * @returns the meetings before the change
   */
  cancelEnded(
    owner: string,
    source: string,
    {
      whole,
      times,
      keptUids,
      from,
    }: Record<'whole' | 'times' | 'keptUids', string[]> & { from: Date },
  ): Promise<sql.LockedMeeting[]> {
    const facts = [owner, source, keptUids, from, whole, times] as const;
    return this.cancelAll(sql.ENDED_EVENTS, facts);
  }

  /** Cancels the meetings that a statement finds. */
  private cancelAll(
    find: string,
    facts: readonly [owner: string, source: string, ...unknown[]],
  ): Promise<sql.LockedMeeting[]> {
    const [owner, source] = facts;
    return this.database.transaction(async () => {
      await this.database.rows(sql.LOCK_SOURCE, [owner, source]);
      const gone = await this.database.rows<{ id: string }>(find, facts);
      const canceled: sql.LockedMeeting[] = [];
      for (const { id } of gone) {
        canceled.push(await this.meetings.locked(owner, id));
        await this.meetings.cancelMeeting(owner, id);
        // The calendar may restore it.
        await this.database.entities.delete(MeetingEntity, { userProfileId: owner, id });
      }
      return canceled;
    });
  }

  /** Removes the planned meetings of a removed calendar. Meetings that were held stay. */
  forgetSource(owner: string, source: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.rows(sql.LOCK_SOURCE, [owner, source]);
      const planned = await this.database.rows<{ id: string }>(sql.PLANNED_EVENTS, [owner, source]);
      for (const { id } of planned) await this.meetings.cancelMeeting(owner, id);
      await this.database.rows(sql.KEEP_HELD, [owner, source]);
      await this.database.rows(sql.FORGET_EVENTS, [owner, source]);
    });
  }
}
