import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { CommitmentsService } from '../commitments/commitments.service.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { Database } from '../database/database.ts';
import { TimeOutOfRange } from '../errors/http-errors.ts';
import { type JsonText } from '../http/json-text.ts';
import { NO_FOLLOW_UP } from './interaction.entity.ts';
import { MeetingNotLogged } from './meeting-errors.ts';
import { idsOf, MeetingPeople } from './meeting-people.ts';
import { type LockedMeeting } from './meeting-sql.ts';
import { type LoggedMeeting, MeetingEntity } from './meeting.entity.ts';
import { MeetingsService } from './meetings.service.ts';
import { type MeetingDto } from './dto/meeting.dto.ts';
import { type SetMeetingOutcomeDto } from './dto/meeting-outcome.dto.ts';

/** Contacts that exist: $1 owner, $2 IDs. */
const PRESENT_CONTACTS = `SELECT c.id FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[]) AND c.deleted_at IS NULL`;

/** A meeting's interaction in one attendee's history: $1 owner, $2 meeting, $3 contact. */
const INTERACTION = `SELECT i.id FROM rapport.interactions i
  WHERE i.user_profile_id = $1 AND i.meeting_id = $2 AND i.contact_id = $3`;

/**
 * Appends the notes for everyone to each attendee's notes, or removes them again: $1 owner, $2 meeting, $3 the
 * notes.
 */
const ADD_NOTES = `UPDATE rapport.interactions i
  SET notes = CASE WHEN i.notes IS NULL THEN $3 ELSE i.notes || E'\\n\\n' || $3 END
  WHERE i.user_profile_id = $1 AND i.meeting_id = $2`;
const TAKE_NOTES = `UPDATE rapport.interactions i
  SET notes = CASE WHEN i.notes = $3 THEN NULL
    WHEN right(i.notes, length($3) + 2) = E'\\n\\n' || $3
    THEN left(i.notes, -length($3) - 2) ELSE i.notes END
  WHERE i.user_profile_id = $1 AND i.meeting_id = $2`;

/** Outcomes of meetings. Every method takes the owner first and touches only their rows. */
@Injectable()
export class MeetingOutcomesService {
  constructor(
    private readonly database: Database,
    private readonly meetings: MeetingsService,
    private readonly people: MeetingPeople,
    private readonly commitments: CommitmentsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Logs a meeting's outcome for everyone who attended, and removes it from the history of the others. A second
   * call replaces the first.
   * @throws {MeetingNotFound}
   * @throws {TimeOutOfRange} before it has begun
   * @throws {ContactNotFound} for a contact who isn't an attendee or was absent
   * @throws {LimitReached}
   */
  set(owner: string, id: string, body: SetMeetingOutcomeDto): Promise<JsonText<MeetingDto>> {
    return this.database.transaction(async () => {
      const before = await this.meetings.locked(owner, id);
      if (before.startsAt > this.clock.now()) {
        throw new TimeOutOfRange('outcome', 'cannot be known before the meeting begins');
      }
      await this.takeBack(owner, before);
      const meeting = await this.meetings.locked(owner, id);
      const there = idsOf(body.contactIds ?? meeting.contactIds);
      if (there.some((contactId) => !meeting.contactIds.includes(contactId))) {
        throw new ContactNotFound();
      }
      const absent = meeting.contactIds.filter((contactId) => !there.includes(contactId));
      if (absent.length > 0) {
        await this.people.write(owner, meeting, { before: meeting.contactIds, after: there });
      }
      const notes = body.notes ?? null;
      if (notes !== null) await this.database.rows(ADD_NOTES, [owner, id, notes]);
      const isPromise = body.outcome === 'follow_up_needed';
      await this.people.change(owner, id, there, {
        ...NO_FOLLOW_UP,
        outcome: body.outcome,
        followUpAt: (isPromise ? body.followUpAt : null) ?? null,
        followUpText: (isPromise ? body.followUpText : null) ?? null,
      });
      const promised = await this.promise(owner, id, there, body);
      await this.store(owner, id, { state: 'held', logged: { absent, notes, ...promised } });
      return this.meetings.find(owner, id);
    });
  }

  /**
   * Clears a meeting's outcome: the user is asked for it again, and absent attendees are restored.
   * @throws {MeetingNotFound}
   * @throws {MeetingNotLogged}
   */
  clear(owner: string, id: string): Promise<JsonText<MeetingDto>> {
    return this.database.transaction(async () => {
      const meeting = await this.meetings.locked(owner, id);
      if (meeting.state !== 'held') throw new MeetingNotLogged();
      await this.takeBack(owner, meeting);
      const { contactIds } = await this.meetings.locked(owner, id);
      await this.people.change(owner, id, contactIds, { ...NO_FOLLOW_UP, outcome: null });
      await this.store(owner, id, { state: 'planned', logged: null });
      return this.meetings.find(owner, id);
    });
  }

  /** Stores a promise to one of the attendees. */
  private async promise(
    owner: string,
    id: string,
    there: readonly string[],
    { commitments, commitmentsWith }: SetMeetingOutcomeDto,
  ): Promise<Pick<LoggedMeeting, 'promised'>> {
    const [contactId = ''] = commitmentsWith == null ? there : idsOf([commitmentsWith]);
    if (!there.includes(contactId)) throw new ContactNotFound();
    if (commitments == null || commitments.length === 0) return {};
    const key = [owner, id, contactId];
    const [row] = await this.database.rows<{ id: string }>(INTERACTION, key);
    const ids = await this.commitments.add(owner, contactId, row?.id ?? null, commitments);
    return { promised: { contactId, ids } };
  }

  /** Undoes the side effects of logging an outcome. */
  private async takeBack(owner: string, meeting: LockedMeeting): Promise<void> {
    const { id, logged, contactIds } = meeting;
    if (logged === null) return;
    const facts = [owner, id, logged.notes];
    if (logged.notes !== null) await this.database.rows(TAKE_NOTES, facts);
    const { contactId = '', ids = [] } = logged.promised ?? {};
    await this.commitments.forget(owner, contactId, ids);
    if (logged.absent.length === 0) return;
    const rows = await this.database.rows<{ id: string }>(PRESENT_CONTACTS, [owner, logged.absent]);
    const back = rows.map((row) => row.id);
    await this.people.write(owner, meeting, {
      before: contactIds,
      after: [...contactIds, ...back],
    });
  }

  private async store(
    owner: string,
    id: string,
    set: { state: MeetingDto['state']; logged: LoggedMeeting | null },
  ): Promise<void> {
    await this.database.entities.update(MeetingEntity, { userProfileId: owner, id }, set);
  }
}
