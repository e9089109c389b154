import { Injectable } from '@nestjs/common';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { Database } from '../database/database.ts';
import { DavFailed } from '../dav/dav-failure.ts';
import { AddressBookQueue } from './address-book-queue.ts';
import { photoMark } from './card-photo.ts';
import { CardStore, type DirtyCard, type LinkQuestion } from './card-store.ts';
import { ContactSides } from './contact-side.ts';
import { type CardField, type CardFields } from './domain/card-fields.ts';
import { type CardLine, cardLines, cardText } from './domain/card-lines.ts';
import { changedFields, mergeFields, type Pair } from './domain/merge-fields.ts';
import { type Choice } from './domain/merge-list.ts';
import { nextBase } from './domain/next-base.ts';
import { readCard } from './domain/read-card.ts';
import { shownField } from './domain/shown-field.ts';
import { type CardPhoto, newCard, writeCard } from './domain/write-card.ts';
import { type OpenedBook, placeOf } from './opened-book.ts';

const CARD_TYPE = 'text/vcard; charset=utf-8';

/** A card as it's on the server. */
export interface PresentCard {
  lines: readonly CardLine[];
  etag: string;
  uid: string | null;
}

/** A card whose contact is known. */
type LinkedCard = DirtyCard & { contactId: string };

/** Cards that have a contact: merges both, writes new cards, and deletes those of deleted contacts. */
@Injectable()
export class LinkedCards {
  constructor(
    private readonly database: Database,
    private readonly queue: AddressBookQueue,
    private readonly store: CardStore,
    private readonly contacts: ContactSides,
  ) {}

  /**
   * Merges a contact and its card. The card is written first: if the process dies then, the next sync finds the
   * same change on both sides.
   */
  async merge(opened: OpenedBook, card: LinkedCard, present: PresentCard): Promise<void> {
    const { book } = opened;
    const place = placeOf(opened, card.collectionId);
    const was = await this.contactOf(opened, card);
    if (was === null || place === null) return;
    const { fields, unread } = readCard(present.lines);
    const picture = fields.photo;
    const now: Pair = { contact: was.fields, card: { ...fields, photo: photoMark(picture) } };
    const open = openFields(card);
    const merged = mergeFields(card.base, now, { open, unread: new Set(unread.keys()) });
    const outgoing = changedFields(merged.card, now.card);
    let written: { etag: string; fields: CardFields } | null = null;
    if (place.mayWrite && outgoing.length > 0) {
      const photo = await this.photoFor(opened, card, merged, now);
      const text = cardText(writeCard(present.lines, merged.card, photo));
      written = await this.put(opened, card, { text, was: { etag: present.etag } });
      if (written === null) return;
    }
    const cardSide = written?.fields ?? now.card;
    const takesPicture = merged.contact.photo !== was.fields.photo;
    await this.inClaim(opened, async () => {
      const stored = await this.contacts.change(book.owner, card.contactId, {
        was,
        fields: merged.contact,
        ...(takesPicture && { picture }),
      });
      // The contact changed in the meantime, so the card stays in the queue.
      if (stored === null) return;
      const base = nextBase({
        base: card.base,
        now: { contact: stored.fields, card: cardSide },
        conflicts: merged.conflicts,
        unsent: written === null ? outgoing : [],
      });
      await this.store.link(book, card.id, {
        contactId: card.contactId,
        version: stored.version,
        base,
        question: questionOf(merged.conflicts, now),
      });
      await this.store.settle(book, card.id, {
        state: 'linked',
        etag: written?.etag ?? present.etag,
        uid: present.uid,
        problem: stored.refused.length > 0 ? 'notTaken' : null,
        fields: stored.refused,
      });
    });
  }

  /** Writes the card of a contact that has none on the server. */
  async add(opened: OpenedBook, card: DirtyCard): Promise<void> {
    const { contactId } = card;
    const place = placeOf(opened, card.collectionId);
    if (contactId === null || place === null || !place.mayWrite) {
      return this.store.forget(opened.book, card.id);
    }
    const linked = { ...card, contactId };
    const contact = await this.contactOf(opened, linked);
    if (contact === null) return this.store.forget(opened.book, card.id);
    const base64 = await this.contacts.jpeg(opened.book.owner, contactId);
    const photo = base64 === null ? 'none' : { base64 };
    const lines = newCard(contactId, contact.fields, photo);
    const kept = contact.kept.flatMap((line) => cardLinesOf(line));
    lines.splice(-1, 0, ...kept);
    const text = cardText(lines);
    const written = await this.put(opened, linked, { text, was: 'new' });
    if (written === null) return;
    await this.inClaim(opened, async () => {
      const base = { contact: contact.fields, card: written.fields };
      const { version } = contact;
      await this.store.link(opened.book, card.id, { contactId, version, base, question: null });
      const settled = { state: 'linked', etag: written.etag, uid: contactId } as const;
      await this.store.settle(opened.book, card.id, settled);
    });
  }

