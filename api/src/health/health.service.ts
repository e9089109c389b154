import { Injectable } from '@nestjs/common';
import { type ContactHealth } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { ContactEntity } from '../contacts/contact.entity.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { type ContactHistoryRow, healthInput, historyColumns } from './contact-history.ts';
import { withCadenceChange } from './domain/cadence-changes.ts';
import { contactHealth, type HealthInput } from './domain/contact-health.ts';
import { contactTimes } from './domain/contact-times.ts';

const FIND = `SELECT ${historyColumns('$3')}
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;

/** How the relationship with a contact is kept, measured when somebody asks. */
@Injectable()
export class HealthService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws {ContactNotFound} */
  async find(owner: string, contactId: string): Promise<ContactHealth> {
    return { contactId, ...contactHealth(await this.input(owner, contactId, this.clock.now())) };
  }

  /**
   * Sets how often the user wants to be in touch, in days; null goes back to what is observed. What
   * counted before goes on counting for the days before.
   * @throws {ContactNotFound}
   */
  async setCadence(owner: string, contactId: string, days: number | null): Promise<ContactHealth> {
    const { health } = await this.changing(owner, contactId, async (now) => {
      const before = await this.input(owner, contactId, now);
      const cadenceChanges = withCadenceChange(before.cadenceChanges, {
        before: contactHealth(before).cadenceDays,
        after: contactHealth({ ...before, cadenceDays: days }).cadenceDays,
        now,
      });
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
   * Runs a `change` of what health depends on, while nobody else changes the contact, and brings
   * the times that lists show and sort by up to date; all or nothing. The contact's own update time
   * and version stay: nothing was edited.
   * @throws {ContactNotFound}
   */
  changing<T>(
    owner: string,
    contactId: string,
    change: (now: Date) => Promise<T>,
  ): Promise<{ result: T; health: ContactHealth }> {
    return this.database.transaction(async () => {
      await lockContact(this.database, owner, contactId);
      const now = this.clock.now();
      const result = await change(now);
      const input = await this.input(owner, contactId, now);
      await this.storeTimes(owner, contactId, input);
      return { result, health: { contactId, ...contactHealth(input) } };
    });
  }

  private async input(owner: string, contactId: string, now: Date): Promise<HealthInput> {
    const [row] = await this.database.rows<ContactHistoryRow>(FIND, [owner, contactId, now]);
    if (!row) throw new ContactNotFound();
    return healthInput(row, now);
  }

  private async storeTimes(owner: string, contactId: string, input: HealthInput): Promise<void> {
    const { plannedAt, plannedTypes, plannedDueAt, ...times } = contactTimes(input);
    const planned =
      plannedAt.length > 0
        ? { plannedAt, plannedTypes, plannedDueAt }
        : { plannedAt: null, plannedTypes: null, plannedDueAt: null };
    const contact = { userProfileId: owner, id: contactId };
    await this.database.entities.update(ContactEntity, contact, { ...times, ...planned });
  }
}
