import { Injectable } from '@nestjs/common';
import {
  contactCsvHead,
  contactCsvLine,
  type ContactInFile,
  contactVcard,
  type CustomField,
} from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { contactJson } from '../contacts/contact-projection.ts';
import { CUSTOM_FIELDS } from '../contacts/custom-fields-sql.ts';
import { Database } from '../database/database.ts';
import { TextFile } from '../http/json-text.ts';
import { type ContactDto } from '../contacts/dto/contact.dto.ts';
import { GIVEN_PHOTO } from '../photos/photo-path.ts';
import { jpegOf } from '../photos/small-photo.ts';
import { type RelationRow, RELATIONS_OF_CONTACT } from '../relations/relations-sql.ts';
import {
  STATED_OF_CONTACT,
  type StatedPreferenceRow,
} from '../stated-preferences/stated-preferences-sql.ts';

/** Contacts per statement and per chunk of the file. */
const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const CONTACTS = `SELECT ${contactJson('$4')} AS contact, c.cadence_days AS "cadenceDays",
    CASE WHEN $5 THEN ${GIVEN_PHOTO} END AS photo,
    ${STATED_OF_CONTACT} AS stated, ${RELATIONS_OF_CONTACT} AS relations
  FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id > $2 AND c.deleted_at IS NULL
    AND ($3::uuid[] IS NULL OR c.id = ANY($3::uuid[]))
  ORDER BY c.id LIMIT ${BATCH}`;

interface ContactRow {
  contact: ContactDto;
  cadenceDays: number | null;
  /** A WebP as a `data:` address; null without a photo, and in formats without photos. */
  photo: string | null;
  /** Newest first. */
  stated: StatedPreferenceRow[];
  relations: RelationRow[];
}

/** How each format writes the beginning of the file and one contact. */
const FORMATS = {
  csv: { type: 'text/csv', head: contactCsvHead, contact: contactCsvLine },
  vcf: { type: 'text/vcard', head: () => '', contact: contactVcard },
} as const;

type Format = keyof typeof FORMATS;

/** Exports contacts as files for other programs. */
@Injectable()
export class ContactFilesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns all contacts, or those with `ids`, in the order in which they were added. Unknown IDs are skipped. The
   * first batch is read before this returns, so an unavailable database gives an error instead of a partial file.
   */
  async file(owner: string, format: Format, ids: readonly string[] | undefined): Promise<TextFile> {
    const fields = await this.database.rows<CustomField>(CUSTOM_FIELDS, [owner]);
    const first = await this.batch(owner, format, ids, BEFORE_ALL);
    const day = this.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
    const name = `rapport-contacts-${day}.${format}`;
    const pieces = this.database.later(this.pieces(owner, format, ids, { first, fields }));
    return new TextFile(FORMATS[format].type, name, pieces);
  }

  private async *pieces(
    owner: string,
    format: Format,
    ids: readonly string[] | undefined,
    { first, fields }: { first: readonly ContactInFile[]; fields: readonly CustomField[] },
  ): AsyncGenerator<string> {
    const { head, contact } = FORMATS[format];
    yield head(fields);
    let batch = first;
    while (batch.length > 0) {
      yield batch.map((each) => contact(each, fields)).join('');
      const last = batch.at(-1);
      if (batch.length < BATCH || !last) return;
      batch = await this.batch(owner, format, ids, last.id);
    }
  }

  private async batch(
    owner: string,
    format: Format,
    ids: readonly string[] | undefined,
    after: string,
  ): Promise<ContactInFile[]> {
    const rows = await this.database.rows<ContactRow>(CONTACTS, [
      ...[owner, after, ids ?? null],
      this.clock.now(),
      format === 'vcf',
    ]);
    return Promise.all(
      rows.map(async ({ contact, cadenceDays, photo, stated, relations }) => ({
        ...contact,
        cadenceDays,
        statedPreferences: stated
          .map(({ kind, text, learnedOn, value }) => ({ ...value, kind, text, learnedOn }))
          .reverse(),
        relations: relations.map(({ other, kind, words, reverseWords }) => ({
          ...{ kind, words, reverseWords },
          ...{ otherId: other.id, otherName: other.displayName },
        })),
        photo: photo === null ? null : await jpegOf(photo),
      })),
    );
  }
}
