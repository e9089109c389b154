import { Injectable } from '@nestjs/common';
import { type InteractionOutcome, OWN_MEETING, PLANNED_DAYS_AHEAD } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { TimeOutOfRange } from '../errors/http-errors.ts';
import { daysBetween } from '../attention/domain/utc-days.ts';
import { arrayOf, JsonText, Page } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { detailsOf, fromCalendar, haveSameDetails } from './domain/meeting-details.ts';
import { encodeMeetingCursor } from './domain/meeting-cursor.ts';
import { InteractionEntity } from './interaction.entity.ts';
import { MeetingNotFound, MeetingSettled } from './meeting-errors.ts';
import { idsOf, MeetingPeople } from './meeting-people.ts';
import { type MeetingListRow, meetingListSql } from './meeting-list-sql.ts';
import * as sql from './meeting-sql.ts';
import { MeetingEntity } from './meeting.entity.ts';
import {
  type CreateMeetingDto,
  type MeetingDto,
  type UpdateMeetingDto,
} from './dto/meeting.dto.ts';
import { type MeetingListQueryDto } from './dto/meeting-list.query.ts';

/** The calendar event that a meeting comes from. */
export interface MeetingOrigin {
  /** The ID of the calendar. */
  source: string;
  /** The UID of the event, with the time of the occurrence if it recurs. */
  externalUid: string;
}

/** The result of planning. `settled`: the meeting was held or canceled and stays unchanged. */
type PlanChange = 'added' | 'changed' | 'unchanged' | 'settled';

/** The result of a plan: the meeting before, if it existed, and after, if anything changed. */
interface PlannedMeeting {
  id: string;
  change: PlanChange;
  before: sql.LockedMeeting | null;
  after: sql.LockedMeeting | null;
}

