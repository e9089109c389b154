import { Injectable } from '@nestjs/common';
import { readRelatedLine, type RelationSide } from '@rapport/contracts';
import { Database } from '../database/database.ts';
import { RelationsService } from '../relations/relations.service.ts';

/** A relation in a file whose other person is exactly one contact. */
interface KnownRelation {
  side: RelationSide;
  otherId: string;
}

/**
 * For each of the lines $2, the only contact with its ID, the ID of its card, or else its name; null if there's none,
 * or more than one. $1 owner, $3 the contact of the card, who can't be meant.
 */
const NAMED = `SELECT l.at::int AS at, COALESCE(${only(`c.id::text = l.uid
    OR c.details -> 'kept' ? ('UID:urn:uuid:' || l.uid)`)}, ${only(
  'lower(c.display_name) = lower(l.name)',
)}) AS "otherId"
  FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (uid text, name text)) WITH ORDINALITY
    AS l (uid, name, at)
  ORDER BY l.at`;

function only(condition: string): string {
  return `(SELECT CASE WHEN count(*) = 1 THEN min(c.id::text) END FROM rapport.contacts c
    WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND c.id <> $3
      AND (${condition}))`;
}

/** The kept lines of the contacts $2 of user $1. */
const KEPT = `SELECT c.id, c.details -> 'kept' AS lines FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[]) AND c.details ? 'kept' ORDER BY c.id`;

/** Sets the kept lines of the contact $2 to $3, without a new version: the contact was added in this transaction. */
const SET_KEPT = `UPDATE rapport.contacts c SET details =
    CASE WHEN $3::jsonb = '[]' THEN c.details - 'kept' ELSE jsonb_set(c.details, '{kept}', $3::jsonb) END
  WHERE c.user_profile_id = $1 AND c.id = $2`;

/** Imports the relations of a card. Those whose other person isn't clear stay with the contact as lines. */
@Injectable()
export class ImportRelations {
  constructor(
    private readonly database: Database,
    private readonly relations: RelationsService,
  ) {}

  /** Splits the lines of a contact's card that fill no field into relations and the rest. */
  async split(
    owner: string,
    contactId: string,
    lines: readonly string[] | null | undefined,
  ): Promise<{ known: KnownRelation[]; rest: string[] }> {
    const read = (lines ?? []).map((line) => ({ line, related: readRelatedLine(line) }));
    const related = read.flatMap((each) => each.related ?? []);
    if (related.length === 0) return { known: [], rest: [...(lines ?? [])] };
    const named = await this.database.rows<{ otherId: string | null }>(NAMED, [
      owner,
      JSON.stringify(related.map(({ uid, name }) => ({ uid, name }))),
      contactId,
    ]);
    const room = await this.relations.room(owner, contactId);
    const known: KnownRelation[] = [];
    const rest: string[] = [];
    for (const { line, related: one } of read) {
      const otherId = one === null ? null : (named[related.indexOf(one)]?.otherId ?? null);
      if (one === null || otherId === null || known.length >= room) rest.push(line);
      else known.push({ side: one.side, otherId });
    }
    return { known, rest };
  }

  /** Links the contacts that the surrounding transaction has added, also to those of later rows of the file. */
  async linkAdded(owner: string, contactIds: readonly string[]): Promise<void> {
    if (contactIds.length === 0) return;
    const rows = await this.database.rows<{ id: string; lines: string[] }>(KEPT, [
      owner,
      contactIds,
    ]);
    for (const { id, lines } of rows) {
      const { known, rest } = await this.split(owner, id, lines);
      if (known.length === 0) continue;
      await this.add(owner, id, known);
      await this.database.rows(SET_KEPT, [owner, id, JSON.stringify(rest)]);
    }
  }

  /**
   * Adds relations to a contact, in the surrounding transaction.
   * @returns the IDs of those that it didn't have
   */
  async add(owner: string, contactId: string, known: readonly KnownRelation[]): Promise<string[]> {
    const added: string[] = [];
    for (const { side, otherId } of known) {
      const id = await this.relations.link(owner, contactId, otherId, side);
      if (id !== null) added.push(id);
    }
    return added;
  }
}
