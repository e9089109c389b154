import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../clock.ts';
import { BuiltIndex } from '../database/built-index.ts';
import { Database } from '../database/database.ts';
import { ofOneUser } from '../database/sql.ts';
import { JsonText, Page } from '../http/json-text.ts';
import { PhotoFetcher } from '../photos/photo-fetcher.ts';
import { PhotoStore } from '../photos/photo-store.ts';
import { AuthenticationRequired } from '../auth/auth-errors.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { addContactSql } from './add-contact-sql.ts';
import { changedContact, newContact, type NewContact } from './contact-columns.ts';
import { ContactChanged, ContactNotFound } from './contact-errors.ts';
import { type AskedList, estimatedCount, LongLists, totalOfList } from './contact-count.ts';
import { contactListSql } from './contact-list-sql.ts';
import { type ContactPageRow } from './contact-page-sql.ts';
import { contactJson } from './contact-projection.ts';
import { ContactEntity } from './contact.entity.ts';
import { DUE_SPANS } from './due-keys-sql.ts';
import { withMatchedPhones } from './matched-phones.ts';
import { withMatchedTexts } from './matched-texts.ts';
import { isNotMerged } from './merged-sql.ts';
import { encodeCursor } from './domain/cursor.ts';
import { restorableSince } from './domain/deletion.ts';
import { ownCustomValues } from './own-custom-values.ts';
import { MOVED_TO } from './moved-sql.ts';
import { ifMatchAllows } from './domain/if-match.ts';
import { type ContactListQuery } from './dto/contact-list.query.ts';
import { searchedLabels, searchSources } from './search-sources.ts';
import { wholeListSql } from './whole-list-sql.ts';
import { type ContactDto, type ContactSummaryDto, MATCHED_PAGE } from './dto/contact.dto.ts';
import { type CreateContactDto } from './dto/create-contact.dto.ts';
import { type UpdateContactDto } from './dto/update-contact.dto.ts';

const FIND =
  ofOneUser(`SELECT (${contactJson('$3')})::text AS json, c.version AS version FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`);

/** A merged contact is restored by undoing its merge. */
const RESTORE = `UPDATE rapport.contacts c SET deleted_at = NULL
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at > $3 AND ${isNotMerged('c')}`;

