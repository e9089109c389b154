import { Injectable } from '@nestjs/common';
import { isEmailAddress } from '@rapport/contracts';
import { type User } from '../auth/user.ts';
import { Database } from '../database/database.ts';
import { MeetingNotFound } from '../interactions/meeting-errors.ts';
import { MeetingsService } from '../interactions/meetings.service.ts';
import { OWN_NAME } from '../user/own-details-sql.ts';
import { CalendarFileUnreadable } from './calendar-errors.ts';
import {
  PLANNED_MEETING,
  plannedMeeting,
  type PlannedMeetingRow,
} from './calendar-feed.service.ts';
import { CalendarFileStore, type FileChange, importedFile } from './calendar-file-store.ts';
import { FILE_SOURCE } from './meeting-snapshot.ts';
import { CalendarSyncService } from './calendar-sync.service.ts';
import { composeInvitation } from './domain/compose-feed.ts';
import { readCalendar, UnreadableCalendar } from './domain/calendar-text.ts';
import { type CalendarFileResultDto, type ImportCalendarFileDto } from './dto/calendar.dto.ts';
import {
  type CalendarFileDetailsDto,
  type ImportedCalendarFileDto,
} from './dto/calendar-file.dto.ts';

/** Import and export of calendar files. Every method takes the owner first and touches only their rows. */
@Injectable()
export class CalendarFileService {
  constructor(
    private readonly database: Database,
    private readonly files: CalendarFileStore,
    private readonly calendars: CalendarSyncService,
    private readonly meetings: MeetingsService,
  ) {}

  /**
   * Turns the file's events with contacts into meetings and cancels those that the file cancels. Importing the same
   * file again changes nothing.
   * @throws {CalendarFileUnreadable}
   */
  async importFile(
    owner: string,
    { text, timeZone }: ImportCalendarFileDto,
  ): Promise<CalendarFileResultDto> {
    try {
      const calendar = readCalendar(text);
      const zone = timeZone ?? 'UTC';
      const changes: FileChange[] = [];
      const note = (change: FileChange) => void changes.push(change);
      const { result, uids } = await this.calendars.sync(owner, FILE_SOURCE, calendar, zone, note);
      const facts = { calendar, timeZone: zone, uids };
      const canceled = await this.calendars.cancelEnded(owner, FILE_SOURCE, facts, note);
      const id = changes.length === 0 ? null : (await this.files.add(owner, changes)).id;
      return { id, ...result, changed: result.changed + canceled };
    } catch (error) {
      if (error instanceof UnreadableCalendar) throw new CalendarFileUnreadable(error.message);
      throw error;
    }
  }

  /**
   * Returns a meeting as a file for its attendees; the user is the organizer.
   * @throws {MeetingNotFound}
   */
  async invitation({ id: owner, email }: User, meetingId: string): Promise<string> {
    const key = [owner, meetingId];
    const [meeting] = await this.database.rows<PlannedMeetingRow>(PLANNED_MEETING, key);
    if (!meeting) throw new MeetingNotFound();
    const [own] = await this.database.rows<{ name: string | null }>(OWN_NAME, [owner]);
    const isUsable = email !== null && isEmailAddress(email);
    return composeInvitation(
      plannedMeeting(meeting),
      isUsable ? { name: own?.name ?? null, email } : null,
    );
  }

  /** The files imported within the undo period, newest first. */
  async list(owner: string): Promise<ImportedCalendarFileDto[]> {
    return (await this.files.list(owner)).map(importedFile);
  }

  /** @throws {ImportNotFound} */
  async find(owner: string, id: string): Promise<CalendarFileDetailsDto> {
    const file = await this.files.find(owner, id);
    const cameIn = file.changes.filter(({ after }) => after !== null);
    const added = new Set(cameIn.filter(({ before }) => before === null).map((each) => each.id));
    const meetings = await this.meetings.meetingsOf(
      owner,
      cameIn.map((each) => each.id),
    );
    return {
      ...importedFile(file),
      meetings: meetings.map((meeting) => ({
        change: added.has(meeting.id) ? 'added' : 'changed',
        meeting,
      })),
    };
  }
}
