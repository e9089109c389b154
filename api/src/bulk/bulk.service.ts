import { Injectable } from '@nestjs/common';
import { BULK_LIMIT, LABEL_LIMITS } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { matchingIdsSql } from '../contacts/contact-list-sql.ts';
import { restorableSince, undoableSince } from '../contacts/domain/deletion.ts';
import { isNotMerged } from '../contacts/merged-sql.ts';
import { searchedLabels, searchSources } from '../contacts/search-sources.ts';
import { Database } from '../database/database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { LimitReached } from '../errors/http-errors.ts';
import { AttentionService } from '../attention/attention.service.ts';
import { BulkChangesService } from './bulk-changes.service.ts';
import { readMatching } from './matching.ts';
import { setOrganizations } from './set-organizations.ts';
import { type BulkChangeDto, type BulkResultDto } from './dto/bulk.dto.ts';

interface IdRow {
  id: string;
}

const OWN = 'c.user_profile_id = $1 AND c.id = ANY($2::uuid[])';
// Ordered, so that two changes of the same contacts wait for each other instead of deadlocking.
const LOCK = `SELECT c.id FROM rapport.contacts c WHERE ${OWN} ORDER BY c.id FOR NO KEY UPDATE`;
const DELETE = `UPDATE rapport.contacts c SET deleted_at = $3 WHERE ${OWN} AND c.deleted_at IS NULL`;
const DELETED = `SELECT c.id FROM rapport.contacts c
  WHERE ${OWN} AND c.deleted_at > $3 AND ${isNotMerged('c')} ORDER BY c.id`;
const RESTORE = `UPDATE rapport.contacts c SET deleted_at = NULL
  WHERE ${OWN} AND c.deleted_at > $3 AND ${isNotMerged('c')}`;

const LABELED = `SELECT c.id, c.label_ids AS "labelIds" FROM rapport.contacts c
  WHERE ${OWN} AND c.deleted_at IS NULL ORDER BY c.id`;
const SET_LABELS = `UPDATE rapport.contacts c SET version = c.version + 1, label_ids = n."labelIds"
  FROM json_to_recordset($2) AS n(id uuid, "labelIds" uuid[])
  WHERE c.user_profile_id = $1 AND c.id = n.id`;

/** The result of a change and its undo data. */
type Carried = Omit<BulkResultDto, 'undoId'>;

interface LabeledRow {
  id: string;
  labelIds: string[];
}

/** Changes many contacts in one transaction. IDs of other users' contacts are ignored. */
@Injectable()
export class BulkService {
  constructor(
    private readonly database: Database,
    private readonly attention: AttentionService,
    private readonly changes: BulkChangesService,
    private readonly clock: Clock,
  ) {}

  /** @param body validated */
  change(owner: string, body: BulkChangeDto): Promise<BulkResultDto> {
    return this.database.transaction(async () => {
      const { changed, undo } = await this.carriedOut(owner, body);
      // Deletions have their own undo.
      const undoId =
        body.change === 'delete' || body.change === 'restore'
          ? null
          : await this.changes.keep(owner, body.change, changed.length, undo);
      return { changed, undo, undoId };
    });
  }

