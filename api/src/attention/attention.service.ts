import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { dueHistoryColumns, dueInput, type DueHistoryRow } from './contact-history.ts';
import { contactAttention } from './domain/contact-attention.ts';
import { type DueInput, duePoint, dueStateOf, shownDueAt } from './domain/due.ts';
import { spreadOverCadence, withCadence } from './domain/set-cadence.ts';
import { STORE_TIMES, storedTimes } from './store-times.ts';
import { type ContactHealthDto } from './dto/contact-health.dto.ts';

const FIND = `SELECT ${dueHistoryColumns('$3')}
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;

const FIND_ALL = `SELECT ${dueHistoryColumns('$3')} FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[]) AND c.deleted_at IS NULL`;

/** Includes deleted contacts. */
const FIND_ANY = `SELECT ${dueHistoryColumns('$3')} FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[])`;

const STORE_CADENCES = `UPDATE rapport.contacts c
  SET cadence_days = $2, cadence_changes = n.changes
  FROM json_to_recordset($3) AS n(id uuid, changes jsonb)
  WHERE c.user_profile_id = $1 AND c.id = n.id`;

/** A contact and its previous cadence. */
interface CadenceBefore {
  id: string;
  cadenceDays: number | null;
}

/** The health of relationships, computed on request. */
@Injectable()
export class AttentionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws {ContactNotFound} */
  async find(owner: string, contactId: string): Promise<ContactHealthDto> {
    return attentionOf(await this.input(owner, contactId, this.clock.now()));
  }

  /**
   * Sets a contact's cadence in days; with null, the contact is no longer due. Earlier cadences still apply to
   * earlier days.
   * @throws {ContactNotFound}
   */
  async setCadence(
    owner: string,
    contactId: string,
    days: number | null,
  ): Promise<ContactHealthDto> {
    const { health: attention } = await this.changing(owner, contactId, () =>
      this.setCadences(owner, [contactId], days),
    );
    return attention;
  }

  /**
   * Sets the cadence of several contacts like `setCadence`, in a few statements; missing ones are skipped. Those
   * without an interaction within the cadence become due one after the other instead of all on the same day.
   * @param ids contacts that the surrounding transaction has locked
   * @returns the contacts whose cadence changed, each with its previous one
   */
  async setCadences(owner: string, ids: string[], days: number | null): Promise<CadenceBefore[]> {
    const now = this.clock.now();
    const rows = await this.database.rows<DueHistoryRow>(FIND_ALL, [owner, ids, now]);
    const others = rows
      .map((row) => dueInput(row, now))
      .filter(({ cadenceDays }) => cadenceDays !== days);
    const changed = spreadOverCadence(others.map((input) => withCadence(input, days)));
    const changes = changed.map(({ contactId: id, cadenceChanges }) => ({
      id,
      changes: cadenceChanges,
    }));
    await this.database.rows(STORE_CADENCES, [owner, days, JSON.stringify(changes)]);
    await this.storeTimes(owner, changed);
    return others.map(({ contactId: id, cadenceDays }) => ({ id, cadenceDays }));
  }

  /**
   * Runs a `change` to what health depends on, with the contact locked, and updates the stored times for lists, all
   * in one transaction. The contact's own update time and version stay unchanged, because it wasn't edited.
   * @throws {ContactNotFound}
   */
  changing<T>(
    owner: string,
    contactId: string,
    change: (now: Date) => Promise<T>,
  ): Promise<{ result: T; health: ContactHealthDto }> {
    return this.database.transaction(async () => {
      await lockContact(this.database, owner, contactId);
      const now = this.clock.now();
      const result = await change(now);
      const input = await this.input(owner, contactId, now);
      await this.storeTimes(owner, [input]);
      return { result, health: attentionOf(input) };
    });
  }

  /**
   * Recomputes the stored times of contacts from their histories. Includes deleted contacts, because they're
   * restored as stored: call it after a change that also affects their history.
   */
  async storeAgain(owner: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const now = this.clock.now();
    const rows = await this.database.rows<DueHistoryRow>(FIND_ANY, [owner, ids, now]);
    await this.storeTimes(
      owner,
      rows.map((row) => dueInput(row, now)),
    );
  }

  private async input(owner: string, contactId: string, now: Date): Promise<DueInput> {
    const [row] = await this.database.rows<DueHistoryRow>(FIND, [owner, contactId, now]);
    if (!row) throw new ContactNotFound();
    return dueInput(row, now);
  }

  private async storeTimes(owner: string, inputs: readonly DueInput[]): Promise<void> {
    await this.database.rows(STORE_TIMES, [owner, JSON.stringify(inputs.map(storedTimes))]);
  }
}

function attentionOf(input: DueInput): ContactHealthDto {
  const { contactId, now } = input;
  const point = duePoint(input);
  const attention = contactAttention(input);
  const planned = attention.nextPlannedAt === null ? null : new Date(attention.nextPlannedAt);
  return {
    contactId,
    ...attention,
    nextDueAt: shownDueAt(point, now)?.toISOString() ?? null,
    dueState: dueStateOf(point, planned, now),
  };
}
