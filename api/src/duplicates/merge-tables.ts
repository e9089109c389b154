/** How the rows of a table follow when their contact becomes part of another one. */
export interface MovingTable {
  readonly name: string;
  /** The columns of the key beside user and contact. */
  readonly key: readonly string[];
  /** Says which of two rows with one key is newer; left out where a key cannot be in both contacts. */
  readonly newer?: string;
  /** Which rows move at all: all of them, unless said. `t` is the table, $3 the contact they move to. */
  readonly moves?: string;
  /** Which rows lead to an estimate or say something about one. An objection ends them. */
  readonly ofEstimate?: string;
}

/** Every table whose rows move over. */
export const MOVING_TABLES: readonly MovingTable[] = [
  {
    name: 'interactions',
    key: ['id'],
    // Of a meeting with both of them there is one entry, unless someone wrote notes into each.
    moves: `t.meeting_id IS NULL OR t.notes IS NOT NULL OR NOT EXISTS (
      SELECT FROM rapport.interactions b WHERE b.user_profile_id = $1 AND b.contact_id = $3
        AND b.meeting_id = t.meeting_id)`,
  },
  { name: 'commitments', key: ['id'] },
  { name: 'stated_preferences', key: ['id'] },
  // The addresses of contacts that became part of this one before.
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

/** The other tables with the id of a contact, and why no row moves with it. */
export const STAYING_TABLES: Readonly<Record<string, string>> = {
  photos: 'the photo of the address that is chosen moves',
  contact_photos: 'the picture that is chosen moves',
  duplicate_dismissals: 'it is about the contact that is no more',
  contact_merges: 'an earlier merge can be undone when this one was',
  import_changes: 'the undo of an import takes back what it did to that contact only',
};

/** The key of the row `alias` as the contact `to` has it: the id of an action names its contact. */
function keyAt(column: string, alias: string, to: { from: string; to: string }): string {
  return column === 'action_id'
    ? `replace(${alias}.action_id, ${to.from}::text, ${to.to}::text)`
    : `${alias}.${column}`;
}

const FROM_TO = { from: '$2', to: '$3' };

function sameKey({ key }: MovingTable): string {
  return key.map((column) => `k.${column} = ${keyAt(column, 't', FROM_TO)}`).join(' AND ');
}

/** Removes the rows of the contact $3 that the contact $2 has a newer one of, and gives them whole. */
export function replacedSql(table: MovingTable): string | null {
  if (table.newer === undefined) return null;
  return rowsOf(`DELETE FROM rapport.${table.name} k USING rapport.${table.name} t
    WHERE k.user_profile_id = $1 AND k.contact_id = $3 AND t.user_profile_id = $1
      AND t.contact_id = $2 AND ${sameKey(table)} AND t.${table.newer} > k.${table.newer}
    RETURNING to_jsonb(k) AS row`);
}

/** Moves rows from the contact $2 to $3, which has none of their keys, and gives their keys there. */
export function moveSql(table: MovingTable, condition = 'true'): string {
  const { name, key, moves = 'true' } = table;
  const set = key.includes('action_id') ? `, action_id = ${keyAt('action_id', 't', FROM_TO)}` : '';
  return rowsOf(`UPDATE rapport.${name} t SET contact_id = $3${set}
    WHERE t.user_profile_id = $1 AND t.contact_id = $2 AND (${condition}) AND (${moves})
      AND NOT EXISTS (SELECT FROM rapport.${name} k WHERE k.user_profile_id = $1
        AND k.contact_id = $3 AND ${sameKey(table)})
    RETURNING jsonb_build_object(${key.map((column) => `'${column}', t.${column}`).join(', ')}) AS row`);
}

/** Moves those rows of the contact $2 to $3 whose keys are in the list $4. */
export function moveBackSql(table: MovingTable): string {
  const isListed = `EXISTS (SELECT FROM jsonb_array_elements($4::jsonb) l WHERE ${table.key
    .map((column) => `l ->> '${column}' = t.${column}::text`)
    .join(' AND ')})`;
  return moveSql(table, isListed);
}

/** Stores the whole rows $1 again, unless there are such rows by now. */
export function putBackSql({ name }: MovingTable): string {
  return `INSERT INTO rapport.${name}
    SELECT * FROM jsonb_populate_recordset(NULL::rapport.${name}, $1::jsonb) ON CONFLICT DO NOTHING`;
}

/** The rows that a statement gives back. TypeORM reads those of a SELECT only. */
function rowsOf(change: string): string {
  return `WITH changed AS (${change}) SELECT row FROM changed`;
}
