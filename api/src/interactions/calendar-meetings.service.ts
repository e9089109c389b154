import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import * as sql from './meeting-sql.ts';
import { MeetingEntity } from './meeting.entity.ts';
import { MeetingsService } from './meetings.service.ts';

/** What becomes of meetings when their calendar changes. Every method takes the owner first and touches only their rows. */
@Injectable()
export class CalendarMeetingsService {
  constructor(
    private readonly database: Database,
    private readonly meetings: MeetingsService,
  ) {}

  /**
   * Cancels the planned meetings of a calendar from `from` on that it has no more.
   * @param keptUids the events it still has
   * @returns how many
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
   * Cancels the planned meetings of a calendar from `from` on of which it says that they do not take place.
   * @param whole UIDs of events, of which only the times in `keptUids` are left
   * @param times single times that are canceled
   * @returns the meetings as they were
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

  /** Cancels what a statement finds. */
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
        // The calendar may bring it back.
        await this.database.entities.delete(MeetingEntity, { userProfileId: owner, id });
      }
      return canceled;
    });
  }

  /** Removes what is planned by a calendar that the user removes. What was held stays. */
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
