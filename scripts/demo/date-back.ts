import pg from 'pg';
import { type DemoFinding } from './demo-estimates.ts';

const DAY_MS = 86_400_000;

/** Full and partial runs, in the order of their creation: ids of one process ascend. $2 contains the day of each. */
const RUNS = `
  UPDATE rapport.assessment_runs r SET created_at = day.at
  FROM (
    SELECT id, contact_id, row_number() OVER (PARTITION BY contact_id ORDER BY id) AS number
    FROM rapport.assessment_runs WHERE user_profile_id = $1 AND source IN ('quiz', 'change')
  ) made
  JOIN jsonb_to_recordset($2) AS day("contactId" uuid, number int, at timestamptz)
    ON day."contactId" = made.contact_id AND day.number = made.number
  WHERE r.user_profile_id = $1 AND r.id = made.id`;

/** An observation gets the time of its interaction. */
const OBSERVATIONS = `
  UPDATE rapport.observations o SET created_at = i.interaction_date + interval '1 hour'
  FROM rapport.interactions i
  WHERE o.user_profile_id = $1 AND i.user_profile_id = $1 AND i.id = o.interaction_id`;
const OBSERVED_RUNS = `
  UPDATE rapport.assessment_runs r SET created_at = o.created_at
  FROM rapport.observations o
  WHERE r.user_profile_id = $1 AND o.user_profile_id = $1 AND o.run_id = r.id`;
const TIP_MARKS = `
  UPDATE rapport.tip_feedback f SET marked_at = i.interaction_date + interval '1 hour'
  FROM rapport.interactions i
  WHERE f.user_profile_id = $1 AND i.user_profile_id = $1 AND i.id = f.interaction_id`;

/** An answer gets the time of the last run that asked for it. */
const ANSWERS = `
  UPDATE rapport.assessment_responses a SET created_at = run.at, updated_at = run.at
  FROM (
    SELECT a.contact_id, a.question_id, max(r.created_at) AS at
    FROM rapport.assessment_responses a
    JOIN rapport.assessment_runs r
      ON r.user_profile_id = a.user_profile_id AND r.contact_id = a.contact_id
      AND (r.changes IS NULL
        OR r.changes @> jsonb_build_array(jsonb_build_object('questionId', a.question_id)))
    WHERE a.user_profile_id = $1 GROUP BY 1, 2
  ) run
  WHERE a.user_profile_id = $1 AND a.contact_id = run.contact_id
    AND a.question_id = run.question_id`;

/** A contact is created at the latest on the day of the first interaction; a cadence applies from that day on. */
const CONTACTS = `
  UPDATE rapport.contacts c SET cadence_changes = '[]', created_at = least(c.created_at,
    (SELECT min(i.interaction_date) FROM rapport.interactions i
      WHERE i.user_profile_id = $1 AND i.contact_id = c.id),
    (SELECT min(r.created_at) FROM rapport.assessment_runs r
      WHERE r.user_profile_id = $1 AND r.contact_id = c.id))
  WHERE c.user_profile_id = $1`;

/**
 * Changes the API's timestamps of today to the days of the demo stories. No endpoint can do this, and none should:
 * stored data has the time at which it was stored. Only for the demo account, and for a database on this machine. A
 * second call changes nothing.
 * @param findings by the contact's id
 */
export async function dateBack(
  databaseUrl: string,
  userId: string,
  findings: ReadonlyMap<string, readonly DemoFinding[]>,
  now: Date,
): Promise<void> {
  const days = [...findings].flatMap(([contactId, ofContact]) =>
    ofContact
      .filter(({ kind }) => kind !== 'observation')
      .map(({ daysAgo }, index) => ({
        contactId,
        number: index + 1,
        at: new Date(now.getTime() - daysAgo * DAY_MS),
      })),
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(RUNS, [userId, JSON.stringify(days)]);
    for (const statement of [OBSERVATIONS, OBSERVED_RUNS, TIP_MARKS, ANSWERS, CONTACTS]) {
      await client.query(statement, [userId]);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
