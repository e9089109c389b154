/** How the rows of a table are moved when their contact is merged into another one. */
export interface MovingTable {
  readonly name: string;
  /** The key columns besides user and contact. */
  readonly key: readonly string[];
  /** An SQL condition for the newer of two rows with the same key; absent if both contacts can't share a key. */
  readonly newer?: string;
  /** An SQL condition for the rows that move; absent if all do. `t` is the table, $3 the target contact. */
  readonly moves?: string;
  /** An SQL condition for rows that an estimate is based on or that describe one. An objection deletes them. */
  readonly ofEstimate?: string;
}

/** All tables whose rows move. */
export const MOVING_TABLES: readonly MovingTable[] = [
  {
    name: 'interactions',
    key: ['id'],
    // A meeting with both of them keeps one entry, unless both entries have notes.
    moves: `t.meeting_id IS NULL OR t.notes IS NOT NULL OR NOT EXISTS (
      SELECT FROM rapport.interactions b WHERE b.user_profile_id = $1 AND b.contact_id = $3
        AND b.meeting_id = t.meeting_id)`,
  },
  { name: 'commitments', key: ['id'] },
  { name: 'stated_preferences', key: ['id'] },
  // The addresses of contacts merged into this one earlier.
  { name: 'moved_contacts', key: ['id'] },
  { name: 'assessment_runs', key: ['id'], ofEstimate: 'true' },
  {
    name: 'assessment_responses',
    key: ['question_id'],
    newer: 'updated_at',
    ofEstimate: 'true',
  },
  { name: 'observations', key: ['id'], ofEstimate: 'true' },
  { name: 'tip_feedback', key: ['tip_id', 'interaction_id'], ofEstimate: 'true' },
  {
    name: 'action_marks',
    key: ['action_id'],
    newer: 'updated_at',
    ofEstimate: "split_part(t.action_id, ':', 1) IN ('R6', 'R7', 'R8')",
  },
];

/** The other tables that reference a contact, and why their rows don't move. */
export const STAYING_TABLES: Readonly<Record<string, string>> = {
  relations: 'their rows move at both ends (merge-relations.ts)',
  photos: 'the photo of the address that is chosen moves',
  contact_photos: 'the picture that is chosen moves',
  duplicate_dismissals: 'it is about the contact that is no more',
  contact_merges: 'an earlier merge can be undone when this one was',
  import_changes: 'the undo of an import takes back what it did to that contact only',
  changes: 'they say what happened when, and the merge adds its own',
};

/** Returns the row's key value for the contact `to`, because an action ID contains its contact. */
function keyAt(column: string, alias: string, to: { from: string; to: string }): string {
  return column === 'action_id'
    ? `replace(${alias}.action_id, ${to.from}::text, ${to.to}::text)`
    : `${alias}.${column}`;
}

const FROM_TO = { from: '$2', to: '$3' };

function sameKey({ key }: MovingTable): string {
  return key.map((column) => `k.${column} = ${keyAt(column, 't', FROM_TO)}`).join(' AND ');
}

/**
 * Returns the statement that deletes rows of the contact $3 for which the contact $2 has a newer one, and returns
 * them.
 */
export function replacedSql(table: MovingTable): string | null {
  if (table.newer === undefined) return null;
  return rowsOf(`DELETE FROM rapport.${table.name} k USING rapport.${table.name} t
    WHERE k.user_profile_id = $1 AND k.contact_id = $3 AND t.user_profile_id = $1
      AND t.contact_id = $2 AND ${sameKey(table)} AND t.${table.newer} > k.${table.newer}
    RETURNING to_jsonb(k) AS row`);
}

/**
 * Returns the statement that moves rows from the contact $2 to $3, which has none of their keys, and returns the
 * new keys.
 */
export function moveSql(table: MovingTable, condition = 'true'): string {
  const { name, key, moves = 'true' } = table;
  const set = key.includes('action_id') ? `, action_id = ${keyAt('action_id', 't', FROM_TO)}` : '';
  return rowsOf(`UPDATE rapport.${name} t SET contact_id = $3${set}
    WHERE t.user_profile_id = $1 AND t.contact_id = $2 AND (${condition}) AND (${moves})
      AND NOT EXISTS (SELECT FROM rapport.${name} k WHERE k.user_profile_id = $1
        AND k.contact_id = $3 AND ${sameKey(table)})
    RETURNING jsonb_build_object(${key.map((column) => `'${column}', t.${column}`).join(', ')}) AS row`);
}

/** Returns the statement that moves the rows of the contact $2 whose keys are in the list $4 to $3. */
export function moveBackSql(table: MovingTable): string {
  const isListed = `EXISTS (SELECT FROM jsonb_array_elements($4::jsonb) l WHERE ${table.key
    .map((column) => `l ->> '${column}' = t.${column}::text`)
    .join(' AND ')})`;
  return moveSql(table, isListed);
}

/** Returns the statement that inserts the rows $1 again, unless they exist. */
export function putBackSql({ name }: MovingTable): string {
  return `INSERT INTO rapport.${name}
    SELECT * FROM jsonb_populate_recordset(NULL::rapport.${name}, $1::jsonb) ON CONFLICT DO NOTHING`;
}

/** Selects the rows that a statement returns, because TypeORM reads only the rows of a SELECT. */
function rowsOf(change: string): string {
  return `WITH changed AS (${change}) SELECT row FROM changed`;
}
