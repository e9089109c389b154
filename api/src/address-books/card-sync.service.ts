import { Injectable, Logger } from '@nestjs/common';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { Database } from '../database/database.ts';
import { type DavContent } from '../dav/dav-client.ts';
import { DavFailed } from '../dav/dav-failure.ts';
import { AddressBookQueue, ClaimLost } from './address-book-queue.ts';
import { CardStore, type DirtyCard } from './card-store.ts';
import { ContactSides } from './contact-side.ts';
import { type CardLine, cardLines, isGroupCard, textOf } from './domain/card-lines.ts';
import { LinkedCards } from './linked-cards.ts';
import { NewCards } from './new-cards.ts';
import { type OpenedBook, placeOf } from './opened-book.ts';

/** Brings cards and contacts in step, one by one. Each is settled in the transaction that writes its contact. */
@Injectable()
export class CardSyncService {
  private readonly logger = new Logger(CardSyncService.name);

  constructor(
    private readonly database: Database,
    private readonly queue: AddressBookQueue,
    private readonly store: CardStore,
    private readonly contacts: ContactSides,
    private readonly linked: LinkedCards,
    private readonly unknown: NewCards,
  ) {}

  /** Looks at some cards of one collection that are on the server, or should be. */
  async present(opened: OpenedBook, cards: readonly DirtyCard[]): Promise<void> {
    const [first] = cards;
    const place = first && placeOf(opened, first.collectionId);
    if (!place) return;
    const known = cards.filter(({ etag, state }) => etag !== null || state !== 'linked');
    const hrefs = known.map(({ href }) => href);
    const contents = hrefs.length === 0 ? [] : await this.read(opened, place.url, hrefs);
    const byHref = new Map(contents.map((content) => [content.href, content]));
    for (const card of cards) {
      const content = byHref.get(card.href);
      await this.alone(() =>
        known.includes(card) ? this.one(opened, card, content) : this.linked.add(opened, card),
      );
    }
  }

  /** Looks at a card that isn't on the server anymore. */
  async gone(opened: OpenedBook, card: DirtyCard): Promise<void> {
    const { book } = opened;
    const { contactId, decision } = card;
    await this.inClaim(opened, async () => {
      const { isThere } =
        contactId === null
          ? { isThere: false }
          : await this.contacts.stateOf(book.owner, contactId);
      if (contactId === null || !isThere || card.state === 'left') {
        await this.store.forget(book, card.id);
      } else if (decision?.kind === 'keep') {
        await this.store.keepHere(book, card.id);
      } else if (
        decision?.kind !== 'delete' &&
        (opened.asksAboutEach || (await this.contacts.isMoreKnown(book.owner, contactId)))
      ) {
        await this.store.askDeletion(book, card.id);
      } else {
        await this.contacts.remove(book.owner, contactId);
        await this.store.forget(book, card.id);
      }
    });
  }

  /** A card that can't be synced by a fault of ours stays in the queue, and holds up no others. */
  private async alone(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof DavFailed || error instanceof ClaimLost) throw error;
      this.logger.error(error);
    }
  }

  private async one(
    opened: OpenedBook,
    card: DirtyCard,
    content: DavContent | undefined,
  ): Promise<void> {
    const { book } = opened;
    const { id, state } = card;
    if (content?.isTooLarge === true) {
      return this.store.settle(book, id, { state, etag: content.etag, problem: 'tooLarge' });
    }
    if (content === undefined || content.text === null) {
      // It went away since the list was read.
      return this.gone(opened, card);
    }
    const lines = cardLines(content.text);
    if (lines === null) {
      return this.store.settle(book, id, { state, etag: content.etag, problem: 'unreadable' });
    }
    if (isGroupCard(lines) || (state === 'left' && card.decision === null)) {
      return this.store.settle(book, id, { state: 'left', etag: content.etag });
    }
    const present = { lines, etag: content.etag, uid: uidOf(lines) };
    if (state !== 'linked') return this.unknown.look(opened, card, present);
    if (card.contactId === null) return this.linked.deletedHere(opened, card, present);
    const { isThere, movedTo } = await this.contacts.stateOf(book.owner, card.contactId);
    if (isThere) return this.linked.merge(opened, { ...card, contactId: card.contactId }, present);
    if (movedTo === null) return this.linked.deletedHere(opened, card, present);
    const linked = await this.store.linkedAmong(book, [movedTo]);
    // The contact was merged into another one, which goes on with this card, unless it has one of its own.
    if (!linked.has(movedTo)) {
      return this.linked.merge(opened, { ...card, contactId: movedTo }, present);
    }
    return this.inClaim(opened, async () => {
      await this.store.unlink(book, id);
      const settled = { state: 'left', etag: content.etag, problem: 'mergedHere' } as const;
      await this.store.settle(book, id, settled);
    });
  }

  /** Reads cards; one by one if they're too large together. */
  private async read(
    opened: OpenedBook,
    url: URL,
    hrefs: readonly string[],
  ): Promise<DavContent[]> {
    try {
      return await opened.client.contents(url, hrefs, 'addressbook');
    } catch (error) {
      if (!(error instanceof DavFailed) || error.failure !== 'tooLarge') throw error;
      const [href = ''] = hrefs;
      if (hrefs.length === 1) return [{ href, etag: '', text: null, isTooLarge: true }];
      const half = Math.ceil(hrefs.length / 2);
      const first = await this.read(opened, url, hrefs.slice(0, half));
      return [...first, ...(await this.read(opened, url, hrefs.slice(half)))];
    }
  }

  private inClaim(opened: OpenedBook, work: () => Promise<void>): Promise<void> {
    return this.database
      .transaction(async () => {
        await this.queue.hold(opened.book);
        await work();
      })
      .catch((error: unknown) => {
        // The contact was removed at the same time; the next sync finds that.
        if (!(error instanceof ContactNotFound)) throw error;
      });
  }
}

function uidOf(lines: readonly CardLine[]): string | null {
  const line = lines.find(({ name }) => name === 'uid');
  const text = line === undefined ? '' : textOf(line).trim();
  return text === '' ? null : text.replace(/^urn:uuid:/i, '');
}
