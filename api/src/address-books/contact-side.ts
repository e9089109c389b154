import { Injectable } from '@nestjs/common';
import { ADDRESS_BOOK_LIMITS, LABEL_LIMITS } from '@rapport/contracts';
import { ContactsService } from '../contacts/contacts.service.ts';
import { ContactPhotoService } from '../contacts/contact-photo.service.ts';
import { lockContact } from '../contacts/lock-contact.ts';
import { fold } from '../contacts/domain/search-text.ts';
import { MOVED_TO } from '../contacts/moved-sql.ts';
import { type CreateContactDto } from '../contacts/dto/create-contact.dto.ts';
import { CadenceDefaultsService } from '../cadences/cadence-defaults.service.ts';
import { Database } from '../database/database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { checkedChange, checkedContact } from '../imports/row-contact.ts';
import { LabelsService } from '../labels/labels.service.ts';
import { GIVEN_PHOTO } from '../photos/photo-path.ts';
import { jpegOf } from '../photos/small-photo.ts';
import { pictureOf } from './card-photo.ts';
import { type CardField, type CardFields, NO_FIELDS } from './domain/card-fields.ts';
import { cardFieldOf, changeOf, fieldsOfContact } from './domain/contact-fields.ts';
import { changedFields } from './domain/merge-fields.ts';

