/** When the newest run of a contact was made; null without one. `c` is rapport.contacts. */
const ASSESSED_AT = `(SELECT max(r.created_at) FROM rapport.assessment_runs r
  WHERE r.user_profile_id = c.user_profile_id AND r.contact_id = c.id)`;

/**
 * When an estimate is due for review: twelve months after it was made or last confirmed. Null without an estimate.
 * If the month doesn't have that day, its last day is used.
 */
export const REVIEW_DUE_AT = `(SELECT CASE WHEN newest.at IS NOT NULL THEN
    (GREATEST(newest.at, c.reviewed_at) AT TIME ZONE 'UTC' + interval '12 months') AT TIME ZONE 'UTC'
  END FROM (SELECT ${ASSESSED_AT} AS at) newest)`;
