import { type RelationKind } from '@rapport/contracts';
import { type Database } from '../database/database.ts';
import { storedRelation } from '../relations/domain/stored-relation.ts';

/** The name under which an undo has the relations. An earlier release of the API skips tables that it doesn't know. */
export const RELATIONS = 'relations';

interface StoredRow {
  id: string;
  contact_id: string;
  other_id: string;
  kind: RelationKind;
  words: string;
  reverse_words: string;
}

/** What a merge did to relations. */
interface MovedRelations {
  /** All relations that the other contact had. */
  replaced: StoredRow[];
  /** The IDs of those that the contact has now. The rest is left out, because they'd be with itself or twice. */
  came: { id: string }[];
}

// TypeORM reads only the rows of a SELECT.
const TAKE = `WITH taken AS (
  DELETE FROM rapport.relations r
  WHERE r.user_profile_id = $1 AND (r.contact_id = $2 OR r.other_id = $2) RETURNING to_jsonb(r) AS row
) SELECT row FROM taken`;

const TAKE_LISTED = `WITH taken AS (
  DELETE FROM rapport.relations r WHERE r.user_profile_id = $1 AND r.id = ANY($2::uuid[]) RETURNING r.id
) SELECT id FROM taken`;

/** Adds the rows $2, unless they exist or one of the two contacts is gone. */
const PUT = `WITH added AS (
  INSERT INTO rapport.relations
    SELECT r.* FROM jsonb_populate_recordset(NULL::rapport.relations, $2::jsonb) r
    WHERE r.user_profile_id = $1 AND 2 = (SELECT count(*) FROM rapport.contacts c
      WHERE c.user_profile_id = $1 AND c.id IN (r.contact_id, r.other_id))
  ON CONFLICT DO NOTHING RETURNING id
) SELECT id FROM added`;

/** Moves the relations of `otherId` to `id`. */
export async function moveRelations(
  database: Database,
  owner: string,
  id: string,
  otherId: string,
): Promise<MovedRelations> {
  const taken = await database.rows<{ row: StoredRow }>(TAKE, [owner, otherId]);
  const replaced = taken.map(({ row }) => row);
  const at = (each: string) => (each === otherId ? id : each);
  const moved = replaced
    .map((row) => {
      const side = { kind: row.kind, words: row.words, reverseWords: row.reverse_words };
      const { contactId, ...stored } = storedRelation(at(row.contact_id), at(row.other_id), side);
      return {
        ...{ ...row, contact_id: contactId, other_id: stored.otherId, kind: stored.kind },
        ...{ words: stored.words, reverse_words: stored.reverseWords },
      };
    })
    .filter((row) => row.contact_id !== row.other_id);
  const came = await database.rows<{ id: string }>(PUT, [owner, JSON.stringify(moved)]);
  return { replaced, came: came.map((row) => ({ id: row.id })) };
}

/** Undoes `moveRelations`. Those that the user has removed since don't return. */
export async function moveRelationsBack(
  database: Database,
  owner: string,
  { came, replaced }: { came: readonly object[]; replaced: readonly object[] },
): Promise<void> {
  const idOf = (row: object) => String(Reflect.get(row, 'id'));
  const moved = came.map(idOf);
  const taken = await database.rows<{ id: string }>(TAKE_LISTED, [owner, moved]);
  const present = new Set(taken.map(({ id }) => id));
  const back = replaced.filter((row) => !moved.includes(idOf(row)) || present.has(idOf(row)));
  await database.rows(PUT, [owner, JSON.stringify(back)]);
}