const PHOTO_KEY = `SELECT c.photo_key AS key FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2`;
const PHOTO = `SELECT ${GIVEN_PHOTO} AS photo FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;
const STATE = `SELECT c.deleted_at IS NOT NULL AS deleted FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2`;
/** Whether something would be lost with the contact that isn't in its card. */
const DEPENDS = ['interactions', 'assessment_runs', 'assessment_responses', 'observations']
  .concat('commitments', 'stated_preferences')
  .map(
    (table) => `EXISTS (SELECT FROM rapport.${table} t
      WHERE t.user_profile_id = $1 AND t.contact_id = $2)`,
  )
  .join(' OR ');

/** A contact as a sync sees it. */
export interface ContactSide {
  fields: CardFields;
  version: number;
  /** Lines of imported cards that have no field. */
  kept: string[];
}

/** What was stored of the fields of a card. */
interface Written extends ContactSide {
  /** The fields that a contact can't have like this. */
  refused: CardField[];
}

/** Reads and writes contacts for the sync with their cards. Every method takes the owner first. */
@Injectable()
export class ContactSides {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsService,
    private readonly photos: ContactPhotoService,
    private readonly labels: LabelsService,
    private readonly cadences: CadenceDefaultsService,
  ) {}

  /** @throws {ContactNotFound} */
  async find(owner: string, id: string): Promise<ContactSide> {
    const answer = await this.contacts.find(owner, id);
    const [row] = await this.database.rows<{ key: string | null }>(PHOTO_KEY, [owner, id]);
    const contact = answer.parsed();
    const fields = fieldsOfContact(contact, row?.key ?? null);
    return { fields, version: answer.version ?? 0, kept: contact.kept };
  }

  /** Returns whether a contact is there, in the trash, or no more; if it was merged, into which one. */
  async stateOf(owner: string, id: string) {
    const [row] = await this.database.rows<{ deleted: boolean }>(STATE, [owner, id]);
    const [moved] = await this.database.rows<{ id: string }>(MOVED_TO, [owner, id]);
    const isThere = row !== undefined && !row.deleted;
    return { isThere, movedTo: isThere ? null : (moved?.id ?? null) };
  }

  /** Returns the uploaded photo as a JPEG in base64; null without one. */
  async jpeg(owner: string, id: string): Promise<string | null> {
    const [row] = await this.database.rows<{ photo: string | null }>(PHOTO, [owner, id]);
    if (row?.photo == null) return null;
    const jpeg = await jpegOf(row.photo);
    return jpeg.slice(jpeg.indexOf(',') + 1);
  }

  /** Returns whether there's more about a contact than what its card has. */
  async isMoreKnown(owner: string, id: string): Promise<boolean> {
    const [row] = await this.database.rows<{ more: boolean }>(`SELECT ${DEPENDS} AS more`, [
      owner,
      id,
    ]);
    return row?.more ?? false;
  }

  remove(owner: string, id: string): Promise<void> {
    return this.contacts.remove(owner, id);
  }

  /**
   * Adds a contact with the fields of a card, in the surrounding transaction; those that a contact can't have like
   * this are left out.
   * @returns null if it has no name that a contact can have
   */
  async add(
    owner: string,
    fields: CardFields,
    picture: string | null,
  ): Promise<(Written & { id: string }) | null> {
    let wanted = changedFields(fields, { ...NO_FIELDS });
    const refused: CardField[] = [];
    for (;;) {
      const change = changeOf(fields, wanted);
      const { contact, problems } = await checkedContact({ ...change });
      if (contact !== null) {
        const body: CreateContactDto = Object.assign(
          contact,
          await this.labelsOf(owner, fields.labels),
        );
        const id = await this.contacts.add(owner, body);
        await this.cadences.applyToNew(owner, [id]);
        if (picture !== null) await this.setPhoto(owner, id, picture);
        return { ...(await this.find(owner, id)), id, refused };
      }
      const found = problems.map(({ field }) => cardFieldOf(field));
      if (found.includes('name') || found.every((field) => !wanted.includes(field))) return null;
      refused.push(...found);
      wanted = wanted.filter((field) => !found.includes(field));
    }
  }

  /**
   * Changes a contact, in the surrounding transaction, unless it changed since it was read.
   * @param picture of the card; null for none, undefined to leave the photo
   * @returns null if it changed
   */
  async change(
    owner: string,
    id: string,
    { was, fields, picture }: { was: ContactSide; fields: CardFields; picture?: string | null },
  ): Promise<Written | null> {
    await lockContact(this.database, owner, id);
    const now = await this.find(owner, id);
    if (now.version !== was.version || now.fields.photo !== was.fields.photo) return null;
    let wanted = changedFields(fields, was.fields).filter((field) => field !== 'photo');
    const refused: CardField[] = [];
    while (wanted.length > 0) {
      const change = changeOf(fields, wanted);
      const { contact, problems } = await checkedChange({ ...change });
      if (contact !== null) {
        const labels = wanted.includes('labels') ? await this.labelsOf(owner, fields.labels) : {};
        await this.contacts.update(owner, id, Object.assign(contact, labels));
        break;
      }
      const found = new Set(problems.map(({ field }) => cardFieldOf(field)));
      const rest = wanted.filter((field) => !found.has(field));
      refused.push(...wanted.filter((field) => found.has(field)));
      if (rest.length === wanted.length) break;
      wanted = rest;
    }
    if (picture !== undefined) await this.setPhoto(owner, id, picture);
    return { ...(await this.find(owner, id)), refused };
  }

  private async setPhoto(owner: string, id: string, picture: string | null): Promise<void> {
    const bytes = picture === null ? null : pictureOf(picture);
    if (picture === null) await this.photos.remove(owner, id);
    if (bytes === null) return;
    try {
      await this.photos.set(owner, id, bytes);
    } catch (error) {
      // A picture that can't be read stays on the card.
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
    }
  }

  /** Returns the IDs of labels by name, and makes the missing ones as far as there's room. */
  private async labelsOf(owner: string, names: readonly string[]): Promise<{ labelIds: string[] }> {
    const all = (await this.labels.list(owner)).parsed();
    const byName = new Map(all.map(({ id, name }) => [fold(name), id]));
    const labelIds: string[] = [];
    for (const name of names.slice(0, LABEL_LIMITS.perContact)) {
      const known = byName.get(fold(name));
      const isFit = [...name].length <= LABEL_LIMITS.name;
      if (known !== undefined) labelIds.push(known);
      else if (isFit && byName.size < LABEL_LIMITS.perUser - ADDRESS_BOOK_LIMITS.labels) {
        const { id } = (await this.labels.create(owner, { name })).parsed();
        byName.set(fold(name), id);
        labelIds.push(id);
      }
    }
    return { labelIds };
  }
}
