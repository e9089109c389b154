import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { HAS_CUSTOM_DATE } from './custom-fields-sql.ts';
import { dayOf } from './domain/days-ahead.ts';
import { type ContactDateDto } from './dto/contact-date.dto.ts';

/** The maximum number of dates. */
const MOST_DATES = 2_000;
const DAY_MS = 86_400_000;

const DATES = `SELECT c.id AS "contactId", c.display_name AS "displayName", d.label, d.day, d.yearly
  FROM rapport.contacts c
  CROSS JOIN LATERAL (
    SELECT NULL::text AS label, c.birthday AS day, true AS yearly
    UNION ALL SELECT each ->> 'label', each ->> 'day', true
      FROM jsonb_array_elements(COALESCE(c.details -> 'dates', '[]')) each
    UNION ALL SELECT f.name, c.custom_values ->> f.id::text, f.yearly
      FROM rapport.custom_fields f
      WHERE f.user_profile_id = $1 AND f.kind = 'date' AND c.custom_values ? f.id::text
        AND (f.yearly OR c.custom_values ->> f.id::text >= $2)) d
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
    AND (c.birthday IS NOT NULL OR c.details ? 'dates' OR ${HAS_CUSTOM_DATE}) AND d.day IS NOT NULL
  ORDER BY right(d.day, 5), c.sort_name, c.id, d.label NULLS FIRST LIMIT ${MOST_DATES}`;

/** The birthdays, other yearly dates, and dates to come in custom fields of a user's contacts. */
@Injectable()
export class ContactDatesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns in the order of the calendar, from January 1 */
  dates(owner: string): Promise<ContactDateDto[]> {
    // It's still yesterday in some time zones.
    const since = dayOf(new Date(this.clock.now().getTime() - DAY_MS));
    return this.database.rows<ContactDateDto>(DATES, [owner, since]);
  }
}
