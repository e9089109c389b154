import { Injectable } from '@nestjs/common';
import { currentPreferences } from '@rapport/contracts';
import { actionsInput } from '../actions/action-facts-sql.ts';
import { Clock } from '../clock.ts';
import { CommitmentsService } from '../commitments/commitments.service.ts';
import { Database } from '../database/database.ts';
import { GuidanceService } from '../guidance/guidance.service.ts';
import {
  statedPreferences,
  attendeePreferences,
} from '../stated-preferences/stated-preferences-sql.ts';
import { endOfDueDay } from '../contacts/domain/due-day.ts';
import { daysOfYear } from '../contacts/domain/days-ahead.ts';
import { remindedDays } from './domain/reminded-dates.ts';
import { composeToday, isWatchable, type TodayCandidate } from './domain/compose-today.ts';
import { dayBounds } from './domain/day-bounds.ts';
import {
  RULED_INTERACTIONS,
  TODAY_PEOPLE,
  TODAY_PROMISES,
  type TodayPersonRow,
  type TodayPromisesRow,
} from './today-sql.ts';
import { JsonText } from '../http/json-text.ts';
import { NEXT_MEETING } from './next-meeting-sql.ts';
import { type NextMeetingAnswerDto } from './dto/next-meeting.dto.ts';
import { type TodayDto } from './dto/today.dto.ts';

/** Composes Today on request. */
@Injectable()
export class TodayService {
  constructor(
    private readonly database: Database,
    private readonly guidance: GuidanceService,
    private readonly commitments: CommitmentsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the next person whom the user meets within two weeks. */
  async nextMeeting(owner: string): Promise<JsonText<NextMeetingAnswerDto>> {
    const [row] = await this.database.rows<{ json: string }>(NEXT_MEETING, [
      owner,
      this.clock.now(),
    ]);
    return new JsonText(row?.json ?? '{"next":null}');
  }

  /** @param timeZone an IANA name; it determines when today begins and ends */
  async find(owner: string, timeZone: string): Promise<TodayDto> {
    const now = this.clock.now();
    const day = dayBounds(now, timeZone);
    const endOfDue = endOfDueDay(now);
    const days = remindedDays(day.date);
    const rows = await this.database.rows<TodayPersonRow>(TODAY_PEOPLE, [
      owner,
      now,
      endOfDue,
      day.endOfTomorrow,
      day.endOfWeek,
    ]);
    const [promised] = await this.database.rows<TodayPromisesRow>(TODAY_PROMISES, [
      owner,
      now,
      day.endOfToday,
      day.date,
      day.endOfTomorrow,
      day.endOfAgenda,
      endOfDue,
      days,
      days.flatMap(daysOfYear),
    ]);
    const candidates = rows.map((row) => candidateOf(row, now));
    const watchable = candidates.filter(isWatchable).map(({ person }) => person.id);
    return composeToday({
      candidates,
      promises: promised?.promises ?? [],
      begun: promised?.begun ?? [],
      commitments: await this.commitments.ofDay(owner, day.date),
      ahead: promised?.ahead ?? [],
      dueCount: promised?.dueCount ?? 0,
      othersWithinCadence: promised?.othersWithinCadence ?? true,
      firstSteps: promised?.firstSteps ?? false,
      dates: promised?.dates ?? [],
      watchFor: await this.guidance.watchFor(owner, watchable, now),
      day,
      timeZone,
    });
  }
}

function candidateOf(row: TodayPersonRow, now: Date): TodayCandidate {
  const { id, displayName, givenName, familyName, photoPath, parts, dueAt, dueState, ...rest } =
    row;
  const { met, meetings, stated, callNumbers, timeZone, happened, ...facts } = rest;
  const preferences = currentPreferences(statedPreferences(stated));
  // What is read from whole results is nothing that the rules of the day look at.
  const whole = {
    ...facts,
    happened: happened.slice(0, RULED_INTERACTIONS),
    stated,
    ...{ responses: null, assessedAt: null, followUps: [] },
  };
  return {
    person: { id, displayName, givenName, familyName, photoPath },
    parts,
    dueAt,
    dueState,
    met,
    meetings: (meetings ?? []).map(({ told, ...planned }) => ({
      ...planned,
      told: told.map(attendeePreferences),
    })),
    reach: {
      primaryPhone: facts.primaryPhone,
      callNumbers,
      timeZone,
      stated: preferences,
    },
    interactions: happened.length,
    input: actionsInput(id, whole, now),
  };
}
