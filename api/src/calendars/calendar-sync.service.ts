import { Injectable } from '@nestjs/common';
import { MEETING_LIMITS } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { Database } from '../database/database.ts';
import { DuplicateKeysService } from '../duplicates/duplicate-keys.service.ts';
import { CalendarMeetingsService } from '../interactions/calendar-meetings.service.ts';
import { type MeetingOrigin, MeetingsService } from '../interactions/meetings.service.ts';
import { type FileChange } from './calendar-file-store.ts';
import { snapshotOf } from './meeting-snapshot.ts';
import { peopleOf, readCanceled, readEvents } from './domain/calendar-events.ts';
import { type CalendarPart } from './domain/calendar-text.ts';
import { calendarWindow } from './domain/calendar-window.ts';
import { type CreateMeetingDto } from '../interactions/dto/meeting.dto.ts';
import { type CalendarFileResultDto } from './dto/calendar.dto.ts';

/** If there are more events with contacts, only the soonest are used. */
const MOST_EVENTS = 1_000;

/** The contacts who have one of the email keys $2, each with the matching keys. */
const CONTACTS = `SELECT c.id, ARRAY(SELECT substr(k, 3) FROM unnest(c.duplicate_keys) k
      WHERE k = ANY($2::text[])) AS people
  FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND c.duplicate_keys && $2::text[]
  ORDER BY c.id`;

/** Which of the event UIDs $3 also exist in another source than $2. */
const ELSEWHERE = `SELECT DISTINCT m.external_uid AS uid FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.source <> $2 AND m.external_uid = ANY($3::text[])`;

/** Changes whenever a contact is added or removed, or an email address changes. */
const PEOPLE_HASH = `SELECT md5(COALESCE(string_agg(
    concat_ws(' ', c.id, c.primary_email, c.other_emails::text), ',' ORDER BY c.id), '')) AS hash
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
    AND (c.primary_email IS NOT NULL OR c.other_emails <> '[]')`;

/** Syncs the events that contacts attend from a calendar to meetings. Safe to repeat. */
@Injectable()
export class CalendarSyncService {
  constructor(
    private readonly database: Database,
    private readonly keys: DuplicateKeysService,
    private readonly meetings: MeetingsService,
    private readonly calendarMeetings: CalendarMeetingsService,
    private readonly clock: Clock,
  ) {}

  /** Returns a hash of the contacts' email addresses, on which the meetings depend as much as on the calendar. */
  async peopleHash(owner: string): Promise<string> {
    const [row] = await this.database.rows<{ hash: string }>(PEOPLE_HASH, [owner]);
    return row?.hash ?? '';
  }

  /**
   * Adds and updates the meetings of a source; the same calendar again changes nothing.
   * @param source identifies the meetings together with the UIDs of the calendar
   * @param timeZone for times without one
   * @param note called for each meeting that's added or changed
   * @returns counts of added, changed, and unchanged events, and the UIDs of all of them
   */
  async sync(
    owner: string,
    source: string,
    calendar: CalendarPart,
    timeZone: string,
    note: (change: FileChange) => void = () => undefined,
  ): Promise<{ result: Omit<CalendarFileResultDto, 'id'>; uids: string[] }> {
    const contacts = await this.contactsOf(owner, peopleOf(calendar));
    const { events, problems } = readEvents(calendar, {
      ...calendarWindow(this.clock.now()),
      timeZone,
      isWanted: (person) => contacts.has(person),
      most: MOST_EVENTS,
    });
    const uids = events.map(({ uid }) => uid);
    const rows = await this.database.rows<{ uid: string }>(ELSEWHERE, [owner, source, uids]);
    const elsewhere = new Set(rows.map(({ uid }) => uid));
    const result = { added: 0, changed: 0, unchanged: 0, left: 0, problems };
    for (const { uid, people, ...event } of events) {
      const contactIds = [...new Set(people.flatMap((person) => contacts.get(person) ?? []))];
      const change = elsewhere.has(uid)
        ? 'left'
        : await this.plan(
            owner,
            {
              ...event,
              startsAt: event.startsAt.toISOString(),
              contactIds: contactIds.slice(0, MEETING_LIMITS.people),
            },
            { source, externalUid: uid },
            note,
          );
      if (change !== null) result[change] += 1;
    }
    return { result, uids };
  }

  /**
   * Cancels planned meetings of a source that a file cancels: whole events, or single times of an event.
   * @param uids the UIDs of the events in the file
   * @returns how many were canceled
   */
  async cancelEnded(
    owner: string,
    source: string,
    { calendar, timeZone, uids }: { calendar: CalendarPart; timeZone: string; uids: string[] },
    note: (change: FileChange) => void,
  ): Promise<number> {
    const window = calendarWindow(this.clock.now());
    const { whole, times } = readCanceled(calendar, { ...window, timeZone });
    const canceled = await this.calendarMeetings.cancelEnded(owner, source, {
      whole,
      times,
      keptUids: uids,
      from: this.clock.now(),
    });
    for (const meeting of canceled) {
      const { id, externalUid } = meeting;
      note({ id, uid: externalUid ?? '', before: snapshotOf(meeting), after: null });
    }
    return canceled.length;
  }

  private async plan(
    owner: string,
    plan: CreateMeetingDto,
    origin: MeetingOrigin,
    note: (change: FileChange) => void,
  ): Promise<Exclude<keyof CalendarFileResultDto, 'problems' | 'id'> | null> {
    try {
      const { id, change, before, after } = await this.meetings.planMeeting(owner, plan, origin);
      if (after !== null) {
        note({
          ...{ id, uid: origin.externalUid },
          before: before && snapshotOf(before),
          after: snapshotOf(after),
        });
      }
      return change === 'settled' ? 'left' : change;
    } catch (error) {
      // The contact was deleted concurrently.
      if (error instanceof ContactNotFound) return null;
      throw error;
    }
  }

  /** Maps email keys to contacts of the owner. */
  private async contactsOf(
    owner: string,
    people: ReadonlySet<string>,
  ): Promise<Map<string, string[]>> {
    await this.keys.refresh(owner);
    const rows = await this.database.rows<{ id: string; people: string[] }>(CONTACTS, [
      owner,
      [...people].map((person) => `e:${person}`),
    ]);
    const byPerson = new Map<string, string[]>();
    for (const row of rows) {
      for (const person of row.people) {
        byPerson.set(person, [...(byPerson.get(person) ?? []), row.id]);
      }
    }
    return byPerson;
  }
}
