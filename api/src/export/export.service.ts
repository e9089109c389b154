import { Injectable } from '@nestjs/common';
import { ADDRESS_BOOKS } from '../address-books/address-book-sql.ts';
import { WEBHOOKS } from '../webhooks/webhook-sql.ts';
import { ACCESS_TOKENS } from '../access-tokens/access-token-sql.ts';
import { FIND_PUSH } from '../push/push-sql.ts';
import { type User } from '../auth/user.ts';
import { FIND_FEED } from '../calendars/calendar-feed.service.ts';
import { CALENDARS } from '../calendars/calendar-store.ts';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { LABEL_FIELDS } from '../contacts/contact-labels-sql.ts';
import { CUSTOM_FIELDS_JSON } from '../contacts/custom-fields-sql.ts';
import { Database } from '../database/database.ts';
import { jsonObject } from '../database/sql.ts';
import { LIST_IMPORTS } from '../imports/import-sql.ts';
import { EXPORTED_DIGEST } from '../digest/digest-sql.ts';
import { JsonFile } from '../http/json-text.ts';
import { SAVED_VIEWS } from '../saved-views/saved-view-sql.ts';
import { GIVEN_PHOTO } from '../photos/photo-path.ts';
import { contactExportJson, NOT_SAME_JSON } from './export-projection.ts';
import { USER_JSON } from './user-projection.ts';
import { questionsNamedIn, tipsNamedIn } from './named-texts.ts';
import { type ExportedDataDto, type ExportedPersonDto } from './dto/exported-data.dto.ts';

const VERSION: ExportedDataDto['exportVersion'] = '1';

/** Contacts per statement, small enough to stay well within the statement timeout. */
const BATCH = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const PERSON = `SELECT ${USER_JSON}::text AS json
  FROM (SELECT $1::uuid AS id, $2::text AS email, $3::json AS metadata) caller
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = caller.id`;

const CONTACTS = `SELECT c.id, ${contactExportJson('$3')}::text AS json FROM (
    SELECT * FROM rapport.contacts
    WHERE user_profile_id = $1 AND id > $2 AND deleted_at IS NULL ORDER BY id LIMIT ${BATCH}
  ) c ORDER BY c.id`;

const NOT_SAME = `SELECT COALESCE(json_agg(${NOT_SAME_JSON}
    ORDER BY d.dismissed_at, d.contact_id, d.other_id), '[]')::text AS json
  FROM rapport.duplicate_dismissals d WHERE d.user_profile_id = $1 AND NOT EXISTS (
    SELECT FROM rapport.contacts c WHERE c.user_profile_id = d.user_profile_id
      AND c.id IN (d.contact_id, d.other_id) AND c.deleted_at IS NOT NULL)`;

const LABELS = `SELECT COALESCE(json_agg(${jsonObject(LABEL_FIELDS)} ORDER BY l.sort_name), '[]')::text
    AS json FROM rapport.labels l WHERE l.user_profile_id = $1`;

