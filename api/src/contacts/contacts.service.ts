import { Injectable } from '@nestjs/common';
import { type Contact, type ContactSummary, type CreateContact } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { JsonText, Page } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { ContactNotFound } from './contact-errors.ts';
import { type ContactRow, contactListSql } from './contact-list-sql.ts';
import { CONTACT_JSON } from './contact-projection.ts';
import { ContactEntity } from './contact.entity.ts';
import { encodeCursor } from './domain/cursor.ts';
import { type ContactListQuery } from './dto/contact-list.query.ts';
import { newContact } from './new-contact.ts';

const FIND = `SELECT ${CONTACT_JSON}::text AS json, c.version AS version FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;

/** The contacts of one user. Every method is told whose. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  async list(owner: string, query: ContactListQuery): Promise<Page<ContactSummary>> {
    const { text, values } = contactListSql(owner, query, this.clock.now());
    const rows = await this.database.rows<ContactRow>(text, values);
    const page = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? page.at(-1) : undefined;
    const next =
      last && last.key !== null && last.id !== null
        ? encodeCursor({ sort: query.sort, key: last.key, id: last.id })
        : null;
    const items = page.map(({ item }) => item).filter((item) => item !== null);
    return new Page(items, next, rows[0]?.total ?? null);
  }

  /** @throws {ContactNotFound} */
  async find(owner: string, id: string): Promise<JsonText<Contact>> {
    const [row] = await this.database.rows<{ json: string; version: number }>(FIND, [owner, id]);
    if (!row) throw new ContactNotFound();
    return new JsonText(row.json, row.version);
  }

  create(owner: string, body: CreateContact): Promise<JsonText<Contact>> {
    return this.database.transaction(async (manager) => {
      const now = this.clock.now();
      await this.profiles.ensure(owner, now);
      const contact = newContact(owner, body, now);
      await manager.insert(ContactEntity, contact);
      return this.find(owner, contact.id);
    });
  }
}
