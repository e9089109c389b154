import { type TestApi } from './test-api.ts';

/** Makes all data of a contact older, as if this many days had passed without a write. */
export async function passDays(api: TestApi, contactId: string, days: number): Promise<void> {
  await api.sql(
    `UPDATE rapport.interactions SET interaction_date = interaction_date - make_interval(days => $2)
     WHERE contact_id = $1`,
    [contactId, days],
  );
  await api.sql(
    `UPDATE rapport.contacts SET
       created_at = created_at - make_interval(days => $2),
       last_interaction_at = last_interaction_at - make_interval(days => $2),
       next_due_at = next_due_at - make_interval(days => $2),
       set_aside_from = set_aside_from - make_interval(days => $2),
       repair_at = repair_at - make_interval(days => $2),
       planned_at = (SELECT array_agg(t - make_interval(days => $2) ORDER BY t) FROM unnest(planned_at) t),
       planned_due_at = (SELECT array_agg(t - make_interval(days => $2) ORDER BY place)
         FROM unnest(planned_due_at) WITH ORDINALITY AS due (t, place)),
       cadence_changes = (SELECT COALESCE(jsonb_agg(change || jsonb_build_object(
           'setAt', to_char((change ->> 'setAt')::timestamptz AT TIME ZONE 'UTC' - make_interval(days => $2),
             'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY place), '[]')
         FROM jsonb_array_elements(cadence_changes) WITH ORDINALITY AS changes (change, place))
     WHERE id = $1`,
    [contactId, days],
  );
}
