import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { type ContactDateDto } from './dto/contact-date.dto.ts';

/** The maximum number of dates. */
const MOST_DATES = 2_000;

const DATES = `SELECT c.id AS "contactId", c.display_name AS "displayName", d.label, d.day
  FROM rapport.contacts c
  CROSS JOIN LATERAL (
    SELECT NULL::text AS label, c.birthday AS day
    UNION ALL SELECT each ->> 'label', each ->> 'day'
      FROM jsonb_array_elements(COALESCE(c.details -> 'dates', '[]')) each) d
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
    AND (c.birthday IS NOT NULL OR c.details ? 'dates') AND d.day IS NOT NULL
  ORDER BY right(d.day, 5), c.sort_name, c.id, d.label NULLS FIRST LIMIT ${MOST_DATES}`;

/** The birthdays and other yearly dates of a user's contacts. */
@Injectable()
export class ContactDatesService {
  constructor(private readonly database: Database) {}

  /** @returns in the order of the calendar, from January 1 */
  dates(owner: string): Promise<ContactDateDto[]> {
    return this.database.rows<ContactDateDto>(DATES, [owner]);
  }
}
