import { Injectable } from '@nestjs/common';
import { CERTAIN_SIGNS, type CertainSign, isUuid } from '@rapport/contracts';
import { Database } from '../database/database.ts';
import { DuplicatesService } from '../duplicates/duplicates.service.ts';
import { AddressBookQueue } from './address-book-queue.ts';
import { photoMark } from './card-photo.ts';
import { CardStore, type DirtyCard } from './card-store.ts';
import { ContactSides } from './contact-side.ts';
import { type CardFields } from './domain/card-fields.ts';
import { readCard } from './domain/read-card.ts';
import { LinkedCards, type PresentCard } from './linked-cards.ts';
import { type OpenedBook } from './opened-book.ts';

interface Alike {
  contactIds: string[];
  sameBy: CertainSign[];
}

/** Cards without a contact: finds whom they may be, asks, or adds a contact. */
@Injectable()
export class NewCards {
  constructor(
    private readonly database: Database,
    private readonly queue: AddressBookQueue,
    private readonly store: CardStore,
    private readonly contacts: ContactSides,
    private readonly duplicates: DuplicatesService,
    private readonly linked: LinkedCards,
  ) {}

  /** Looks at a card without a contact. Nothing is merged without a look, except with a contact that it came from. */
  async look(opened: OpenedBook, card: DirtyCard, present: PresentCard): Promise<void> {
    const { book } = opened;
    const { decision } = card;
    const { etag, uid } = present;
    const { fields } = readCard(present.lines);
    if (decision?.kind === 'leave') {
      return this.store.settle(book, card.id, { state: 'left', etag, uid });
    }
    if (decision?.kind === 'same') {
      const { contactId } = decision;
      if (await this.isFree(opened, contactId)) {
        return this.linked.merge(opened, { ...card, contactId, base: null }, present);
      }
      const { isThere } = await this.contacts.stateOf(book.owner, contactId);
      // Another card of the same person was linked in the meantime.
      const left = { state: 'left', etag, uid, problem: 'mergedHere' } as const;
      if (isThere) return this.store.settle(book, card.id, left);
    }
    if (decision?.kind !== 'different') {
      if (await this.isOfKnownUid(opened, card, present)) return;
      const { contactIds, sameBy } = await this.alike(opened, fields);
      if (contactIds.length > 0) {
        const { name, organizationName, emails, phones } = fields;
        const found = {
          name: name.displayName,
          organizationName,
          emails: emails.map(({ value }) => value),
          phones: phones.map(({ value }) => value),
          sameBy,
          contactIds,
        };
        return this.store.settle(book, card.id, { state: 'match', etag, uid, found });
      }
    }
    await this.add(opened, card, present, fields);
  }

  /** Adds a contact for a card, in the transaction that links both. */
  private add(
    { book }: OpenedBook,
    card: DirtyCard,
    { etag, uid }: PresentCard,
    fields: CardFields,
  ): Promise<void> {
    return this.database.transaction(async () => {
      await this.queue.hold(book);
      const added = await this.contacts.add(book.owner, fields, fields.photo);
      if (added === null) {
        return this.store.settle(book, card.id, { state: 'new', etag, uid, problem: 'noName' });
      }
      const { id: contactId, version, refused } = added;
      const cardSide = { ...fields, photo: photoMark(fields.photo) };
      const base = { contact: added.fields, card: cardSide };
      await this.store.link(book, card.id, { contactId, version, base, question: null });
      const problem = refused.length > 0 ? 'notTaken' : null;
      await this.store.settle(book, card.id, {
        state: 'linked',
        etag,
        uid,
        problem,
        fields: refused,
      });
    });
  }

  /** A card that moved keeps its contact, and one that Rapport wrote belongs to the contact of its UID. */
  private async isOfKnownUid(
    opened: OpenedBook,
    card: DirtyCard,
    present: PresentCard,
  ): Promise<boolean> {
    const { book } = opened;
    const { uid } = present;
    if (uid === null) return false;
    const moved = await this.store.movedFrom(book, uid, card.id);
    if (moved !== null) {
      const { contactId, base } = moved;
      await this.database.transaction(async () => {
        await this.queue.hold(book);
        await this.store.forget(book, moved.id);
        await this.store.adopt(book, card.id, { contactId, base });
      });
      await this.linked.merge(opened, { ...card, contactId, base }, present);
      return true;
    }
    const isOurs = isUuid(uid) && (await this.isFree(opened, uid.toLowerCase()));
    if (!isOurs) return false;
    const contactId = uid.toLowerCase();
    await this.linked.merge(opened, { ...card, contactId, base: null }, present);
    return true;
  }

  private async isFree({ book }: OpenedBook, contactId: string): Promise<boolean> {
    const { isThere } = await this.contacts.stateOf(book.owner, contactId);
    return isThere && !(await this.store.linkedAmong(book, [contactId])).has(contactId);
  }

  /** Returns the contacts without a card that this card may be. */
  private async alike({ book }: OpenedBook, fields: CardFields): Promise<Alike> {
    const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);
    const person = {
      displayName: fields.name.displayName,
      organizationName: fields.organizationName,
      emails: values(fields.emails),
      phones: values(fields.phones),
      links: values(fields.links),
      countries: fields.addresses.flatMap(({ country }) => country ?? []),
    };
    const answer = await this.duplicates.matches(book.owner, { people: [person] });
    const matches = answer.parsed().matches.flat();
    const linked = await this.store.linkedAmong(
      book,
      matches.map(({ contact }) => contact.id),
    );
    const free = matches.filter(({ contact }) => !linked.has(contact.id));
    const [match] = free;
    const isCertain = free.length === 1 && match?.grade === 'same';
    return {
      contactIds: free.map(({ contact }) => contact.id),
      sameBy: isCertain ? CERTAIN_SIGNS.filter((sign) => match.reasons.includes(sign)) : [],
    };
  }
}
