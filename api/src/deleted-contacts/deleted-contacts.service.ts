import { Injectable } from '@nestjs/common';
import { RESTORE_DAYS } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { restorableSince } from '../contacts/domain/deletion.ts';
import { isNotMerged } from '../contacts/merged-sql.ts';
import { Database } from '../database/database.ts';
import { jsonObject, utc } from '../database/sql.ts';
import { JsonText } from '../http/json-text.ts';
import {
  type DeletedContactDto,
  type DeletedContactsDto,
  type RemovedContactsDto,
} from './dto/deleted-contact.dto.ts';

const DELETED = jsonObject({
  id: 'c.id',
  displayName: 'c.display_name',
  organizationName: 'c.organization_name',
  organizationTitle: 'c.organization_title',
  deletedAt: utc('c.deleted_at'),
  removedAt: utc(`(c.deleted_at + interval '${RESTORE_DAYS} days')`),
} satisfies Record<keyof DeletedContactDto, string>);

/**
 * $1 owner, $2 the time before which deletions are final. A merged contact is restored by undoing the merge
 * instead.
 */
const RESTORABLE = `FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.deleted_at > $2 AND ${isNotMerged('c')}`;

const LIST = `SELECT json_build_object(
    'contacts', (SELECT COALESCE(json_agg(${DELETED} ORDER BY c.deleted_at DESC, c.id), '[]')
      FROM (SELECT c.* ${RESTORABLE} ORDER BY c.deleted_at DESC, c.id LIMIT $3) c),
    'count', (SELECT count(*) ${RESTORABLE}))::text AS json`;

/** Contacts per statement, small enough to stay well within the statement timeout. */
const BATCH = 500;
const EMPTY = `WITH gone AS (
    DELETE FROM rapport.contacts WHERE user_profile_id = $1 AND id IN (
      SELECT c.id ${RESTORABLE} LIMIT ${BATCH})
    RETURNING id)
  SELECT count(*)::int AS count FROM gone`;

/** Contact $2 and all contacts merged into it whose merge can still be undone. */
const REMOVE = `WITH RECURSIVE meant AS (
    SELECT c.id FROM rapport.contacts c
      WHERE c.user_profile_id = $1 AND c.id = $2 AND ${isNotMerged('c')}
    UNION
    SELECT m.other_id FROM rapport.contact_merges m JOIN meant ON m.contact_id = meant.id
      WHERE m.user_profile_id = $1
  ), gone AS (
    DELETE FROM rapport.contacts c USING meant
    WHERE c.user_profile_id = $1 AND c.id = meant.id RETURNING c.id
  )
  SELECT count(*)::int AS count FROM gone`;

/** Deleted contacts that can be restored. Every method takes the owner first and touches only their rows. */
@Injectable()
export class DeletedContactsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(owner: string, limit: number): Promise<JsonText<DeletedContactsDto>> {
    const since = restorableSince(this.clock.now());
    const [row] = await this.database.rows<{ json: string }>(LIST, [owner, since, limit]);
    return new JsonText(row?.json ?? '');
  }

  /** Permanently removes all deleted contacts. */
  async empty(owner: string): Promise<RemovedContactsDto> {
    const since = restorableSince(this.clock.now());
    let removed = 0;
    for (let count = BATCH; count === BATCH; removed += count) {
      const [row] = await this.database.rows<{ count: number }>(EMPTY, [owner, since]);
      count = row?.count ?? 0;
    }
    return { removed };
  }

  /**
   * Permanently removes a contact and everything about the person, whether or not it was deleted before.
   * @throws {ContactNotFound}
   */
  async remove(owner: string, id: string): Promise<void> {
    const [row] = await this.database.rows<{ count: number }>(REMOVE, [owner, id]);
    if (row === undefined || row.count === 0) throw new ContactNotFound();
  }
}
