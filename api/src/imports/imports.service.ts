import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { CadenceDefaultsService } from '../cadences/cadence-defaults.service.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { AttentionService } from '../attention/attention.service.ts';
import { JsonText, arrayOf, Page } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { ImportNotFound, ImportUndone } from './import-errors.ts';
import { ImportHistory } from './import-history.ts';
import { ImportRelations } from './import-relations.ts';
import { ImportRowWriter, type RowResult } from './import-row-writer.ts';
import {
  FIND_DETAILS,
  FIND_IMPORT,
  FIND_ROWS,
  INSERT_IMPORT,
  INSERT_ROWS,
  KNOWN_ROWS,
  LIST_IMPORTS,
  LOCK_IMPORT,
} from './import-sql.ts';
import {
  type CreateImportDto,
  type ImportDetailsDto,
  type ImportRowDto,
  type ImportSummaryDto,
  type ImportedRowsDto,
} from './dto/import.dto.ts';

/** File imports. Every method takes the owner first and touches only their rows. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly writer: ImportRowWriter,
    private readonly attention: AttentionService,
    private readonly history: ImportHistory,
    private readonly relations: ImportRelations,
    private readonly defaults: CadenceDefaultsService,
    private readonly clock: Clock,
  ) {}

  create(
    owner: string,
    { fileName, source, rowCount }: CreateImportDto,
  ): Promise<JsonText<ImportSummaryDto>> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensure(owner, now);
      const id = uuidV7();
      await this.database.rows(INSERT_IMPORT, [owner, id, now, fileName, source, rowCount]);
      return this.find(owner, id);
    });
  }

  async list(owner: string): Promise<Page<ImportSummaryDto>> {
    const rows = await this.database.rows<{ json: string }>(LIST_IMPORTS, [owner]);
    return new Page(arrayOf(rows.map(({ json }) => json)));
  }

  /** @throws {ImportNotFound} */
  find(owner: string, id: string): Promise<JsonText<ImportSummaryDto>> {
    return this.json(FIND_IMPORT, [owner, id]);
  }

  /** @throws {ImportNotFound} */
  details(owner: string, id: string): Promise<JsonText<ImportDetailsDto>> {
    return this.json(FIND_DETAILS, [owner, id]);
  }

  /**
   * Stores rows of the file, all or none. A row number that's already stored is skipped, so a call can be retried
   * until it succeeds.
   * @throws {ImportNotFound}
   * @throws {ImportUndone}
   */
  addRows(
    owner: string,
    id: string,
    rows: readonly ImportRowDto[],
  ): Promise<JsonText<ImportedRowsDto>> {
    return this.database.transaction(async () => {
      const [lock] = await this.database.rows<{ undoneAt: Date | null }>(LOCK_IMPORT, [owner, id]);
      if (!lock) throw new ImportNotFound();
      if (lock.undoneAt !== null) throw new ImportUndone();
      const numbers = rows.map(({ row }) => row);
      const known = await this.database.rows<{ row: number }>(KNOWN_ROWS, [owner, id, numbers]);
      const stored = new Set(known.map(({ row }) => row));
      const results: RowResult[] = [];
      const contacts = new Map<number, string>();
      const cadences = new Map<number, string[]>();
      const met = new Set<string>();
      for (const row of rows) {
        if (stored.has(row.row)) continue;
        stored.add(row.row);
        const result = await this.writer.write({ owner, importId: id, contacts }, row);
        if (result.contactId !== null) contacts.set(row.row, result.contactId);
        results.push(result);
        if (result.contactId !== null && row.lastContactOn != null) met.add(result.contactId);
        if (result.outcome === 'added' && result.contactId !== null && row.cadenceDays != null) {
          cadences.set(row.cadenceDays, [
            ...(cadences.get(row.cadenceDays) ?? []),
            result.contactId,
          ]);
        }
      }
      // Set together, so that their due dates are spread out.
      for (const [days, ids] of cadences) await this.attention.setCadences(owner, ids, days);
      const added = results.filter(({ outcome }) => outcome === 'added');
      const addedIds = added.flatMap(({ contactId }) => contactId ?? []);
      await this.relations.linkAdded(owner, addedIds);
      await this.defaults.applyToNew(owner, addedIds);
      await this.history.settle(owner, [...met]);
      if (results.length > 0) {
        await this.database.rows(INSERT_ROWS, [owner, id, JSON.stringify(results)]);
      }
      return this.json(FIND_ROWS, [owner, id, numbers]);
    });
  }

  private async json<T>(text: string, values: readonly unknown[]): Promise<JsonText<T>> {
    const [row] = await this.database.rows<{ json: string }>(text, values);
    if (!row) throw new ImportNotFound();
    return new JsonText(row.json);
  }
}
