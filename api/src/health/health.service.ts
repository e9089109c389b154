import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { ContactEntity } from '../contacts/contact.entity.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { type ContactHistoryRow, healthInput, historyColumns } from './contact-history.ts';
import { withCadenceChange } from './domain/cadence-changes.ts';
import { contactHealth, type HealthInput } from './domain/contact-health.ts';
import { contactTimes } from './domain/contact-times.ts';
import { type ContactHealthDto } from './dto/contact-health.dto.ts';

const FIND = `SELECT ${historyColumns('$3')}
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;

const FIND_ALL = `SELECT c.id, ${historyColumns('$3')} FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[]) AND c.deleted_at IS NULL`;

/** Deleted ones too. */
const FIND_ANY = `SELECT c.id, ${historyColumns('$3')} FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[])`;

const STORE_ALL = `UPDATE rapport.contacts c
  SET cadence_days = $2, cadence_changes = n."cadenceChanges",
    last_interaction_at = n."lastInteractionAt", next_due_at = n."nextDueAt",
    planned_at = n."plannedAt", planned_types = n."plannedTypes",
    planned_due_at = n."plannedDueAt"
  FROM json_to_recordset($3) AS n(id uuid, "cadenceChanges" jsonb,
    "lastInteractionAt" timestamptz, "nextDueAt" timestamptz, "plannedAt" timestamptz[],
    "plannedTypes" text[], "plannedDueAt" timestamptz[])
  WHERE c.user_profile_id = $1 AND c.id = n.id`;

/** A contact, and the cadence that the user had set for it. */
interface CadenceBefore {
  id: string;
  cadenceDays: number | null;
}

/** How the relationship with a contact is kept, measured when someone asks. */
@Injectable()
export class HealthService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws {ContactNotFound} */
  async find(owner: string, contactId: string): Promise<ContactHealthDto> {
    return { contactId, ...contactHealth(await this.input(owner, contactId, this.clock.now())) };
  }

  /**
   * Sets how often the user wants to be in touch, in days; null goes back to what is observed. What
   * counted before goes on counting for the days before.
   * @throws {ContactNotFound}
   */
  async setCadence(
    owner: string,
    contactId: string,
    days: number | null,
  ): Promise<ContactHealthDto> {
    const { health } = await this.changing(owner, contactId, async (now) => {
      const { cadenceChanges } = withCadence(await this.input(owner, contactId, now), days);
      await this.database.entities.update(
        ContactEntity,
        { userProfileId: owner, id: contactId },
        {
          cadenceDays: days,
          cadenceChanges: cadenceChanges.map(({ setAt, daysBefore }) => ({
            setAt: setAt.toISOString(),
            daysBefore,
          })),
        },
      );
    });
    return health;
  }

  /**
   * Sets the cadence of several contacts as `setCadence` does, in a few statements; those that are not
   * there are passed over.
   * @param ids contacts that the surrounding transaction has locked
   * @returns the contacts that had another cadence, each with the one it had
   */
  async setCadences(owner: string, ids: string[], days: number | null): Promise<CadenceBefore[]> {
    const now = this.clock.now();
    const rows = await this.database.rows<ContactHistoryRow & { id: string }>(FIND_ALL, [
      owner,
      ids,
      now,
    ]);
    const others = rows.filter(({ cadenceDays }) => cadenceDays !== days);
    const changed = others.map((row) => {
      const input = withCadence(healthInput(row, now), days);
      return { id: row.id, cadenceChanges: input.cadenceChanges, ...storedTimes(input) };
    });
    await this.database.rows(STORE_ALL, [owner, days, JSON.stringify(changed)]);
    return others.map(({ id, cadenceDays }) => ({ id, cadenceDays }));
  }

  /**
   * Runs a `change` of what health depends on, while no one else changes the contact, and brings
   * the times that lists show and sort by up to date; all or nothing. The contact's own update time
   * and version stay: nothing was edited.
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
      await this.storeTimes(owner, contactId, input);
      return { result, health: { contactId, ...contactHealth(input) } };
    });
  }

  /**
   * Stores what follows from the histories of contacts again. Deleted contacts are restored as they are
   * stored, so a change of their history that is not theirs alone calls this.
   */
  async storeAgain(owner: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const now = this.clock.now();
    const facts = [owner, ids, now];
    const rows = await this.database.rows<ContactHistoryRow & { id: string }>(FIND_ANY, facts);
    for (const { id, ...row } of rows) await this.storeTimes(owner, id, healthInput(row, now));
  }

  private async input(owner: string, contactId: string, now: Date): Promise<HealthInput> {
    const [row] = await this.database.rows<ContactHistoryRow>(FIND, [owner, contactId, now]);
    if (!row) throw new ContactNotFound();
    return healthInput(row, now);
  }

  private async storeTimes(owner: string, contactId: string, input: HealthInput): Promise<void> {
    const contact = { userProfileId: owner, id: contactId };
    await this.database.entities.update(ContactEntity, contact, storedTimes(input));
  }
}

/** What health depends on, once the cadence is set to `days` at the time of the input. */
function withCadence(before: HealthInput, days: number | null): HealthInput {
  const cadenceChanges = withCadenceChange(before.cadenceChanges, {
    before: contactHealth(before).cadenceDays,
    after: contactHealth({ ...before, cadenceDays: days }).cadenceDays,
    now: before.now,
  });
  return { ...before, cadenceDays: days, cadenceChanges };
}

/** The times that follow from the input, as the columns of a contact hold them. */
function storedTimes(input: HealthInput) {
  const { plannedAt, plannedTypes, plannedDueAt, ...times } = contactTimes(input);
  return plannedAt.length > 0
    ? { ...times, plannedAt, plannedTypes, plannedDueAt }
    : { ...times, plannedAt: null, plannedTypes: null, plannedDueAt: null };
}