  /** Deletes the card of a contact that was deleted here, unless it changed there since. */
  async deletedHere(opened: OpenedBook, card: DirtyCard, present: PresentCard): Promise<void> {
    const { book } = opened;
    const place = placeOf(opened, card.collectionId);
    if (place === null) return;
    const left = (problem: 'changedThere' | null) =>
      this.inClaim(opened, async () => {
        await this.store.unlink(book, card.id);
        await this.store.settle(book, card.id, { state: 'left', etag: present.etag, problem });
      });
    if (!place.mayWrite) return left(null);
    if (card.etag !== null && card.etag !== present.etag) return left('changedThere');
    try {
      await opened.client.remove(place.url, { href: card.href, etag: present.etag });
    } catch (error) {
      if (error instanceof DavFailed && error.failure === 'changed') return left('changedThere');
      throw error;
    }
    await this.store.forget(book, card.id);
  }

  /** Writes a card and reads it again; null if it changed there, so it stays in the queue, or was refused. */
  private async put(
    opened: OpenedBook,
    card: LinkedCard,
    { text, was }: { text: string; was: { etag: string } | 'new' },
  ): Promise<{ etag: string; fields: CardFields } | null> {
    const { client, book } = opened;
    const place = placeOf(opened, card.collectionId);
    if (place === null) return null;
    const { url } = place;
    const { href } = card;
    try {
      await client.write(url, href, { text, type: CARD_TYPE, was });
    } catch (error) {
      if (!(error instanceof DavFailed)) throw error;
      const { failure } = error;
      // A card that is there already was written by a process that died then: it's merged with its contact.
      if (failure === 'changed') {
        if (was === 'new') await this.store.found(book, card.id);
        else if (await this.isStill(opened, card, was.etag)) {
          await this.refused(book, card, 'refusedThere');
        }
        return null;
      }
      if (!['tooLarge', 'notDav', 'forbidden'].includes(failure)) throw error;
      await this.refused(book, card, failure === 'tooLarge' ? 'tooLarge' : 'refusedThere');
      return null;
    }
    const [content] = await client.contents(url, [href], 'addressbook');
    const lines = content?.text == null ? null : cardLines(content.text);
    if (content === undefined || lines === null) return null;
    const { fields } = readCard(lines);
    return { etag: content.etag, fields: { ...fields, photo: photoMark(fields.photo) } };
  }

  /** Returns whether a server that refuses a change of a card still has it as it was: it isn't true to its ETags. */
  private async isStill(opened: OpenedBook, card: LinkedCard, etag: string): Promise<boolean> {
    const place = placeOf(opened, card.collectionId);
    if (place === null) return false;
    const [content] = await opened.client.contents(place.url, [card.href], 'addressbook');
    return content?.etag === etag;
  }

  private refused(
    book: OpenedBook['book'],
    { id, etag }: LinkedCard,
    problem: 'tooLarge' | 'refusedThere',
  ): Promise<void> {
    return this.store.settle(book, id, { state: 'linked', etag, problem });
  }

  private async photoFor(
    { book }: OpenedBook,
    { contactId }: LinkedCard,
    merged: Pair,
    now: Pair,
  ): Promise<CardPhoto> {
    if (merged.card.photo === now.card.photo) return 'asItIs';
    const base64 = merged.card.photo && (await this.contacts.jpeg(book.owner, contactId));
    return base64 === null ? 'none' : { base64 };
  }

  private async contactOf({ book }: OpenedBook, { contactId }: LinkedCard) {
    try {
      return await this.contacts.find(book.owner, contactId);
    } catch (error) {
      if (error instanceof ContactNotFound) return null;
      throw error;
    }
  }

  private inClaim({ book }: OpenedBook, work: () => Promise<void>): Promise<void> {
    return this.database
      .transaction(async () => {
        await this.queue.hold(book);
        await work();
      })
      .catch((error: unknown) => {
        // The contact was removed at the same time; the next sync finds that.
        if (!(error instanceof ContactNotFound)) throw error;
      });
  }
}

/** Returns the open conflicts of a card, with the user's choices. */
function openFields({ question, decision }: DirtyCard): Map<CardField, Choice | null> {
  if (question?.kind !== 'conflict') return new Map();
  const choices = decision?.kind === 'choose' ? decision.fields : {};
  return new Map(question.fields.map(({ field }) => [field, choices[field] ?? null]));
}

function questionOf(conflicts: readonly CardField[], { contact, card }: Pair): LinkQuestion | null {
  if (conflicts.length === 0) return null;
  const fields = conflicts.map((field) => ({
    field,
    contact: shownField(contact, field),
    card: shownField(card, field),
  }));
  return { kind: 'conflict', fields };
}

/** Returns a kept line of an imported card as a line. */
function cardLinesOf(line: string): CardLine[] {
  return cardLines(`BEGIN:VCARD\r\n${line}\r\nEND:VCARD`)?.slice(1, -1) ?? [];
}
