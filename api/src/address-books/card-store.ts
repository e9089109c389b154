import { Injectable } from '@nestjs/common';
import { type CardProblem, type CardSide, type CertainSign } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Database } from '../database/database.ts';
import { type DavChanges, type DavEntry } from '../dav/dav-client.ts';
import {
  ADD_LOCAL,
  ADOPT,
  ASK_DELETION,
  COLLECTIONS,
  COUNT,
  END_QUESTION,
  FORGET,
  FOUND,
  GONE,
  KNOWN,
  LINK,
  LINKED_CONTACTS,
  MARK_CHANGED,
  MARK_GONE,
  MARK_LOCAL,
  NEXT,
  OF_UID,
  SETTLE,
  SET_TOKEN,
  UNLINK,
  WITHOUT_CARD,
} from './card-sql.ts';
import { type CardField } from './domain/card-fields.ts';
import { type Pair } from './domain/merge-fields.ts';

/** An address book whose cards are synced. */
export interface SyncedCollection {
  id: string;
  url: string;
  mayWrite: boolean;
  syncs: boolean;
  syncToken: string | null;
}

/** What the user answered; it's carried out by the next sync. */
export type Decision =
  | { kind: 'same'; contactId: string }
  | { kind: 'different' | 'leave' | 'delete' | 'keep' }
  | { kind: 'choose'; fields: Partial<Record<CardField, CardSide>> };

/** What's asked about a linked card: which side counts, or whether the contact goes, too. */
export type LinkQuestion =
  | { kind: 'conflict'; fields: { field: CardField; contact: string; card: string }[] }
  | { kind: 'deletion' };

/** A card that a sync has to look at. */
export interface DirtyCard {
  id: string;
  collectionId: string;
  href: string;
  etag: string | null;
  state: 'new' | 'linked' | 'match' | 'left';
  gone: boolean;
  decision: Decision | null;
  contactId: string | null;
  base: Pair | null;
  question: LinkQuestion | null;
}

/** Whom a new card may be. */
interface FoundPerson {
  name: string;
  organizationName: string | null;
  emails: string[];
  phones: string[];
  /** What alone makes the match certain; empty if it isn't, or if it may be several people. */
  sameBy: CertainSign[];
  contactIds: string[];
}

/** More deletions at once than these, and than this part of all cards, are asked about one by one. */
const FEW_GONE = 10;
const MANY_GONE = 0.2;

interface Settled {
  state: DirtyCard['state'];
  etag: string | null;
  uid?: string | null;
  found?: FoundPerson | null;
  problem?: CardProblem | null;
  fields?: readonly CardField[];
}

interface BookKey {
  owner: string;
  id: string;
}

/** The cards of a connection, which are the queue of its sync, too. */
@Injectable()
export class CardStore {
  constructor(private readonly database: Database) {}

  collections({ owner, id }: BookKey): Promise<SyncedCollection[]> {
    return this.database.rows<SyncedCollection>(COLLECTIONS, [owner, id]);
  }

  /** Stores what changed there, together with the token for the next time. */
  async mark({ owner, id }: BookKey, collectionId: string, changes: DavChanges): Promise<void> {
    const key = [owner, id, collectionId];
    const known = await this.known({ owner, id }, collectionId);
    const hrefs = changes.changed
      .filter(({ href, etag }) => known.get(href) !== etag)
      .map(({ href }) => href);
    await this.database.transaction(async () => {
      await this.database.rows(MARK_CHANGED, [...key, hrefs.map(() => uuidV7()), hrefs]);
      await this.database.rows(MARK_GONE, [...key, changes.gone]);
      await this.database.rows(SET_TOKEN, [...key, changes.syncToken || null]);
    });
  }

  /** Finds what changed there from a list of everything. */
  async markListed(
    book: BookKey,
    collectionId: string,
    listed: readonly DavEntry[],
    token: string | null,
  ): Promise<void> {
    const there = new Set(listed.map(({ href }) => href));
    const known = await this.known(book, collectionId);
    const gone = [...known.keys()].filter((href) => !there.has(href));
    await this.mark(book, collectionId, { changed: [...listed], gone, syncToken: token ?? '' });
  }

  /** Marks the cards whose contact changed. */
  async markLocal({ owner, id }: BookKey): Promise<void> {
    await this.database.rows(MARK_LOCAL, [owner, id]);
  }

