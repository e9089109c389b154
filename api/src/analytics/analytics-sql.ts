import { type InteractionType } from '@rapport/contracts';
import { nextDueAt } from '../contacts/contact-times-sql.ts';
import { dueState } from '../contacts/due-sql.ts';

/** How many contacts are due in one of the requested periods. */
export interface DueRow {
  /** 0 for what's overdue or due before the first bound, 1 between the first and the second, and so on. */
  bucket: number;
  count: number;
}

/** $1 owner, $2 now, $3 the bounds of the weeks, in order. */
export const DUE_BY_WEEK = `
  SELECT CASE WHEN d.state = 'later' THEN GREATEST(1, width_bucket(d.at, $3::timestamptz[])) ELSE 0 END
    AS bucket, count(*)::int AS count
  FROM (SELECT ${dueState('$2')} AS state, ${nextDueAt('$2')} AS at FROM rapport.contacts c
    WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL) d
  WHERE d.state IN ('later', 'due', 'repair')
  GROUP BY 1`;

export interface InteractionsRow extends DueRow {
  type: InteractionType;
}

/** $1 owner, $2 now, $3 the bounds of the months, in order. */
export const INTERACTIONS_BY_MONTH = `
  SELECT width_bucket(i.interaction_date, $3::timestamptz[]) AS bucket, i.type,
    count(*)::int AS count
  FROM rapport.interactions i
  JOIN rapport.contacts c ON c.user_profile_id = i.user_profile_id AND c.id = i.contact_id
  WHERE i.user_profile_id = $1 AND c.deleted_at IS NULL AND NOT i.imported
    AND i.interaction_date >= ($3::timestamptz[])[1] AND i.interaction_date <= $2::timestamptz
  GROUP BY 1, 2`;

/** The number of contacts whose estimates have the same confidences; all null without an estimate. */
export interface EstimatesRow {
  workStyle: number | null;
  motivation: number | null;
  hasMotivation: boolean;
  hasSecondary: boolean;
  count: number;
}

/** $1 owner. Confidences are whole percentages, so there are few rows however many contacts there are. */
export const ESTIMATES = `
  SELECT c.mbti_confidence AS "workStyle", c.enneagram_confidence AS motivation,
    c.enneagram_type IS NOT NULL AS "hasMotivation",
    cardinality(c.enneagram_secondary_types) > 0 AS "hasSecondary", count(*)::int AS count
  FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
  GROUP BY 1, 2, 3, 4`;
