import { Injectable } from '@nestjs/common';
import { type ContactHealth } from '@rapport/contracts';
import { type EntityManager } from 'typeorm';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { ContactEntity } from '../contacts/contact.entity.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { Database } from '../database/database.ts';
import { HISTORY_JSON, type HistoryRow, pastInteractions } from './contact-history.ts';
import { contactHealth } from './domain/contact-health.ts';

interface Row {
  cadenceDays: number | null;
  history: HistoryRow[];
}

const FIND = `SELECT c.cadence_days AS "cadenceDays", ${HISTORY_JSON} AS history
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
    const [row] = await this.database.rows<Row>(FIND, [owner, contactId]);
    if (!row) throw new ContactNotFound();
    const { history, cadenceDays } = row;
    const interactions = pastInteractions(history);
    const reading = contactHealth({ interactions, cadenceDays, now: this.clock.now() });
    return { contactId, ...reading };
  }

  /**
   * Sets how often the user wants to be in touch, in days; null goes back to what is observed.
   * @throws {ContactNotFound}
   */
  async setCadence(owner: string, contactId: string, days: number | null): Promise<ContactHealth> {
    const { health } = await this.changing(owner, contactId, (manager) =>
      manager.update(ContactEntity, { userProfileId: owner, id: contactId }, { cadenceDays: days }),
    );
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
    change: (manager: EntityManager) => Promise<T>,
  ): Promise<{ result: T; health: ContactHealth }> {
    return this.database.transaction(async (manager) => {
      await lockContact(this.database, owner, contactId);
      const result = await change(manager);
      const health = await this.find(owner, contactId);
      await manager.update(
        ContactEntity,
        { userProfileId: owner, id: contactId },
        {
          lastInteractionAt: dateOf(health.lastInteractionAt),
          nextDueAt: dateOf(health.nextDueAt),
        },
      );
      return { result, health };
    });
  }
}

function dateOf(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