  /**
   * Undoes a change.
   * @throws {DomainError} UNDO_NOT_FOUND if it has been undone already or its time is up
   */
  undo(owner: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const bodies = await this.changes.take(owner, id);
      if (bodies === null) throw new DomainError('UNDO_NOT_FOUND');
      for (const body of bodies) await this.carriedOut(owner, body);
    });
  }

  private async carriedOut(owner: string, body: BulkChangeDto): Promise<Carried> {
    const ids = await this.locked(owner, body);
    switch (body.change) {
      case 'cadence':
        return this.setCadence(owner, ids, body.cadenceDays ?? null);
      case 'labels':
        return this.setLabels(owner, ids, body);
      case 'organization':
        return this.setOrganization(owner, ids, body.organizationName ?? null);
      case 'delete':
        return this.remove(owner, ids);
      case 'restore':
        return this.restore(owner, ids);
      default:
        return body.change satisfies never;
    }
  }

  /** Locks the selected contacts, including deleted ones, until the end of the transaction, and returns their IDs. */
  private async locked(owner: string, { ids, matching }: BulkChangeDto): Promise<string[]> {
    const meant = ids ?? (await this.matching(owner, matching ?? ''));
    return idsOf(await this.database.rows<IdRow>(LOCK, [owner, meant]));
  }

  private async matching(owner: string, text: string): Promise<string[]> {
    const query = readMatching(text);
    const sources = await searchSources(this.database, owner, query);
    const { text: sql, values } = matchingIdsSql(owner, query, this.clock.now(), sources);
    return idsOf(await this.database.rows<IdRow>(sql, values));
  }

  private async setCadence(owner: string, ids: string[], days: number | null): Promise<Carried> {
    const before = new Map<number | null, string[]>();
    for (const some of slices(ids)) {
      for (const { id, cadenceDays } of await this.attention.setCadences(owner, some, days)) {
        before.set(cadenceDays, [...(before.get(cadenceDays) ?? []), id]);
      }
    }
    return {
      changed: [...before.values()].flat(),
      undo: [...before].flatMap(([cadenceDays, changed]) =>
        slices(changed).map((some) => ({ ids: some, change: 'cadence' as const, cadenceDays })),
      ),
    };
  }

  private async setOrganization(
    owner: string,
    ids: string[],
    organization: string | null,
  ): Promise<Carried> {
    const before = new Map<string | null, string[]>();
    for (const some of slices(ids)) {
      const changed = await setOrganizations(this.database, owner, some, organization);
      for (const { id, organizationName } of changed) {
        before.set(organizationName, [...(before.get(organizationName) ?? []), id]);
      }
    }
    return {
      changed: [...before.values()].flat(),
      undo: [...before].flatMap(([organizationName, changed]) =>
        slices(changed).map((some) => ({
          ids: some,
          change: 'organization' as const,
          organizationName,
        })),
      ),
    };
  }

  /** Labels of other users and deleted labels are ignored. */
  private async setLabels(owner: string, ids: string[], body: BulkChangeDto): Promise<Carried> {
    const own = new Set((await searchedLabels(this.database, owner)).map(({ id }) => id));
    const ofOwn = (labels: readonly string[] | null | undefined) =>
      (labels ?? []).map((id) => id.toLowerCase()).filter((id) => own.has(id));
    const [adding, removing] = [ofOwn(body.addLabels), ofOwn(body.removeLabels)];
    const rows = await this.database.rows<LabeledRow>(LABELED, [owner, ids]);
    const changes = rows.flatMap(({ id, labelIds }) => {
      const had = new Set(labelIds.filter((label) => own.has(label)));
      const lost = removing.filter((label) => had.has(label) && !adding.includes(label));
      const got = adding.filter((label) => !had.has(label));
      const after = [...had].filter((label) => !lost.includes(label)).concat(got);
      return lost.length + got.length === 0 ? [] : [{ id, lost, got, labelIds: after }];
    });
    if (changes.some(({ labelIds }) => labelIds.length > LABEL_LIMITS.perContact)) {
      const message = `can't be added: a contact can have ${LABEL_LIMITS.perContact} labels`;
      throw new LimitReached('addLabels', message);
    }
    await this.database.rows(SET_LABELS, [owner, JSON.stringify(changes)]);
    // Contacts with the same undo data share a call.
    const back = new Map<string, { lost: string[]; got: string[]; ids: string[] }>();
    for (const { id, lost, got } of changes) {
      const key = JSON.stringify([lost, got]);
      const group = back.get(key) ?? { lost, got, ids: [] };
      group.ids.push(id);
      back.set(key, group);
    }
    return {
      changed: changes.map(({ id }) => id),
      undo: [...back.values()].flatMap(({ lost, got, ids: changed }) =>
        slices(changed).map((some) => ({
          ids: some,
          change: 'labels' as const,
          addLabels: lost,
          removeLabels: got,
        })),
      ),
    };
  }

  /** Already deleted contacts count as changed by this call, because its earlier response may have been lost. */
  private async remove(owner: string, ids: string[]): Promise<Carried> {
    const now = this.clock.now();
    await this.database.rows(DELETE, [owner, ids, now]);
    const deleted = await this.database.rows<IdRow>(DELETED, [owner, ids, undoableSince(now)]);
    const changed = idsOf(deleted);
    return { changed, undo: slices(changed).map((some) => ({ ids: some, change: 'restore' })) };
  }

  private async restore(owner: string, ids: string[]): Promise<Carried> {
    const since = restorableSince(this.clock.now());
    const changed = idsOf(await this.database.rows<IdRow>(DELETED, [owner, ids, since]));
    await this.database.rows(RESTORE, [owner, ids, since]);
    return { changed, undo: slices(changed).map((some) => ({ ids: some, change: 'delete' })) };
  }
}

function idsOf(rows: readonly IdRow[]): string[] {
  return rows.map(({ id }) => id);
}

/** Splits the IDs into portions that fit in one call. */
function slices(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BULK_LIMIT) }, (_, part) =>
    ids.slice(part * BULK_LIMIT, (part + 1) * BULK_LIMIT),
  );
}
