import { Injectable } from '@nestjs/common';
import { type InteractionOutcome, OWN_MEETING, PLANNED_DAYS_AHEAD } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { TimeOutOfRange } from '../errors/http-errors.ts';
import { daysBetween } from '../health/domain/utc-days.ts';
import { arrayOf, JsonText, Page } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
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

/** Which event of which calendar a meeting is. */
export interface MeetingOrigin {
  /** The id of the calendar. */
  source: string;
  /** The UID of the event, with the moment of the occurrence where it recurs. */
  externalUid: string;
}

/** What planning did. `settled`: the meeting was held or canceled, and stays as it is. */
type PlanChange = 'added' | 'changed' | 'unchanged' | 'settled';

/** The meeting that came of a plan: as it was, where it was known, and as it is, where anything changed. */
interface PlannedMeeting {
  id: string;
  change: PlanChange;
  before: sql.LockedMeeting | null;
  after: sql.LockedMeeting | null;
}

/** The texts that a meeting may have beside its title. */
const DETAILS = ['place', 'link', 'goal', 'news', 'worry', 'notes'] as const;
type Details = Record<(typeof DETAILS)[number], string | null>;

/** What is planned with several people at once. Every method takes the owner first and touches only their rows. */
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

  /** One page of the planned and held ones. */
  async list(owner: string, query: MeetingListQueryDto): Promise<Page<MeetingDto>> {
    const { text, values } = meetingListSql(owner, query, this.clock.now());
    const rows = await this.database.rows<MeetingListRow>(text, values);
    const last = rows.length > query.limit ? rows[query.limit - 1] : undefined;
    return new Page(
      arrayOf(rows.slice(0, query.limit).map(({ json }) => json)),
      last ? encodeMeetingCursor(last) : null,
    );
  }

  /** Those of these that are not canceled, by their time. */
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
   * Plans a meeting. An event of a calendar that is known is brought up to date while it is planned.
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
   * Changes what the body names of a meeting that is planned, for everyone who takes part.
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
   * Takes a planned meeting out of everyone's history: it will not take place, or did not.
   * @throws {MeetingNotFound}
   * @throws {MeetingSettled} when it was held
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
   * Carries over to everyone what someone changed in the interaction of one person, as long as the
   * meeting is planned. Does nothing for an interaction that is part of none.
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

  /** The meeting of an interaction that is about to be deleted, or null. */
  async meetingOf(owner: string, contactId: string, interactionId: string): Promise<string | null> {
    const found = await this.database.entities.findOneBy(InteractionEntity, {
      userProfileId: owner,
      contactId,
      id: interactionId,
    });
    return found?.meetingId ?? null;
  }

  /** Ends a meeting that no one takes part in any more; one of a calendar stays, so that it is not planned again. */
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

  /** @throws {MeetingNotFound} also for a canceled one */
  async locked(owner: string, id: string): Promise<sql.LockedMeeting> {
    const [row] = await this.database.rows<sql.LockedMeeting>(sql.LOCK_MEETING, [owner, id]);
    if (!row) throw new MeetingNotFound();
    return row;
  }

  /**
   * Changes what the body names of a meeting that this transaction has locked.
   * @returns whether anything is different now
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
      DETAILS.every((detail) => after[detail] === before[detail]) &&
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

/** The texts that are given; the others as they were, or null. */
function detailsOf(given: Partial<Details>, before?: Details): Details {
  const detail = (name: keyof Details) => {
    const text = given[name];
    return text === undefined ? (before?.[name] ?? null) : text;
  };
  return {
    place: detail('place'),
    link: detail('link'),
    goal: detail('goal'),
    news: detail('news'),
    worry: detail('worry'),
    notes: detail('notes'),
  };
}

/** What a calendar says of a meeting that is known: notes that the user changed stay as they are. */
function fromCalendar(known: sql.LockedMeeting, plan: CreateMeetingDto) {
  const sourceNotes = plan.notes ?? null;
  const isUntouched = known.notes === known.sourceNotes;
  return { ...plan, sourceNotes, notes: isUntouched ? sourceNotes : known.notes };
}
