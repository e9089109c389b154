import { Injectable } from '@nestjs/common';
import { type ImportOutcome, isUuid } from '@rapport/contracts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { ContactsService } from '../contacts/contacts.service.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { ownCustomValues } from '../contacts/own-custom-values.ts';
import { Database } from '../database/database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { mergeContact, type MergeRecord } from '../contacts/domain/merge-contact.ts';
import { withCustomLines } from './custom-lines.ts';
import { ImportCadence } from './import-cadence.ts';
import { type AddedHistory, ImportHistory } from './import-history.ts';
import { ImportRelations } from './import-relations.ts';
import { CONTACT_OF_ROW } from './import-sql.ts';
import { checkedChange, checkedContact } from './row-contact.ts';
import { type FieldProblemDto } from '../documentation/error.dto.ts';
import { type ImportRowDto } from './dto/import.dto.ts';

/** The version of a contact that was added and never changed. */
const FIRST_VERSION = 1;

/** What the undo of an import needs for a row that was merged into a contact. */
export interface ImportMerge extends MergeRecord {
  /** The cadence that the row set; absent if it didn't set one. */
  cadenceDays?: number;
  /** What the row added to the history; absent if it added nothing. */
  history?: AddedHistory;
  /** The IDs of relations that the row added; absent if it added none. */
  relations?: string[];
}

/** The outcome of a row, as stored. */
export interface RowResult {
  row: number;
  outcome: ImportOutcome;
  problems: readonly FieldProblemDto[];
  contactId: string | null;
  /** The contact's version after this row. */
  version: number | null;
  changed: ImportMerge | null;
}

interface Place {
  owner: string;
  importId: string;
  /** The contacts of earlier rows in the same request, by row number. */
  contacts: ReadonlyMap<number, string>;
}

/** Writes one row of an import, in the surrounding transaction. */
@Injectable()
export class ImportRowWriter {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsService,
    private readonly cadence: ImportCadence,
    private readonly history: ImportHistory,
    private readonly relations: ImportRelations,
  ) {}

  /** Writes a row. One that can't be stored is refused with a reason and doesn't affect other rows. */
  async write(place: Place, row: ImportRowDto): Promise<RowResult> {
    const nothing = { row: row.row, problems: [], contactId: null, version: null, changed: null };
    if (row.action === 'skip') return { ...nothing, outcome: 'skipped' };
    try {
      const written = await this.stored(place, row);
      return { ...nothing, ...written };
    } catch (error) {
      // Errors before any write only: the transaction is still usable.
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      const problems =
        error.problems.length > 0 ? error.problems : [{ field: 'row', message: error.message }];
      return { ...nothing, outcome: 'refused', problems };
    }
  }

  private async stored(place: Place, row: ImportRowDto) {
    const checked = await checkedContact(row.contact ?? {});
    if (checked.problems) return { outcome: 'refused' as const, problems: checked.problems };
    const problems = this.history.problemsOf(row);
    if (problems.length > 0) return { outcome: 'refused' as const, problems };
    if (row.action === 'merge') {
      const into = await this.target(place, row);
      if (into !== null) return this.merged(place.owner, into, row, checked.contact);
    }
    const contact = await withCustomLines(this.database, place.owner, checked.contact);
    const contactId = await this.contacts.add(place.owner, contact);
    await this.history.add(place.owner, contactId, row);
    return { outcome: 'added' as const, contactId, version: FIRST_VERSION };
  }

  /** Returns the contact that a row is merged into; null if the row it refers to has none. */
  private async target({ owner, importId, contacts }: Place, row: ImportRowDto) {
    if (typeof row.contactId === 'string' && isUuid(row.contactId)) return row.contactId;
    const known = contacts.get(row.intoRow ?? 0);
    if (known !== undefined || typeof row.intoRow !== 'number') return known ?? null;
    const [earlier] = await this.database.rows<{ id: string }>(CONTACT_OF_ROW, [
      owner,
      importId,
      row.intoRow,
    ]);
    return earlier?.id ?? null;
  }

  private async merged(
    owner: string,
    id: string,
    row: ImportRowDto,
    contact: Parameters<typeof mergeContact>[1],
  ) {
    try {
      await lockContact(this.database, owner, id);
    } catch (error) {
      if (!(error instanceof ContactNotFound)) throw error;
      const problems = [{ field: 'contactId', message: 'is no contact any more' }];
      return { outcome: 'refused' as const, problems };
    }
    const now = await this.contacts.find(owner, id);
    const own = now.parsed();
    const filled = await withCustomLines(this.database, owner, contact, own.customValues);
    const { known, rest } = await this.relations.split(owner, id, filled.kept);
    const values = await ownCustomValues(this.database, owner, filled.customValues);
    const given = { ...filled, ...(known.length > 0 && { kept: rest }), ...values };
    const record = mergeContact(own, given, row.replace ?? []);
    let { version } = now;
    if (Object.keys(record.after).length > 0) {
      const checked = await checkedChange(record.after);
      if (checked.problems) return { outcome: 'refused' as const, problems: checked.problems };
      ({ version } = await this.contacts.update(owner, id, checked.contact));
    }
    const history = await this.history.add(owner, id, row);
    const relations = await this.relations.add(owner, id, known);
    const merge: ImportMerge = {
      ...record,
      ...(Object.keys(history).length > 0 && { history }),
      ...(relations.length > 0 && { relations }),
    };
    const changed = await this.withCadence(owner, id, row.cadenceDays ?? null, merge);
    return { outcome: 'merged' as const, contactId: id, version, changed };
  }

  /** Sets the cadence of a contact that has none; returns null if the row changed nothing at all. */
  private async withCadence(
    owner: string,
    id: string,
    days: number | null,
    record: ImportMerge,
  ): Promise<ImportMerge | null> {
    if (days !== null && (await this.cadence.setFirst(owner, id, days))) {
      return { ...record, cadenceDays: days };
    }
    const { after, history, relations } = record;
    const isNothing = Object.keys(after).length === 0 && !history && !relations;
    return isNothing ? null : record;
  }
}
