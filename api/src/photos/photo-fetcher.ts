import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { Turns } from '../limits/turns.ts';
import { WebRefusal } from '../web/open-web-address.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { CLAIM, type DuePhoto, PhotoStore } from './photo-store.ts';
import { smallPhoto } from './small-photo.ts';

export const PHOTO_NETWORK = Symbol('the way to where photos are, null for none');

/** People whose photos this process fetches at the same time. */
const OWNERS_AT_ONCE = 4;
/** Photos of one person that it fetches at the same time. */
const AT_ONCE = 3;
/** How often reading makes this process look for photos of the same person. */
const LOOK_EVERY_MS = 60_000;
/** Stores the last look of at most this many people; with more, all are forgotten. */
const MOST_LOOKED = 10_000;

/**
 * Fetches the photos of a person's contacts in the background, when the person writes an address or
 * reads their contacts. Nothing waits for it, and nothing fails with it: without a photo the initials
 * are shown.
 */
@Injectable()
export class PhotoFetcher implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PhotoFetcher.name);
  private readonly looked = new Map<string, number>();
  private readonly waiting = new Set<string>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly turns = new Turns({ inAll: OWNERS_AT_ONCE, perUser: 1 });
  private readonly stop = new AbortController();

  constructor(
    private readonly store: PhotoStore,
    @Inject(PHOTO_NETWORK) private readonly network: WebNetwork | null,
  ) {}

  /** Looks soon for what is to be fetched, because an address was set. */
  wake(owner: string): void {
    if (this.network === null || this.stop.signal.aborted) return;
    if (this.looked.size >= MOST_LOOKED) this.looked.clear();
    this.looked.set(owner, Date.now());
    this.waiting.add(owner);
    if (!this.running.has(owner)) this.running.set(owner, this.run(owner, this.network));
  }

  /** The same for someone who reads: addresses of earlier days, and second attempts. */
  wakeSometimes(owner: string): void {
    if (Date.now() - (this.looked.get(owner) ?? 0) >= LOOK_EVERY_MS) this.wake(owner);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await Promise.all(this.running.values());
  }

  /** A turn is one claim, so that someone with thousands of photos that don't answer holds up no one else. */
  private async run(owner: string, network: WebNetwork): Promise<void> {
    try {
      let isMore = false;
      while (isMore || this.waiting.delete(owner)) {
        isMore = await this.turns.run(owner, () => this.fetchDue(owner, network), this.stop.signal);
      }
    } catch (error) {
      // The database may be away; what is due is found again.
      if (!this.stop.signal.aborted) this.logger.error(error);
    } finally {
      // In the same turn of the event loop as the look at those who wait, so that no one is overlooked.
      this.running.delete(owner);
    }
  }

  /** @returns whether there may be more to fetch */
  private async fetchDue(owner: string, network: WebNetwork): Promise<boolean> {
    const due = await this.store.claim(owner);
    await this.fetchAll(owner, due, network);
    return due.length === CLAIM;
  }

  private async fetchAll(owner: string, due: DuePhoto[], network: WebNetwork): Promise<void> {
    const rest = [...due];
    const worker = async () => {
      for (let photo = rest.pop(); photo && !this.stop.signal.aborted; photo = rest.pop()) {
        await this.fetchOne(owner, photo, network);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  private async fetchOne(owner: string, photo: DuePhoto, network: WebNetwork): Promise<void> {
    try {
      const bytes = await smallPhoto(await fetchPhoto(photo.address, network, this.stop.signal));
      await this.store.store(owner, photo, bytes);
    } catch (error) {
      // The address is someone's data and stays out of the log.
      this.logger.debug(`A photo ${error instanceof Error ? error.message : 'failed'}`);
      if (error instanceof WebRefusal) await this.store.giveUp(owner, photo);
    }
  }
}
