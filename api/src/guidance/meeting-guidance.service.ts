import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { CommitmentsService } from '../commitments/commitments.service.ts';
import { type OpenCommitmentDto } from '../commitments/dto/commitment.dto.ts';
import { Database } from '../database/database.ts';
import { MeetingNotFound } from '../interactions/meeting-errors.ts';
import { relations } from '../relations/relations-sql.ts';
import { GROUP } from './content/group.ts';
import { LIBRARY } from './content/library.ts';
import { CERTAIN_ENOUGH } from './domain/briefing.ts';
import { estimateOfRun } from './domain/estimate-of-run.ts';
import { type GuidanceFacts } from './domain/guidance.ts';
import { type GroupMember, groupOf } from './domain/group.ts';
import { isContradicted } from './domain/stated.ts';
import { tipsFor } from './domain/tips.ts';
import { GROUP_FACTS, guidanceFacts, type GuidanceFactsRow } from './guidance-facts-sql.ts';
import {
  type AttendeeDto,
  type AttendeeState,
  type MeetingGuidanceDto,
} from './dto/meeting-guidance.dto.ts';

interface PersonRow {
  id: string;
  displayName: string;
}

/**
 * The attendees of meeting $2 of user $1; no row if the meeting doesn't exist, one row without a person if it has
 * no attendees.
 */
const PEOPLE = `SELECT p.id, p.display_name AS "displayName"
  FROM rapport.meetings m LEFT JOIN (
    SELECT c.id, c.display_name, c.sort_name, h.user_profile_id, h.meeting_id
    FROM rapport.interactions h
    JOIN rapport.contacts c ON c.user_profile_id = h.user_profile_id AND c.id = h.contact_id
    WHERE c.deleted_at IS NULL
  ) p ON p.user_profile_id = m.user_profile_id AND p.meeting_id = m.id
  WHERE m.user_profile_id = $1 AND m.id = $2 AND m.state <> 'canceled'
  ORDER BY p.sort_name, p.id`;

/** The guidance for all attendees of a meeting, composed on request. */
@Injectable()
export class MeetingGuidanceService {
  constructor(
    private readonly database: Database,
    private readonly commitments: CommitmentsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {MeetingNotFound} */
  async find(owner: string, meetingId: string): Promise<MeetingGuidanceDto> {
    const rows = await this.database.rows<{ [Key in keyof PersonRow]: PersonRow[Key] | null }>(
      PEOPLE,
      [owner, meetingId],
    );
    if (rows.length === 0) throw new MeetingNotFound();
    const people = rows.flatMap(({ id, displayName }): PersonRow[] =>
      id === null || displayName === null ? [] : [{ id, displayName }],
    );
    const ids = people.map(({ id }) => id);
    const facts = await this.database.rows<GuidanceFactsRow>(GROUP_FACTS, [
      ...[owner, ids, this.clock.now()],
    ]);
    const promises = await this.commitments.ofContacts(owner, ids);
    const known = new Map(
      facts.map((row) => [
        row.id,
        { relations: relations(row.relations), customFields: row.customFields },
      ]),
    );
    return composed(meetingId, people, facts.map(guidanceFacts), promises, known);
  }
}

/** What is known about an attendee that no advice depends on. */
type Known = Pick<AttendeeDto, 'relations' | 'customFields'>;

function composed(
  meetingId: string,
  people: readonly PersonRow[],
  facts: readonly GuidanceFacts[],
  promises: readonly OpenCommitmentDto[],
  known: ReadonlyMap<string, Known>,
): MeetingGuidanceDto {
  const members = people.flatMap(({ id, displayName }): GroupMember[] => {
    const own = facts.find(({ contactId }) => contactId === id);
    if (own === undefined || stateOf(own) !== 'assessed' || own.run === null) return [];
    return [{ id, name: displayName, person: estimateOfRun(own.run), stated: own.stated }];
  });
  const isGroup = members.length > 1;
  return {
    meetingId,
    libraryVersion: LIBRARY.version,
    people: people.map(({ id, displayName }): AttendeeDto => {
      const own = facts.find(({ contactId }) => contactId === id);
      const member = isGroup ? members.find((each) => each.id === id) : undefined;
      const tip = member && needOf(member, own);
      return {
        ...{ id, displayName },
        state: own === undefined ? 'not_assessed' : stateOf(own),
        need: tip?.text ?? null,
        tipId: tip?.id ?? null,
        told: [...(own?.stated ?? [])],
        relations: known.get(id)?.relations ?? [],
        customFields: known.get(id)?.customFields ?? [],
        promises: promises.filter(({ person }) => person.id === id).map((each) => each.commitment),
      };
    }),
    ...groupOf(members, GROUP, CERTAIN_ENOUGH),
  };
}

function stateOf({ objected, candidate, run }: GuidanceFacts): AttendeeState {
  if (objected) return 'objected';
  if (candidate) return 'candidate';
  return run === null ? 'not_assessed' : 'assessed';
}

/**
 * Returns the first tip for an attendee that's certain enough. If it contradicts a stated preference, it isn't
 * replaced.
 */
function needOf({ person, stated }: GroupMember, facts: GuidanceFacts | undefined) {
  const first = tipsFor(person, LIBRARY, facts?.marks, CERTAIN_ENOUGH).find(
    ({ kind, eitherWay }) => kind === 'do' && !eitherWay,
  );
  return first && isContradicted(first, stated) ? undefined : first;
}