const CONTACT = `SELECT ${contactExportJson('$3')}::text AS json,
    COALESCE(${GIVEN_PHOTO}, (SELECT 'data:image/webp;base64,' || encode(f.bytes, 'base64')
      FROM rapport.photos f
      WHERE f.user_profile_id = c.user_profile_id AND f.id = c.id)) AS photo
  FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;

@Injectable()
export class ExportService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns everything that's stored about a user, as a consistent snapshot.
   * @param metadata the auth service's data about the user, from their token; null if it has none
   */
  export(user: User, metadata: object | null): Promise<JsonFile<ExportedDataDto>> {
    return this.database.snapshot(async () => {
      const now = this.clock.now().toISOString();
      const caller = [user.id, user.email, metadata && JSON.stringify(metadata)];
      const [person] = await this.database.rows<{ json: string }>(PERSON, caller);
      const contacts = await this.contacts(user.id, now);
      const [notSame] = await this.database.rows<{ json: string }>(NOT_SAME, [user.id]);
      const [labels] = await this.database.rows<{ json: string }>(LABELS, [user.id]);
      const [customFields] = await this.database.rows<{ json: string }>(CUSTOM_FIELDS_JSON, [
        user.id,
      ]);
      const [views] = await this.database.rows<{ json: string }>(SAVED_VIEWS, [user.id]);
      const imports = await this.database.rows<{ json: string }>(LIST_IMPORTS, [user.id]);
      const [digest] = await this.database.rows<{ json: string }>(EXPORTED_DIGEST, [user.id]);
      const [calendars] = await this.database.rows<{ json: string }>(CALENDARS, [user.id]);
      const [tokens] = await this.database.rows<{ json: string }>(ACCESS_TOKENS, [user.id]);
      const [webhooks] = await this.database.rows<{ json: string }>(WEBHOOKS, [user.id]);
      const [push] = await this.database.rows<{ json: string }>(FIND_PUSH, [user.id]);
      const [books] = await this.database.rows<{ json: string }>(ADDRESS_BOOKS, [user.id, now]);
      const [feed] = await this.database.rows<{ json: string }>(FIND_FEED, [user.id]);
      const fields = [
        `"exportVersion":${JSON.stringify(VERSION)}`,
        `"exportedAt":${JSON.stringify(now)}`,
        `"user":${person?.json ?? 'null'}`,
        `"contacts":[${contacts.join(',\n')}]`,
        `"notSame":${notSame?.json ?? '[]'}`,
        `"labels":${labels?.json ?? '[]'}`,
        `"customFields":${customFields?.json ?? '[]'}`,
        `"savedViews":${views?.json ?? '[]'}`,
        `"imports":[${imports.map(({ json }) => json).join(',')}]`,
        `"digest":${digest?.json ?? 'null'}`,
        `"calendars":${calendars?.json ?? '[]'}`,
        `"calendarFeed":${feed?.json ?? 'null'}`,
        `"accessTokens":${tokens?.json ?? '[]'}`,
        `"webhooks":${webhooks?.json ?? '[]'}`,
        `"reminders":${push?.json ?? 'null'}`,
        `"addressBooks":${books?.json ?? '[]'}`,
      ];
      const name = `rapport-export-${now.slice(0, 'YYYY-MM-DD'.length)}.json`;
      return new JsonFile(`{${fields.join(',\n')}}\n`, name);
    });
  }

  /**
   * Returns everything that's stored about one contact.
   * @throws {ContactNotFound}
   */
  async exportPerson(owner: string, contactId: string): Promise<JsonFile<ExportedPersonDto>> {
    const now = this.clock.now().toISOString();
    const [row] = await this.database.rows<{ json: string; photo: string | null }>(CONTACT, [
      owner,
      contactId,
      now,
    ]);
    if (!row) throw new ContactNotFound();
    // Postgres breaks long base64 into lines.
    const photo = row.photo?.replaceAll('\n', '') ?? null;
    const fields = [
      `"exportVersion":${JSON.stringify(VERSION)}`,
      `"exportedAt":${JSON.stringify(now)}`,
      `"contact":${row.json}`,
      `"photo":${JSON.stringify(photo)}`,
      `"questions":${JSON.stringify(questionsNamedIn(row.json))}`,
      `"tips":${JSON.stringify(tipsNamedIn(row.json))}`,
    ];
    // The person's name isn't part of the file name, which appears in download lists.
    const name = `rapport-contact-${now.slice(0, 'YYYY-MM-DD'.length)}.json`;
    return new JsonFile(`{${fields.join(',\n')}}\n`, name);
  }

  /** IDs are UUID v7, so their order is the order in which the contacts were added. */
  private async contacts(owner: string, now: string): Promise<string[]> {
    const texts: string[] = [];
    let batch: { id: string; json: string }[] = [];
    do {
      const after = batch.at(-1)?.id ?? BEFORE_ALL;
      batch = await this.database.rows<{ id: string; json: string }>(CONTACTS, [owner, after, now]);
      texts.push(...batch.map(({ json }) => json));
    } while (batch.length === BATCH);
    return texts;
  }
}