  /** Gives the contacts that take part a card, which isn't on the server yet. */
  async addLocal(
    { owner, id }: BookKey,
    { id: collectionId, url }: SyncedCollection,
    labelIds: readonly string[],
  ): Promise<void> {
    const rows = await this.database.rows<{ id: string }>(WITHOUT_CARD, [owner, id, labelIds]);
    const { pathname } = new URL(url);
    const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const ids = rows.map((row) => row.id);
    const hrefs = ids.map((each) => `${folder}${each}.vcf`);
    await this.database.rows(ADD_LOCAL, [
      owner,
      id,
      collectionId,
      ids.map(() => uuidV7()),
      ids,
      hrefs,
    ]);
  }

  async count({ owner, id }: BookKey): Promise<number> {
    const [row] = await this.database.rows<{ count: number }>(COUNT, [owner, id]);
    return row?.count ?? 0;
  }

  /** Returns cards to look at, after one; each is returned once in a sync. */
  next({ owner, id }: BookKey, gone: boolean, after: string, most: number): Promise<DirtyCard[]> {
    return this.database.rows<DirtyCard>(NEXT, [owner, id, gone, after, most]);
  }

  /** Returns whether so many cards are gone that it may be a fault of the server. */
  async areManyGone({ owner, id }: BookKey): Promise<boolean> {
    const values = [owner, id];
    const [row] = await this.database.rows<{ linked: number; gone: number }>(GONE, values);
    const { linked = 0, gone = 0 } = row ?? {};
    return gone > FEW_GONE && gone > linked * MANY_GONE;
  }

  /** Settles a card: it's as it should be, or waits for an answer. */
  async settle({ owner, id }: BookKey, cardId: string, settled: Settled): Promise<void> {
    const { state, etag, uid = null, found = null, problem = null, fields = [] } = settled;
    const json = found === null ? null : JSON.stringify(found);
    const values = [owner, id, cardId, state, etag, uid, json, problem, fields];
    await this.database.rows(SETTLE, values);
  }

  async link(
    { owner, id }: BookKey,
    cardId: string,
    link: { contactId: string; version: number; base: Pair; question: LinkQuestion | null },
  ): Promise<void> {
    const { contactId, version, base, question } = link;
    const asked = question === null ? null : JSON.stringify(question);
    const values = [owner, id, cardId, contactId, version, JSON.stringify(base), asked];
    await this.database.rows(LINK, values);
  }

  /** Asks whether a contact goes whose card was deleted there; the card stays marked as gone. */
  async askDeletion({ owner, id }: BookKey, cardId: string): Promise<void> {
    await this.database.rows(ASK_DELETION, [owner, id, cardId]);
  }

  /** A card that was thought to be new is on the server, so the next sync reads it. */
  async found({ owner, id }: BookKey, cardId: string): Promise<void> {
    await this.database.rows(FOUND, [owner, id, cardId]);
  }

  /** Gives a card the contact of another one, which is forgotten. */
  async adopt(
    { owner, id }: BookKey,
    cardId: string,
    { contactId, base }: { contactId: string; base: Pair | null },
  ): Promise<void> {
    const json = base === null ? null : JSON.stringify(base);
    await this.database.rows(ADOPT, [owner, id, cardId, contactId, json]);
  }

  /** Keeps a contact whose card was deleted; it gets no other one. */
  async keepHere({ owner, id }: BookKey, cardId: string): Promise<void> {
    await this.database.rows(END_QUESTION, [owner, id, cardId]);
    await this.settle({ owner, id }, cardId, { state: 'left', etag: null });
  }

  async unlink({ owner, id }: BookKey, cardId: string): Promise<void> {
    await this.database.rows(UNLINK, [owner, id, cardId]);
  }

  async forget({ owner, id }: BookKey, cardId: string): Promise<void> {
    await this.database.rows(FORGET, [owner, id, cardId]);
  }

  /** Returns those contacts that have a card. */
  async linkedAmong({ owner, id }: BookKey, contactIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.rows<{ id: string }>(LINKED_CONTACTS, [owner, id, contactIds]);
    return new Set(rows.map((row) => row.id));
  }

  /** Returns the linked card with this UID that's gone from its place; null if there is none. */
  async movedFrom({ owner, id }: BookKey, uid: string, cardId: string) {
    const [row] = await this.database.rows<{ id: string; contactId: string; base: Pair | null }>(
      OF_UID,
      [owner, id, uid, cardId],
    );
    return row ?? null;
  }

  private async known({ owner, id }: BookKey, collectionId: string) {
    const values = [owner, id, collectionId];
    const rows = await this.database.rows<{ href: string; etag: string | null }>(KNOWN, values);
    return new Map(rows.map(({ href, etag }) => [href, etag]));
  }
}
