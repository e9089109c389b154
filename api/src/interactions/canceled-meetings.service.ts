import { Injectable } from '@nestjs/common';
import { OWN_MEETING } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { undoableSince } from '../contacts/domain/deletion.ts';
import { Database } from '../database/database.ts';
import { AttentionService } from '../attention/attention.service.ts';
import { type JsonText } from '../http/json-text.ts';
import * as sql from './canceled-meeting-sql.ts';
import { MeetingNotFound } from './meeting-errors.ts';
import { MeetingsService } from './meetings.service.ts';
import { type MeetingDto } from './dto/meeting.dto.ts';

/** The deleted rows of a canceled meeting, in the format of Postgres. */
interface Kept {
  meeting: { source: string };
  interactions: readonly { id: string; contact_id: string }[];
  tips: readonly unknown[];
  /** The interactions of commitments and stated preferences, by their IDs. */
  commitments: Readonly<Record<string, string>>;
  preferences: Readonly<Record<string, string>>;
}

/**
 * Meetings that the user canceled or that didn't take place, which can be restored for as long as other changes can be
 * undone. Every method takes the owner first and touches only their rows.
 */
@Injectable()
export class CanceledMeetingsService {
  constructor(
    private readonly database: Database,
    private readonly meetings: MeetingsService,
    private readonly health: AttentionService,
    private readonly clock: Clock,
  ) {}

  /**
   * Cancels a planned meeting, and keeps what's needed to restore it.
   * @throws {MeetingNotFound}
   * @throws {MeetingSettled} if it was held
   */
  cancel(owner: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { contactIds } = await this.meetings.locked(owner, id);
      const { title } = (await this.meetings.find(owner, id)).parsed();
      const facts = [owner, id, this.clock.now(), contactIds.length, title];
      await this.database.rows(sql.KEEP, facts);
      await this.meetings.cancelMeeting(owner, id);
    });
  }

  /**
   * Restores a canceled meeting with everyone who was in it, unless they were deleted for good since. A meeting that
   * isn't canceled stays unchanged, so that a repeated call does no harm.
   * @throws {MeetingNotFound} also if its time is up
   */
  restore(owner: string, id: string): Promise<JsonText<MeetingDto>> {
    return this.database.transaction(async () => {
      const since = undoableSince(this.clock.now());
      const [row] = await this.database.rows<{ undo: Kept }>(sql.TAKE, [owner, id, since]);
      if (row !== undefined) await this.restoreRows(owner, id, row.undo);
      return this.meetings.find(owner, id);
    });
  }

  private async restoreRows(owner: string, id: string, kept: Kept): Promise<void> {
    const ids = kept.interactions.map((each) => each.contact_id);
    const contacts = await this.database.rows<{ id: string; isDeleted: boolean }>(sql.CONTACTS, [
      ...[owner, ids],
    ]);
    if (contacts.length === 0) throw new MeetingNotFound();
    const canceled = await this.database.rows(sql.REMOVE_CANCELED, [owner, id]);
    // The calendar that it came from may have been removed since.
    const isOrphan = kept.meeting.source !== OWN_MEETING && canceled.length === 0;
    const origin = isOrphan ? { source: OWN_MEETING, external_uid: null } : {};
    await this.database.rows(sql.RESTORE_MEETING, [
      ...[owner, JSON.stringify({ ...kept.meeting, ...origin })],
    ]);
    const back = (contactId: string) =>
      this.database.rows(sql.RESTORE_INTERACTION, [
        ...[owner, JSON.stringify(kept.interactions), contactId],
      ]);
    for (const contact of contacts) {
      if (contact.isDeleted) await back(contact.id);
      else await this.health.changing(owner, contact.id, () => back(contact.id));
    }
    const hidden = contacts.filter(({ isDeleted }) => isDeleted).map((contact) => contact.id);
    await this.health.storeAgain(owner, hidden);
    await this.database.rows(sql.RESTORE_TIPS, [owner, JSON.stringify(kept.tips), id]);
    for (const [statement, links] of [
      [sql.LINK_COMMITMENTS, kept.commitments],
      [sql.LINK_PREFERENCES, kept.preferences],
    ] as const) {
      await this.database.rows(statement, [owner, JSON.stringify(links), id]);
    }
  }
}
