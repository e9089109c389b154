import { Injectable } from '@nestjs/common';
import { decodeContact, IMPORT_UNDO_HOURS, type ImportSummary } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { ContactsService } from '../contacts/contacts.service.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { type JsonText } from '../http/json-text.ts';
import { type MergeRecord, takeBack } from '../contacts/domain/merge-contact.ts';
import { ImportNotFound, ImportUndoExpired } from './import-errors.ts';
import { LOCK_IMPORT, MARK_UNDONE, MERGES, REMOVE_ADDED, TOUCHED } from './import-sql.ts';
import { ImportsService } from './imports.service.ts';

/** Contacts per statement: each has to end well within the statement timeout. */
const BATCH = 1_000;
const HOUR_MS = 3_600_000;

interface Touched {
  id: string;
  version: number;
  added: boolean;
}

/** Takes a whole import back. */
@Injectable()
export class ImportUndoService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsService,
    private readonly imports: ImportsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes the contacts that the import added and takes back what it merged into others. What the
   * user changed since stays: an added contact that was edited, or that something was noted about,
   * and single values that were edited after a merge. A second call changes nothing.
   * @throws {ImportNotFound}
   * @throws {ImportUndoExpired}
   */
  undo(owner: string, id: string): Promise<JsonText<ImportSummary>> {
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
      const touched = await this.database.rows<Touched>(TOUCHED, [owner, id]);
      const added = touched.filter((contact) => contact.added);
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

  private async remove(owner: string, added: readonly Touched[], now: Date): Promise<number> {
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
    const merges = await this.database.rows<{ id: string; changed: MergeRecord }>(MERGES, [
      ...[owner, importId],
      added,
    ]);
    const restored = new Set<string>();
    for (const { id, changed } of merges) {
      await lockContact(this.database, owner, id);
      const { text } = await this.contacts.find(owner, id);
      const change = takeBack(decodeContact(JSON.parse(text)), changed);
      if (Object.keys(change).length === 0) continue;
      await this.contacts.update(owner, id, change);
      restored.add(id);
    }
    const touched = new Set(merges.map(({ id }) => id));
    return { restored: restored.size, kept: touched.size - restored.size };
  }
}
