import { Injectable } from '@nestjs/common';
import { type InteractionOutcome, OWN_MEETING, PLANNED_DAYS_AHEAD } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { TimeOutOfRange } from '../errors/http-errors.ts';
import { daysBetween } from '../health/domain/utc-days.ts';
import { JsonText } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { InteractionEntity, NO_FOLLOW_UP } from './interaction.entity.ts';
import { MeetingNotFound, MeetingSettled } from './meeting-errors.ts';
import { idsOf, MeetingPeople } from './meeting-people.ts';
import * as sql from './meeting-sql.ts';
import { MeetingEntity } from './meeting.entity.ts';
import {
  type CreateMeetingDto,
  type MeetingDto,
  type SetMeetingOutcomeDto,
  type UpdateMeetingDto,
} from './dto/meeting.dto.ts';

/** Which event of which calendar a meeting is. */
export interface MeetingOrigin {
  /** The id of the calendar. */
  source: string;
  /** The UID of the event, with the moment of the occurrence where it recurs. */
  externalUid: string;
}

/** What planning did. `settled`: the meeting was held or canceled, and stays as it is. */
export type PlanChange = 'added' | 'changed' | 'unchanged' | 'settled';

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

  /** The planned and held ones that begin in [from, to), the soonest first, 500 at most. */
  async list(owner: string, from: Date, to: Date): Promise<JsonText<MeetingDto[]>> {
    const rows = await this.database.rows<{ json: string }>(sql.LIST_MEETINGS, [owner, from, to]);
    return new JsonText(`[${rows.map(({ json }) => json).join(',')}]`);
  }

  /** The same as values. */
  async meetingsBetween(owner: string, from: Date, to: Date): Promise<MeetingDto[]> {
    const rows = await this.database.rows<{ json: string }>(sql.LIST_MEETINGS, [owner, from, to]);
    return rows.map(({ json }) => new JsonText<MeetingDto>(json).parsed());
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
  ): Promise<{ id: string; change: PlanChange }> {
    const startsAt = this.timeOf(plan.startsAt);
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensure(owner, now);
      if (origin !== undefined) {
        await this.database.rows(sql.LOCK_SOURCE, [owner, origin.source]);
        const key = [owner, origin.source, origin.externalUid];
        const [known] = await this.database.rows<sql.LockedMeeting>(sql.LOCK_EVENT, key);
        if (known?.state === 'planned') {
          const isChanged = await this.change(owner, known, plan);
          return { id: known.id, change: isChanged ? 'changed' : 'unchanged' };
        }
        if (known) return { id: known.id, change: 'settled' };
      }
      const meeting: MeetingEntity = {
        userProfileId: owner,
        id: uuidV7(),
        createdAt: now,
        title: plan.title,
        startsAt,
        duration: plan.duration ?? null,
        place: plan.place ?? null,
        link: plan.link ?? null,
        goal: plan.goal ?? null,
        news: plan.news ?? null,
        worry: plan.worry ?? null,
        state: 'planned',
        source: origin?.source ?? OWN_MEETING,
        externalUid: origin?.externalUid ?? null,
      };
      await this.database.entities.insert(MeetingEntity, meeting);
      await this.people.write(owner, meeting, { before: [], after: idsOf(plan.contactIds) });
      return { id: meeting.id, change: 'added' };
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
   * Logs how a meeting went with everyone who took part.
   * @throws {MeetingNotFound}
   * @throws {TimeOutOfRange} before it has begun
   */
  setOutcome(owner: string, id: string, body: SetMeetingOutcomeDto): Promise<JsonText<MeetingDto>> {
    return this.database.transaction(async () => {
      const { startsAt, contactIds } = await this.locked(owner, id);
      if (startsAt > this.clock.now()) {
        throw new TimeOutOfRange('outcome', 'cannot be known before the meeting begins');
      }
      const outcome: InteractionOutcome = body.outcome;
      const isPromise = outcome === 'follow_up_needed';
      const set = {
        ...NO_FOLLOW_UP,
        outcome,
        followUpAt: (isPromise ? body.followUpAt : null) ?? null,
        followUpText: (isPromise ? body.followUpText : null) ?? null,
      };
      await this.people.change(owner, id, contactIds, set);
      await this.setState(owner, id, 'held');
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
    const lines = { goal: null, news: null, worry: null };
    const ended = { state: 'canceled', title: '', place: null, link: null, ...lines } as const;
    await this.database.entities.update(MeetingEntity, key, ended);
  }

  private async locked(owner: string, id: string): Promise<sql.LockedMeeting> {
    const [row] = await this.database.rows<sql.LockedMeeting>(sql.LOCK_MEETING, [owner, id]);
    if (!row) throw new MeetingNotFound();
    return row;
  }

  private async setState(owner: string, id: string, state: MeetingDto['state']): Promise<void> {
    await this.database.entities.update(MeetingEntity, { userProfileId: owner, id }, { state });
  }

  /** @returns whether anything is different now */
  private async change(
    owner: string,
    before: sql.LockedMeeting,
    body: UpdateMeetingDto,
  ): Promise<boolean> {
    const { startsAt = before.startsAt, contactIds = before.contactIds } = body;
    const after = {
      title: body.title ?? before.title,
      startsAt: this.timeOf(startsAt),
      duration: body.duration === undefined ? before.duration : body.duration,
      place: body.place === undefined ? before.place : body.place,
      link: body.link === undefined ? before.link : body.link,
      goal: body.goal === undefined ? before.goal : body.goal,
      news: body.news === undefined ? before.news : body.news,
      worry: body.worry === undefined ? before.worry : body.worry,
    };
    const people = { before: before.contactIds, after: idsOf(contactIds) };
    const isSame =
      after.title === before.title &&
      after.startsAt.getTime() === before.startsAt.getTime() &&
      after.duration === before.duration &&
      after.place === before.place &&
      after.link === before.link &&
      after.goal === before.goal &&
      after.news === before.news &&
      after.worry === before.worry &&
      people.before.join() === people.after.join();
    if (isSame) return false;
    const key = { userProfileId: owner, id: before.id };
    await this.database.entities.update(MeetingEntity, key, after);
    await this.people.write(owner, { ...after, id: before.id }, people);
    return true;
  }

  private timeOf(value: string | Date): Date {
    const date = new Date(value);
    if (daysBetween(this.clock.now(), date) > PLANNED_DAYS_AHEAD) {
      throw new TimeOutOfRange('startsAt', 'must not be more than a year from now');
    }
    return date;
  }
}
