import { PLANNED_SOON_DAYS } from '../contacts/domain/due-day.ts';
import { jsonObject, ofOneUser, utc } from '../database/sql.ts';
import { type NextMeetingDto } from './dto/next-meeting.dto.ts';
import { PERSON } from './today-sql.ts';

const NEXT = jsonObject({
  person: PERSON,
  assessed: 'c.assessment_complete AND c.objected_at IS NULL',
  at: utc('i.interaction_date'),
  type: 'i.type',
  title: 'i.description',
  meetingId: 'i.meeting_id',
} satisfies Record<keyof NextMeetingDto, string>);

/** The contact whom user $1 meets first after $2, within two weeks; among several attendees, one with an estimate. */
export const NEXT_MEETING = ofOneUser(`SELECT json_build_object('next', (
    SELECT ${NEXT} FROM rapport.contacts c
    JOIN rapport.interactions i ON i.user_profile_id = c.user_profile_id AND i.contact_id = c.id
    WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND c.planned_from IS NOT NULL
      AND i.interaction_date > $2::timestamptz AND i.type <> 'note'
      AND i.interaction_date < $2::timestamptz + interval '${PLANNED_SOON_DAYS} days'
    ORDER BY i.interaction_date, c.assessment_complete DESC, i.id LIMIT 1))::text AS json`);
