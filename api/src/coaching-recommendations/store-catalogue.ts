import { type QueryRunner } from 'typeorm';
import { COACHING_CATALOGUE } from './content/coaching-catalogue.ts';

const REMOVE = 'DELETE FROM rapport.coaching_recommendations WHERE id <> ALL ($1::text[])';

/** `c` is one card of the catalogue, as JSON. */
const STORE = `
  INSERT INTO rapport.coaching_recommendations AS r
    (id, title, content, category, recommendation_type, priority_score, conditions, action_steps)
  SELECT c->>'id', c->>'title', c->>'content', c->>'category', c->>'recommendationType',
    (c->>'priorityScore')::smallint, c->>'conditions', c->>'actionSteps'
  FROM json_array_elements($1::json) c
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, content = excluded.content,
    category = excluded.category, recommendation_type = excluded.recommendation_type,
    priority_score = excluded.priority_score, conditions = excluded.conditions,
    action_steps = excluded.action_steps`;

/**
 * Makes the stored catalogue the one of this version. A migration calls it; whoever changes a card
 * adds another migration that does, so that databases old and new end with the same cards.
 */
export async function storeCatalogue(runner: QueryRunner): Promise<void> {
  await runner.query(REMOVE, [COACHING_CATALOGUE.map(({ id }) => id)]);
  await runner.query(STORE, [JSON.stringify(COACHING_CATALOGUE)]);
}