/** Contacts. Every method takes the owner first and touches only their rows. */
@Injectable()
export class ContactsService {
  private readonly longLists = new LongLists();
  private readonly dueSpans: BuiltIndex;

  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
    private readonly photos: PhotoStore,
    private readonly fetcher: PhotoFetcher,
  ) {
    this.dueSpans = new BuiltIndex(database, DUE_SPANS);
  }

  async list(owner: string, query: ContactListQuery): Promise<Page<ContactSummaryDto>> {
    const sources = await searchSources(this.database, owner, query);
    const list = { owner, query, now: this.clock.now(), sources };
    const [page, early] = await Promise.all([
      this.pageOf(list),
      this.longLists.isExpected(list) ? estimatedCount(this.database, list) : null,
    ]);
    const { more, key, id } = page;
    const phones = await withMatchedPhones(this.database, owner, page.items, {
      q: query.q,
      sources,
    });
    const isShort = query.limit <= MATCHED_PAGE;
    const items = isShort ? await withMatchedTexts(this.database, owner, phones, query.q) : phones;
    const next =
      more && key !== null && id !== null ? encodeCursor({ sort: query.sort, key, id }) : null;
    this.fetcher.wakeSometimes(owner);
    const total = await totalOfList(this.database, list, page.total, early);
    this.longLists.remember(list, total);
    return new Page(items, next, total);
  }

  /** @throws {ContactNotFound} */
  async find(owner: string, id: string): Promise<JsonText<ContactDto>> {
    const [row] = await this.database.keptRows<{ json: string; version: number }>(FIND, [
      owner,
      id,
      this.clock.now(),
    ]);
    if (row) return new JsonText(row.json, row.version);
    const [moved] = await this.database.rows<{ id: string }>(MOVED_TO, [owner, id]);
    throw new ContactNotFound(moved?.id);
  }

  /**
   * @throws {CustomFieldNotFound}
   * @throws {CustomValuesInvalid}
   */
  create(owner: string, body: CreateContactDto): Promise<JsonText<ContactDto>> {
    if (Object.keys(body.customValues ?? {}).length === 0) return this.created(owner, body);
    // The fields stay locked until the contact has its values.
    return this.database.transaction(async () => {
      await this.profiles.ensure(owner, this.clock.now());
      return this.created(owner, body);
    });
  }

  private async created(owner: string, body: CreateContactDto): Promise<JsonText<ContactDto>> {
    const contact = newContact(owner, await this.checked(owner, body), this.clock.now());
    return (
      (await this.inserted(contact)) ??
      this.database.transaction(async () => {
        await this.profiles.ensure(owner, this.clock.now());
        const added = await this.inserted(contact);
        if (added === null) throw new AuthenticationRequired();
        return added;
      })
    );
  }

  /**
   * Adds a contact in the surrounding transaction. It returns only the ID because an import adds thousands of
   * contacts, and reading one takes longer than writing it.
   * @param owner a user with a profile
   * @returns the ID of the contact, which has version 1
   * @throws {CustomFieldNotFound}
   * @throws {CustomValuesInvalid}
   */
  async add(owner: string, body: CreateContactDto): Promise<string> {
    const contact = newContact(owner, await this.checked(owner, body), this.clock.now());
    await this.database.entities.insert(ContactEntity, contact);
    return contact.id;
  }

  /**
   * Changes the fields in `change`.
   * @param ifMatch the `If-Match` header; without one the last change wins
   * @throws {ContactNotFound}
   * @throws {ContactChanged} if the contact has another version by now
   * @throws {CustomFieldNotFound}
   * @throws {CustomValuesInvalid}
   */
  async update(
    owner: string,
    id: string,
    change: UpdateContactDto,
    ifMatch?: string,
  ): Promise<JsonText<ContactDto>> {
    const answer = await this.database.transaction(async () => {
      const contact = await this.locked(owner, id);
      if (ifMatch !== undefined && !ifMatchAllows(ifMatch, contact.version)) {
        throw new ContactChanged();
      }
      const given = await this.checked(owner, change);
      const changed = changedContact(contact, given, this.clock.now());
      await this.database.entities.update(ContactEntity, { userProfileId: owner, id }, changed);
      if (changed.photoUrl !== contact.photoUrl) await this.photos.forget(owner, id);
      if (changed.photoKey !== contact.photoKey) await this.photos.forgetGiven(owner, id);
      return this.find(owner, id);
    });
    if (typeof change.photoUrl === 'string') this.fetcher.wake(owner);
    return answer;
  }

  /**
   * Hides a contact and all its data immediately. It can be restored for thirty days.
   * @throws {ContactNotFound}
   */
  remove(owner: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const present = { userProfileId: owner, id, deletedAt: IsNull() };
      const deletion = { deletedAt: this.clock.now() };
      const { affected } = await this.database.entities.update(ContactEntity, present, deletion);
      if (affected === 0) throw new ContactNotFound();
    });
  }

  /**
   * Restores a deleted contact. A contact that isn't deleted stays unchanged, because a client may repeat the call.
   * @throws {ContactNotFound}
   */
  restore(owner: string, id: string): Promise<JsonText<ContactDto>> {
    return this.database.transaction(async () => {
      await this.database.rows(RESTORE, [owner, id, restorableSince(this.clock.now())]);
      return this.find(owner, id);
    });
  }

  private async pageOf({ owner, query, now, sources }: AskedList): Promise<ContactPageRow> {
    const whole = wholeListSql(owner, query, now);
    if (whole !== null) {
      return onlyRow(await this.database.keptRows<ContactPageRow>(whole.text, whole.values));
    }
    const hasSpans =
      (query.due !== undefined || query.dueWithinDays !== undefined) &&
      (await this.dueSpans.isThere());
    const { text, values } = contactListSql(owner, query, now, sources, hasSpans);
    return onlyRow(await this.database.rows<ContactPageRow>(text, values));
  }

  /** Adds a contact for a user with a profile; without a profile, returns null and writes nothing. */
  private async inserted(contact: NewContact): Promise<JsonText<ContactDto> | null> {
    const { text, values } = addContactSql(contact);
    const [row] = await this.database.keptRows<{ json: string; version: number }>(text, values);
    return row ? new JsonText(row.json, row.version) : null;
  }

  /** Returns a body with the labels of the owner only, and with the custom values as they're stored. */
  private async checked<Body extends UpdateContactDto>(owner: string, body: Body): Promise<Body> {
    const labelIds = await this.own(owner, body.labelIds);
    const values = await ownCustomValues(this.database, owner, body.customValues);
    return { ...body, ...labelIds, ...values };
  }

  /** Returns those of `labelIds` that are labels of the owner; an empty object if none are given. */
  private async own(
    owner: string,
    labelIds: readonly string[] | null | undefined,
  ): Promise<{ labelIds?: string[] }> {
    if (labelIds === undefined) return {};
    if (labelIds === null || labelIds.length === 0) return { labelIds: [] };
    const ids = new Set((await searchedLabels(this.database, owner)).map(({ id }) => id));
    return { labelIds: labelIds.map((id) => id.toLowerCase()).filter((id) => ids.has(id)) };
  }

  /** Returns the contact, locked until the transaction ends. */
  private async locked(owner: string, id: string): Promise<ContactEntity> {
    const contact = await this.database.entities.findOne(ContactEntity, {
      where: { userProfileId: owner, id, deletedAt: IsNull() },
      lock: { mode: 'for_no_key_update' },
    });
    if (!contact) throw new ContactNotFound();
    return contact;
  }
}

function onlyRow(rows: readonly ContactPageRow[]): ContactPageRow {
  const [row] = rows;
  if (row === undefined) throw new Error('The statement of a list gave no row.');
  return row;
}
