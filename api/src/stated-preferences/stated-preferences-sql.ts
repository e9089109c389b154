import {
  currentPreferences,
  type PreferenceValue,
  statedPreference,
  statedText,
} from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { type StatedPreferenceDto } from './dto/stated-preference.dto.ts';
import { type ToldDto } from './dto/told.dto.ts';

/** A stated preference as the statements below return it; `s` is rapport.stated_preferences. */
export type StatedPreferenceRow = Pick<
  StatedPreferenceDto,
  'id' | 'contactId' | 'interactionId' | 'kind' | 'text' | 'learnedOn' | 'createdAt'
> & { value: PreferenceValue };

export const STATED_FIELDS = {
  id: 's.id',
  contactId: 's.contact_id',
  interactionId: 's.interaction_id',
  kind: 's.kind',
  value: 's.value',
  text: 's.text',
  learnedOn: 's.learned_on',
  createdAt: utc('s.created_at'),
} satisfies Record<keyof StatedPreferenceRow, string>;

/** The stated preferences of the contact `c`, as a list, newest first. */
export const STATED_OF_CONTACT = `(SELECT COALESCE(json_agg(${jsonObject(STATED_FIELDS)}
    ORDER BY s.learned_on DESC, s.created_at DESC, s.id DESC), '[]')
  FROM rapport.stated_preferences s
  WHERE s.user_profile_id = c.user_profile_id AND s.contact_id = c.id)`;

/** Someone in a meeting who said what they like. */
export interface AttendeePreferencesRow extends Pick<ToldDto, 'contactId' | 'displayName'> {
  /** Newest first. */
  stated: StatedPreferenceRow[];
}

const ATTENDEE_PREFERENCES = jsonObject({
  contactId: 'c.id',
  displayName: 'c.display_name',
  stated: STATED_OF_CONTACT,
} satisfies Record<keyof AttendeePreferencesRow, string>);

/**
 * The attendees of a meeting with stated preferences, as a list of `AttendeePreferencesRow`, by name.
 * @param owner an SQL expression, like `meetingId`
 */
export const preferencesInMeeting = (owner: string, meetingId: string) =>
  `(SELECT COALESCE(json_agg(${ATTENDEE_PREFERENCES} ORDER BY c.sort_name, c.id), '[]')
    FROM rapport.interactions h
    JOIN rapport.contacts c ON c.user_profile_id = h.user_profile_id AND c.id = h.contact_id
    WHERE h.user_profile_id = ${owner} AND h.meeting_id = ${meetingId} AND c.deleted_at IS NULL
      AND EXISTS (SELECT FROM rapport.stated_preferences s
        WHERE s.user_profile_id = c.user_profile_id AND s.contact_id = c.id))`;

/** $1 owner, $2 contact; no row if the contact doesn't exist. */
export const LIST_STATED = `SELECT ${STATED_OF_CONTACT} AS stated
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;

/** $1 owner, $2 contact. */
export const COUNT_STATED = `SELECT count(*)::int AS count FROM rapport.stated_preferences s
  WHERE s.user_profile_id = $1 AND s.contact_id = $2`;

/**
 * Returns the preferences of a contact as the API sends them, newest first.
 * @param newestFirst all rows of the contact, in that order
 */
export function statedPreferences(
  newestFirst: readonly StatedPreferenceRow[],
): StatedPreferenceDto[] {
  const current = new Set(currentPreferences(newestFirst));
  return newestFirst.map((row) => {
    const { value, kind, text, ...rest } = row;
    const preference = statedPreference(kind, value, text);
    return {
      ...rest,
      ...preference,
      notOn: preference.notOn && [...preference.notOn],
      says: statedText(preference),
      current: current.has(row),
    };
  });
}

/** What holds of what someone said. */
export function attendeePreferences({ stated, ...person }: AttendeePreferencesRow): ToldDto {
  const current = currentPreferences(statedPreferences(stated));
  return { ...person, says: current.map(({ says }) => says), stated: current };
}
