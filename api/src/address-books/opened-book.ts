import { type DavClient } from '../dav/dav-client.ts';
import { type ClaimedBook } from './address-book-queue.ts';
import { type SyncedCollection } from './card-store.ts';

/** A connection during a sync. */
export interface OpenedBook {
  book: ClaimedBook;
  client: DavClient;
  collections: ReadonlyMap<string, SyncedCollection>;
  /** Many cards are gone, so each deletion is asked about. */
  asksAboutEach: boolean;
}

/** Returns the address of a card's address book, and whether cards may be written there. */
export function placeOf({ book, collections }: OpenedBook, collectionId: string) {
  const found = collections.get(collectionId);
  if (found === undefined) return null;
  return { url: new URL(found.url), mayWrite: book.twoWay && found.mayWrite };
}
