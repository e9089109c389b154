import { Injectable } from '@nestjs/common';
import { ADDRESS_BOOK_LIMITS } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../database/database-error.ts';
import { Database } from '../database/database.ts';
import { type DavCollection } from '../dav/find-collections.ts';
import { storeFound } from '../dav/found-sql.ts';
import { CalendarMeetingsService } from '../interactions/calendar-meetings.service.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { CalendarExists } from './calendar-errors.ts';
import { CalendarFetcher } from './calendar-fetcher.ts';
import { CalendarStore } from './calendar-store.ts';

const LONGEST_NAME = 200;

const ADD_FOUND = storeFound('rapport.account_calendars', { name: 'text' });
const FOUND = `SELECT x.id, EXISTS (SELECT FROM rapport.calendars k
      WHERE k.user_profile_id = x.user_profile_id AND k.id = x.id) AS "isChosen"
  FROM rapport.account_calendars x WHERE x.user_profile_id = $1 AND x.book_id = $2 ORDER BY x.place`;
const CHOOSE = `INSERT INTO rapport.calendars
    (user_profile_id, id, created_at, address, name_there, time_zone, next_at)
  SELECT x.user_profile_id, x.id, $4, x.url, x.name, $5, $4 FROM rapport.account_calendars x
  WHERE x.user_profile_id = $1 AND x.book_id = $2 AND x.id = ANY($3::uuid[])`;
/** A user can have the same calendar read once a minute. */
const WAKE = `UPDATE rapport.calendars k SET next_at = $3, asked_at = $3
  WHERE k.user_profile_id = $1 AND (k.asked_at IS NULL OR k.asked_at <= $3::timestamptz - interval '1 minute')
    AND k.id IN (SELECT x.id FROM rapport.account_calendars x
      WHERE x.user_profile_id = $1 AND x.book_id = $2)`;
const READ_AGAIN = `UPDATE rapport.calendars k SET next_at = $3
  WHERE k.user_profile_id = $1 AND k.id IN (SELECT x.id FROM rapport.account_calendars x
    WHERE x.user_profile_id = $1 AND x.book_id = $2)`;
const NEW_PASSWORD = `UPDATE rapport.calendars k SET asked_at = NULL, attempts = 0, failure = NULL,
    failing_since = NULL
  WHERE k.user_profile_id = $1 AND k.id IN (SELECT x.id FROM rapport.account_calendars x
    WHERE x.user_profile_id = $1 AND x.book_id = $2)`;

/** The calendars in an account of address books, and which of them the user chose. */
@Injectable()
export class AccountCalendarChoice {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly store: CalendarStore,
    private readonly meetings: CalendarMeetingsService,
    private readonly fetcher: CalendarFetcher,
    private readonly clock: Clock,
  ) {}

  /** False if the settings have no calendars fetched. */
  get areRead(): boolean {
    return this.fetcher.isOn;
  }

  /** Stores the calendars of an account that are new. None is read before the user chooses it. */
  async add(owner: string, account: string, found: readonly DavCollection[]): Promise<void> {
    await this.database.rows(ADD_FOUND, [
      ...[owner, account, found.map(() => uuidV7()), found.map(({ url }) => url.href)],
      ...[ADDRESS_BOOK_LIMITS.collections, found.map(({ name }) => name.slice(0, LONGEST_NAME))],
    ]);
  }

  /**
   * Makes these the calendars that are read. Others of the account are removed with their planned meetings.
   * @param timeZone for times without one
   * @throws {CalendarExists}
   * @throws {LimitReached}
   */
  choose(owner: string, account: string, ids: readonly string[], timeZone: string): Promise<void> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensureAlone(owner, now);
      const wanted = new Set(ids.map((id) => id.toLowerCase()));
      const found = await this.found(owner, account);
      for (const { id, isChosen } of found) {
        if (isChosen && !wanted.has(id)) await this.remove(owner, id);
      }
      const added = found.filter(({ id, isChosen }) => !isChosen && wanted.has(id));
      await this.store.checkRoom(owner, added.length, 'calendarIds');
      try {
        const values = [owner, account, added.map(({ id }) => id), now, timeZone];
        await this.database.rows(CHOOSE, values);
      } catch (error) {
        if (databaseErrorCode(error) !== UNIQUE_VIOLATION) throw error;
        throw new CalendarExists('calendarIds');
      }
    });
  }

  /** Makes the chosen calendars of an account due, unless they were read in the last minute. */
  async wake(
    owner: string,
    account: string,
    { hasNewPassword }: { hasNewPassword: boolean },
  ): Promise<void> {
    if (hasNewPassword) await this.database.rows(NEW_PASSWORD, [owner, account]);
    await this.database.rows(WAKE, [owner, account, this.clock.now()]);
  }

  /** Reads the chosen calendars of an account again: its first sync may have added people in their events. */
  async readAgain(owner: string, account: string): Promise<void> {
    await this.database.rows(READ_AGAIN, [owner, account, this.clock.now()]);
    this.readSoon();
  }

  /** Reads calendars that are due, in the background. */
  readSoon(): void {
    void this.fetcher.look();
  }

  /** Removes the calendars of an account with their planned meetings. */
  async forget(owner: string, account: string): Promise<void> {
    for (const { id, isChosen } of await this.found(owner, account)) {
      if (isChosen) await this.remove(owner, id);
    }
  }

  private found(owner: string, account: string): Promise<{ id: string; isChosen: boolean }[]> {
    return this.database.rows(FOUND, [owner, account]);
  }

  private async remove(owner: string, id: string): Promise<void> {
    await this.store.remove(owner, id);
    await this.meetings.forgetSource(owner, id);
  }
}
