import { Injectable } from '@nestjs/common';
import { OWN_MEETING } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { ImportUndoExpired } from '../imports/import-errors.ts';
import { MeetingNotFound } from '../interactions/meeting-errors.ts';
import { type LockedMeeting } from '../interactions/meeting-sql.ts';
import { MeetingEntity } from '../interactions/meeting.entity.ts';
import { MeetingsService } from '../interactions/meetings.service.ts';
import {
  CalendarFileStore,
  type FileChange,
  importedFile,
  undoUntil,
} from './calendar-file-store.ts';
import { FILE_SOURCE, type MeetingSnapshot, snapshotOf } from './meeting-snapshot.ts';
import { type ImportedCalendarFileDto } from './dto/calendar-file.dto.ts';

/** Contacts of owner $1 with IDs $2 that aren't deleted. */
const PRESENT = `SELECT c.id FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[]) AND c.deleted_at IS NULL`;

/** Undoes the import of a calendar file. */
@Injectable()
export class CalendarFileUndoService {
  constructor(
    private readonly database: Database,
    private readonly files: CalendarFileStore,
    private readonly meetings: MeetingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes the meetings that the file added and restores those that it changed or canceled. Meetings that the user
   * has changed or logged since then stay. A second call changes nothing.
   * @throws {ImportNotFound}
   * @throws {ImportUndoExpired}
   */
  undo(owner: string, id: string): Promise<ImportedCalendarFileDto> {
    return this.database.transaction(async () => {
      const file = await this.files.lock(owner, id);
      if (file.undoneAt !== null) return importedFile(file);
      if (undoUntil(file) <= this.clock.now()) throw new ImportUndoExpired();
      let kept = 0;
      for (const change of file.changes) {
        if (!(await this.takeBack(owner, change))) kept += 1;
      }
      await this.files.markUndone(owner, id, kept);
      return importedFile(await this.files.find(owner, id));
    });
  }

  /** @returns false if the meeting was left as it is */
  private async takeBack(owner: string, { id, uid, before, after }: FileChange): Promise<boolean> {
    if (after === null) return before === null || this.bringBack(owner, uid, before);
    const meeting = await this.planned(owner, id);
    if (meeting === null) return true;
    const isAsItCame = meeting.state === 'planned' && isSame(snapshotOf(meeting), after);
    if (!isAsItCame) return false;
    if (before === null) {
      await this.meetings.cancelMeeting(owner, id);
      // A hard delete, so that importing the same file can add the meeting again.
      await this.database.entities.delete(MeetingEntity, { userProfileId: owner, id });
      return true;
    }
    const contactIds = await this.present(owner, before.contactIds);
    if (contactIds.length === 0) return false;
    const { notes } = before;
    await this.meetings.change(owner, meeting, { ...before, contactIds, sourceNotes: notes });
    return true;
  }

  private async bringBack(owner: string, uid: string, before: MeetingSnapshot): Promise<boolean> {
    const contactIds = await this.present(owner, before.contactIds);
    if (contactIds.length === 0) return false;
    const origin = { source: FILE_SOURCE, externalUid: uid };
    const { change } = await this.meetings.planMeeting(owner, { ...before, contactIds }, origin);
    return change === 'added';
  }

  /** Locks the meeting if it still comes from an imported file; null if it's gone or was created in Rapport. */
  private async planned(owner: string, id: string): Promise<LockedMeeting | null> {
    try {
      const meeting = await this.meetings.locked(owner, id);
      return meeting.source === OWN_MEETING ? null : meeting;
    } catch (error) {
      if (error instanceof MeetingNotFound) return null;
      throw error;
    }
  }

  private async present(owner: string, ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(PRESENT, [owner, ids]);
    return rows.map((row) => row.id);
  }
}

function isSame(meeting: MeetingSnapshot, after: MeetingSnapshot): boolean {
  const fields = Object.entries({ ...after, contactIds: after.contactIds.join() });
  const now = Object.entries({ ...meeting, contactIds: meeting.contactIds.join() });
  return fields.sort().join('\n') === now.sort().join('\n');
}
