import { Injectable } from '@nestjs/common';
import { BULK_LIMIT, IMPORT_UNDO_HOURS, RESTORE_MINUTES } from '@rapport/contracts';
import { BulkChangesService } from '../bulk/bulk-changes.service.ts';
import { Clock } from '../clock.ts';
import { undoableSince } from '../contacts/domain/deletion.ts';
import { isNotMerged } from '../contacts/merged-sql.ts';
import { Database } from '../database/database.ts';
import { MergeService } from '../duplicates/merge.service.ts';
import { type UndoDto } from './dto/undo.dto.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** More than a user would undo; the newest are returned. */
const MOST = 20;

/**
 * Contacts deleted by one call have the same timestamp. $1 owner, $2 the time before which deletions aren't
 * offered.
 */
const DELETIONS = `SELECT c.deleted_at AS at, count(*)::int AS count, min(c.display_name) AS name,
    (array_agg(c.id ORDER BY c.id))[1:${BULK_LIMIT}] AS "contactIds"
  FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.deleted_at > $2 AND ${isNotMerged('c')}
  GROUP BY c.deleted_at ORDER BY c.deleted_at DESC LIMIT ${MOST}`;

/** $1 owner, $2 the time before which imports can no longer be undone. */
const IMPORTS = `SELECT i.id, i.file_name AS name, i.created_at AS at, (i.added + i.merged)::int AS count
  FROM rapport.imports i
  WHERE i.user_profile_id = $1 AND i.created_at > $2 AND i.undone_at IS NULL AND i.added + i.merged > 0
  ORDER BY i.created_at DESC LIMIT ${MOST}`;
const CALENDAR_FILES = `SELECT f.id, NULL AS name, f.created_at AS at,
    jsonb_array_length(f.changes)::int AS count
  FROM rapport.calendar_files f
  WHERE f.user_profile_id = $1 AND f.created_at > $2 AND f.undone_at IS NULL
    AND jsonb_array_length(f.changes) > 0
  ORDER BY f.created_at DESC LIMIT ${MOST}`;

interface Done {
  at: Date;
  count: number;
  name: string | null;
}

/** Lists everything that can be undone, and until when. */
@Injectable()
export class UndosService {
  constructor(
    private readonly database: Database,
    private readonly merges: MergeService,
    private readonly bulk: BulkChangesService,
    private readonly clock: Clock,
  ) {}

  /** @returns what can be undone now, newest first */
  async list(owner: string): Promise<UndoDto[]> {
    const now = this.clock.now();
    const importedSince = new Date(now.getTime() - IMPORT_UNDO_HOURS * HOUR_MS);
    const [merges, deletions, imports, files, bulk] = await Promise.all([
      this.merges.undoable(owner),
      this.database.rows<Done & { contactIds: string[] }>(DELETIONS, [owner, undoableSince(now)]),
      this.database.rows<Done & { id: string }>(IMPORTS, [owner, importedSince]),
      this.database.rows<Done & { id: string }>(CALENDAR_FILES, [owner, importedSince]),
      this.bulk.list(owner),
    ]);
    const all: UndoDto[] = [
      ...merges.parsed().map(({ contactId, displayName, otherName, mergedAt, undoableUntil }) => ({
        kind: 'merge' as const,
        id: contactId,
        name: displayName,
        otherName,
        count: 1,
        contactIds: [],
        at: mergedAt,
        until: undoableUntil,
      })),
      ...deletions.map(({ contactIds, ...done }) => ({
        ...undoOf(done, RESTORE_MINUTES * MINUTE_MS),
        kind: 'deletion' as const,
        id: contactIds[0] ?? '',
        contactIds,
      })),
      ...imports.map(({ id, ...done }) => ({
        ...undoOf(done, IMPORT_UNDO_HOURS * HOUR_MS),
        kind: 'import' as const,
        id,
      })),
      ...files.map(({ id, ...done }) => ({
        ...undoOf(done, IMPORT_UNDO_HOURS * HOUR_MS),
        kind: 'calendar_file' as const,
        id,
      })),
      ...bulk.map(({ id, change, ...done }) => ({
        ...undoOf(done, RESTORE_MINUTES * MINUTE_MS),
        kind: change,
        id,
      })),
    ];
    return all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, MOST);
  }
}

function undoOf({ at, count, name }: Done, lastsMs: number) {
  return {
    name,
    otherName: null,
    count,
    contactIds: [],
    at: at.toISOString(),
    until: new Date(at.getTime() + lastsMs).toISOString(),
  };
}