/** Meetings with one or more contacts. Every method takes the owner first and touches only their rows. */
@Injectable()
export class MeetingsService {
  constructor(
    private readonly database: Database,
    private readonly people: MeetingPeople,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  /** @throws {MeetingNotFound} */
  async find(owner: string, id: string): Promise<JsonText<MeetingDto>> {
    const [row] = await this.database.rows<{ json: string }>(sql.FIND_MEETING, [owner, id]);
    if (!row) throw new MeetingNotFound();
    return new JsonText(row.json);
  }

  /** Returns one page of planned and held meetings. */
  async list(owner: string, query: MeetingListQueryDto): Promise<Page<MeetingDto>> {
    const { text, values } = meetingListSql(owner, query, this.clock.now());
    const rows = await this.database.rows<MeetingListRow>(text, values);
    const last = rows.length > query.limit ? rows[query.limit - 1] : undefined;
    return new Page(
      arrayOf(rows.slice(0, query.limit).map(({ json }) => json)),
      last ? encodeMeetingCursor(last) : null,
    );
  }

  /** Returns those of these meetings that aren't canceled, by time. */
  async meetingsOf(owner: string, ids: readonly string[]): Promise<MeetingDto[]> {
    const rows = await this.database.rows<{ meeting: MeetingDto }>(sql.MEETINGS_OF_IDS, [
      owner,
      ids,
    ]);
    return rows.map(({ meeting }) => meeting);
  }

  /**
   * @throws {TimeOutOfRange} for a time more than a year ahead
   * @throws {ContactNotFound}
   */
  create(owner: string, plan: CreateMeetingDto): Promise<JsonText<MeetingDto>> {
    return this.database.transaction(async () => {
      const { id } = await this.planMeeting(owner, plan);
      return this.find(owner, id);
    });
  }

  /**
   * Plans a meeting. A known calendar event is updated while it's planned.
   * @throws {TimeOutOfRange} for a time more than a year ahead
   * @throws {ContactNotFound}
   */
  planMeeting(
    owner: string,
    plan: CreateMeetingDto,
    origin?: MeetingOrigin,
  ): Promise<PlannedMeeting> {
    const startsAt = this.timeOf(plan.startsAt);
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensure(owner, now);
      if (origin !== undefined) {
        await this.database.rows(sql.LOCK_SOURCE, [owner, origin.source]);
        const key = [owner, origin.source, origin.externalUid];
        const [known] = await this.database.rows<sql.LockedMeeting>(sql.LOCK_EVENT, key);
        if (known?.state === 'planned') {
          const { id } = known;
          const isChanged = await this.change(owner, known, fromCalendar(known, plan));
          if (!isChanged) return { id, change: 'unchanged', before: known, after: null };
          return { id, change: 'changed', before: known, after: await this.locked(owner, id) };
        }
        if (known) return { id: known.id, change: 'settled', before: known, after: null };
      }
      const meeting: MeetingEntity = {
        userProfileId: owner,
        id: uuidV7(),
        createdAt: now,
        title: plan.title ?? '',
        startsAt,
        duration: plan.duration ?? null,
        ...detailsOf(plan),
        sourceNotes: origin === undefined ? null : (plan.notes ?? null),
        type: 'meeting',
        logged: null,
        state: 'planned',
        source: origin?.source ?? OWN_MEETING,
        externalUid: origin?.externalUid ?? null,
      };
      await this.database.entities.insert(MeetingEntity, meeting);
      await this.people.write(owner, meeting, { before: [], after: idsOf(plan.contactIds) });
      const { id } = meeting;
      return { id, change: 'added', before: null, after: await this.locked(owner, id) };
    });
  }

  /**
   * Changes the fields in the body of a planned meeting, for all attendees.
   * @throws {MeetingNotFound}
   * @throws {MeetingSettled}
   * @throws {TimeOutOfRange} for a time more than a year ahead
   * @throws {ContactNotFound}
   */
  update(owner: string, id: string, body: UpdateMeetingDto): Promise<JsonText<MeetingDto>> {
    return this.database.transaction(async () => {
      const meeting = await this.locked(owner, id);
      if (meeting.state !== 'planned') throw new MeetingSettled();
      await this.change(owner, meeting, body);
      return this.find(owner, id);
    });
  }

  /**
   * Cancels a planned meeting and removes it from all histories.
   * @throws {MeetingNotFound}
   * @throws {MeetingSettled} if it was held
   */
  cancelMeeting(owner: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const meeting = await this.locked(owner, id);
      if (meeting.state !== 'planned') throw new MeetingSettled();
      await this.people.removeAll(owner, id, meeting.contactIds);
      await this.settleIfEmpty(owner, id);
    });
  }

  /**
   * Applies a user's change of one attendee's interaction to all attendees while the meeting is planned. Does
   * nothing for an interaction without a meeting.
   */
  async followInteraction(
    owner: string,
    contactId: string,
    interactionId: string,
    {
      title,
      startsAt,
      duration,
      outcome,
    }: UpdateMeetingDto & { outcome?: InteractionOutcome | null },
  ): Promise<void> {
    const key = [owner, contactId, interactionId];
    const [found] = await this.database.rows<{ id: string }>(sql.PLANNED_MEETING_OF, key);
    if (!found) return;
    const meeting = await this.locked(owner, found.id);
    if (title !== undefined || startsAt !== undefined || duration !== undefined) {
      await this.change(owner, meeting, {
        ...(title !== undefined && { title }),
        ...(startsAt !== undefined && { startsAt }),
        ...(duration !== undefined && { duration }),
      });
    }
    const begins = startsAt === undefined ? meeting.startsAt : new Date(startsAt);
    if (outcome != null && begins <= this.clock.now()) await this.setState(owner, found.id, 'held');
  }

  /** Returns the meeting ID of an interaction that's about to be deleted, or null. */
  async meetingOf(owner: string, contactId: string, interactionId: string): Promise<string | null> {
    const found = await this.database.entities.findOneBy(InteractionEntity, {
      userProfileId: owner,
      contactId,
      id: interactionId,
    });
    return found?.meetingId ?? null;
  }

  /** Deletes a meeting without attendees; one from a calendar is canceled instead, so that it isn't planned again. */
  async settleIfEmpty(owner: string, id: string): Promise<void> {
    const key = { userProfileId: owner, id };
    if (
      await this.database.entities.existsBy(InteractionEntity, {
        userProfileId: owner,
        meetingId: id,
      })
    ) {
      return;
    }
    await this.database.entities.delete(MeetingEntity, { ...key, source: OWN_MEETING });
    const ended = {
      ...detailsOf({}),
      state: 'canceled',
      title: '',
      logged: null,
      sourceNotes: null,
    } as const;
    await this.database.entities.update(MeetingEntity, key, ended);
  }

  /** @throws {MeetingNotFound} for a canceled meeting, too */
  async locked(owner: string, id: string): Promise<sql.LockedMeeting> {
    const [row] = await this.database.rows<sql.LockedMeeting>(sql.LOCK_MEETING, [owner, id]);
    if (!row) throw new MeetingNotFound();
    return row;
  }

  /**
   * Changes the fields in the body of a meeting that this transaction has locked.
   * @returns true if anything changed
   */
  async change(
    owner: string,
    before: sql.LockedMeeting,
    body: UpdateMeetingDto & { sourceNotes?: string | null },
  ): Promise<boolean> {
    const { startsAt = before.startsAt, contactIds = before.contactIds } = body;
    const after = {
      title: body.title === undefined ? before.title : (body.title ?? ''),
      startsAt: this.timeOf(startsAt),
      duration: body.duration === undefined ? before.duration : body.duration,
      ...detailsOf(body, before),
      sourceNotes: body.sourceNotes === undefined ? before.sourceNotes : body.sourceNotes,
    };
    const people = { before: before.contactIds, after: idsOf(contactIds) };
    const isSame =
      after.title === before.title &&
      after.startsAt.getTime() === before.startsAt.getTime() &&
      after.duration === before.duration &&
      after.sourceNotes === before.sourceNotes &&
      haveSameDetails(before, after) &&
      people.before.join() === people.after.join();
    if (isSame) return false;
    const { id, type } = before;
    await this.database.entities.update(MeetingEntity, { userProfileId: owner, id }, after);
    await this.people.write(owner, { ...after, id, type }, people);
    return true;
  }

  private async setState(owner: string, id: string, state: MeetingDto['state']): Promise<void> {
    await this.database.entities.update(MeetingEntity, { userProfileId: owner, id }, { state });
  }

  private timeOf(value: string | Date): Date {
    const date = new Date(value);
    if (daysBetween(this.clock.now(), date) > PLANNED_DAYS_AHEAD) {
      throw new TimeOutOfRange('startsAt', 'must not be more than a year from now');
    }
    return date;
  }
}
