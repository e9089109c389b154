import { Injectable } from '@nestjs/common';
import { IMPORT_UNDO_HOURS } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { ContactsService } from '../contacts/contacts.service.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { type JsonText } from '../http/json-text.ts';
import { takeBack } from '../contacts/domain/merge-contact.ts';
import { REMOVE_RELATION } from '../relations/relations-sql.ts';
import { ImportCadence } from './import-cadence.ts';
import { ImportHistory } from './import-history.ts';
import { ImportNotFound, ImportUndoExpired } from './import-errors.ts';
import {
  ADDED_ROWS,
  CHANGES,
  LOCK_IMPORT,
  MARK_UNDONE,
  MERGES,
  PRESENT,
  REMOVE_ADDED,
} from './import-sql.ts';
import { type ImportMerge } from './import-row-writer.ts';
import { ImportsService } from './imports.service.ts';
import { type ImportSummaryDto } from './dto/import.dto.ts';

/** Contacts per statement, so that each finishes well within the statement timeout. */
const BATCH = 1_000;
const HOUR_MS = 3_600_000;

interface AddedContact {
  id: string;
  /** The version after the last row of the import that changed it. */
  version: number;
}

/** Undoes a whole import. */
@Injectable()
export class ImportUndoService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsService,
    private readonly imports: ImportsService,
    private readonly cadence: ImportCadence,
    private readonly history: ImportHistory,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes the contacts that the import added and reverts what it merged into others. What the user has changed
   * since stays: an added contact that was edited or has new history, and single values that were edited after a
   * merge. A second call changes nothing.
   * @throws {ImportNotFound}
   * @throws {ImportUndoExpired}
   */
  undo(owner: string, id: string): Promise<JsonText<ImportSummaryDto>> {
    return this.database.transaction(async () => {
      const [lock] = await this.database.rows<{ createdAt: Date; undoneAt: Date | null }>(
        LOCK_IMPORT,
        [owner, id],
      );
      if (!lock) throw new ImportNotFound();
      if (lock.undoneAt !== null) return this.imports.find(owner, id);
      const now = this.clock.now();
      if (now.getTime() - lock.createdAt.getTime() > IMPORT_UNDO_HOURS * HOUR_MS) {
        throw new ImportUndoExpired();
      }
      const added = await this.added(owner, id);
      const removed = await this.remove(owner, added, now);
      const addedIds = added.map((contact) => contact.id);
      const { restored, kept } = await this.restore(owner, id, addedIds);
      await this.database.rows(MARK_UNDONE, [
        ...[owner, id, now],
        ...[removed, restored, kept + added.length - removed],
      ]);
      return this.imports.find(owner, id);
    });
  }

  /** The added contacts that still exist. */
  private async added(owner: string, importId: string): Promise<AddedContact[]> {
    const changes = await this.database.rows<AddedContact & { row: number }>(CHANGES, [
      owner,
      importId,
    ]);
    const rows = await this.database.rows<{ row: number }>(ADDED_ROWS, [owner, importId]);
    const addedRows = new Set(rows.map(({ row }) => row));
    const versions = new Map<string, number>();
    for (const { id, row } of changes) if (addedRows.has(row)) versions.set(id, 0);
    for (const { id, version } of changes) {
      const known = versions.get(id);
      if (known !== undefined) versions.set(id, Math.max(known, version));
    }
    const present = await this.database.rows<{ id: string }>(PRESENT, [
      owner,
      [...versions.keys()],
    ]);
    return present.map(({ id }) => ({ id, version: versions.get(id) ?? 0 }));
  }

  private async remove(owner: string, added: readonly AddedContact[], now: Date): Promise<number> {
    let removed = 0;
    for (let start = 0; start < added.length; start += BATCH) {
      const batch = added.slice(start, start + BATCH);
      const ids = batch.map(({ id }) => id);
      const versions = batch.map(({ version }) => version);
      const [row] = await this.database.rows<{ count: number }>(REMOVE_ADDED, [
        ...[owner, now],
        ...[ids, versions],
      ]);
      removed += row?.count ?? 0;
    }
    return removed;
  }

  private async restore(owner: string, importId: string, added: readonly string[]) {
    const merges = await this.database.rows<{ id: string; changed: ImportMerge }>(MERGES, [
      ...[owner, importId],
      added,
    ]);
    const restored = new Set<string>();
    const met = new Set<string>();
    for (const { id, changed } of merges) {
      await lockContact(this.database, owner, id);
      const now = await this.contacts.find(owner, id);
      const change = takeBack(now.parsed(), changed);
      const { cadenceDays } = changed;
      if (cadenceDays !== undefined && (await this.cadence.takeBack(owner, id, cadenceDays))) {
        restored.add(id);
      }
      if (changed.history && (await this.history.takeBack(owner, id, changed.history))) {
        restored.add(id);
        met.add(id);
      }
      for (const relation of changed.relations ?? []) {
        const removed = await this.database.rows(REMOVE_RELATION, [owner, id, relation]);
        if (removed.length > 0) restored.add(id);
      }
      if (Object.keys(change).length === 0) continue;
      await this.contacts.update(owner, id, change);
      restored.add(id);
    }
    await this.history.settle(owner, [...met]);
    const touched = new Set(merges.map(({ id }) => id));
    return { restored: restored.size, kept: touched.size - restored.size };
  }
}
