import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ADDRESS_BOOK_FAILURES, type AddressBookFailure } from '@rapport/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import { AccountCalendarChoice } from '../calendars/account-calendar-choice.ts';
import { Clock } from '../clock.ts';
import { Connector } from '../dav/connector.ts';
import { DavFailed } from '../dav/dav-failure.ts';
import { UnreadableSecret } from '../secrets/secret-box.ts';
import { AccountCollections } from './account-collections.ts';
import { AddressBookQueue, type ClaimedBook, ClaimLost } from './address-book-queue.ts';
import { CardStore, type DirtyCard, type SyncedCollection } from './card-store.ts';
import { CardSyncService } from './card-sync.service.ts';
import { type OpenedBook } from './opened-book.ts';

export const ADDRESS_BOOKS_EVERY_SECONDS = Symbol(
  'seconds between two looks for due address books',
);

/** Connections that one process syncs at the same time. */
const AT_ONCE = 2;
/** Cards that are read together. */
const BATCH = 50;
/** How long a shutdown waits for the card under way. */
const PATIENCE_MS = 8_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Syncs address books in the background. Several processes may run it at the same time. */
@Injectable()
export class AddressBookSyncer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AddressBookSyncer.name);
  private readonly stop = new AbortController();
  private readonly workers = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly queue: AddressBookQueue,
    private readonly store: CardStore,
    private readonly cards: CardSyncService,
    private readonly connector: Connector,
    private readonly calendars: AccountCalendarChoice,
    private readonly collections: AccountCollections,
    private readonly clock: Clock,
    @Inject(ADDRESS_BOOKS_EVERY_SECONDS) private readonly everySeconds: number,
  ) {}

  onApplicationBootstrap(): void {
    if (this.everySeconds === 0 || !this.connector.isOn) return;
    this.timer = setInterval(() => this.look(), this.everySeconds * 1000);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stop.abort();
    await Promise.race([Promise.all(this.workers), delay(PATIENCE_MS, undefined, { ref: false })]);
  }

  /** Syncs everything that's due, and waits for it. */
  async syncDue(): Promise<void> {
    this.look();
    await Promise.all(this.workers);
  }

  private look(): void {
    while (this.workers.size < AT_ONCE) {
      const worker = this.work()
        .catch((error: unknown) => this.logger.error(error))
        .finally(() => this.workers.delete(worker));
      this.workers.add(worker);
    }
  }

  private async work(): Promise<void> {
    while (!this.stop.signal.aborted) {
      const book = await this.queue.claim();
      if (book === null) return;
      await this.syncOne(book);
    }
  }

  private async syncOne(book: ClaimedBook): Promise<void> {
    const began = this.clock.now();
    try {
      await this.sync(book);
      if (book.isFirstToday === true) await this.collections.lookAgain(book);
      await this.queue.succeeded(book, began);
      if (book.isFirst) await this.calendars.readAgain(book.owner, book.id);
    } catch (error) {
      if (error instanceof ClaimLost) return;
      if (this.stop.signal.aborted) return this.queue.release(book);
      const failure = failureOf(error);
      // Neither the address nor the user name is logged.
      if (failure === 'other') this.logger.error(error);
      else this.logger.debug(`Couldn't sync an address book: ${failure}`);
      const { waitSeconds = 0, movedTo = null } = error instanceof DavFailed ? error : {};
      await this.queue.failed(book, failure, { waitSeconds, movedTo });
    }
  }

  private async sync(book: ClaimedBook): Promise<void> {
    const client = this.connector.open(book, 'addressbook', this.stop.signal);
    const list = await this.store.collections(book);
    for (const collection of list) {
      await this.list(book, client, collection);
      await this.queue.renew(book);
    }
    await this.store.markLocal(book);
    const asksAboutEach = await this.store.areManyGone(book);
    const collections = new Map(list.map((each) => [each.id, each]));
    const opened: OpenedBook = { book, client, collections, asksAboutEach };
    let done = await this.run(opened, false, 0);
    done = await this.run(opened, true, done);
    const target = list.find(({ mayWrite }) => mayWrite);
    if (!book.twoWay || target === undefined) return;
    await this.store.addLocal(book, target, book.labelIds);
    await this.run(opened, false, done);
  }

  private async list(
    book: ClaimedBook,
    client: OpenedBook['client'],
    { id, url, syncs, syncToken }: SyncedCollection,
  ): Promise<void> {
    const address = new URL(url);
    if (syncs && syncToken !== null) {
      try {
        return await this.store.mark(book, id, await client.changes(address, syncToken));
      } catch (error) {
        if (!(error instanceof DavFailed) || error.failure !== 'syncToken') throw error;
      }
    }
    // The list comes after the token, so what changes between both is seen again the next time.
    const first = syncs ? await tokenOf(client, address) : null;
    await this.store.markListed(book, id, await client.list(address), first);
  }

  /** Looks at each card in the queue once. Returns how many were looked at since the sync began. */
  private async run(opened: OpenedBook, gone: boolean, before: number): Promise<number> {
    const { book } = opened;
    let done = before;
    await this.queue.renew(book, { done, total: done + (await this.store.count(book)) });
    for (let after = BEFORE_ALL; ;) {
      if (this.stop.signal.aborted) throw new Error('The process stops');
      const cards = await this.store.next(book, gone, after, BATCH);
      const last = cards.at(-1);
      if (last === undefined) return done;
      after = last.id;
      if (gone) for (const card of cards) await this.cards.gone(opened, card);
      else for (const some of byCollection(cards)) await this.cards.present(opened, some);
      done += cards.length;
      await this.queue.renew(book, { done });
    }
  }
}

async function tokenOf(client: OpenedBook['client'], address: URL): Promise<string | null> {
  try {
    return (await client.changes(address, null)).syncToken;
  } catch (error) {
    if (error instanceof DavFailed && error.failure === 'syncToken') return null;
    throw error;
  }
}

function byCollection(cards: readonly DirtyCard[]): DirtyCard[][] {
  const groups = new Map<string, DirtyCard[]>();
  for (const card of cards) {
    groups.set(card.collectionId, [...(groups.get(card.collectionId) ?? []), card]);
  }
  return [...groups.values()];
}

function failureOf(error: unknown): AddressBookFailure {
  if (error instanceof UnreadableSecret) return 'key';
  if (!(error instanceof DavFailed)) return 'other';
  const { failure } = error;
  return ADDRESS_BOOK_FAILURES.find((each) => each === failure) ?? 'busy';
}
