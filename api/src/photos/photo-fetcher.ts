import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { WebRefusal } from '../web/open-web-address.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { CLAIM, type DuePhoto, PhotoStore } from './photo-store.ts';
import { smallPhoto } from './small-photo.ts';

export const PHOTO_NETWORK = Symbol('the way to where photos are, null for none');

/** Photos that this process fetches at the same time. */
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
  private readonly stop = new AbortController();
  private running: Promise<void> | null = null;

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
    this.running ??= this.run(this.network);
  }

  /** The same for somebody who reads: addresses of earlier days, and second attempts. */
  wakeSometimes(owner: string): void {
    if (Date.now() - (this.looked.get(owner) ?? 0) >= LOOK_EVERY_MS) this.wake(owner);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(network: WebNetwork): Promise<void> {
    for (const owner of this.waiting) {
      this.waiting.delete(owner);
      try {
        let due: DuePhoto[];
        do {
          due = this.stop.signal.aborted ? [] : await this.store.claim(owner);
          await this.fetchAll(owner, due, network);
        } while (due.length === CLAIM);
      } catch (error) {
        // The database may be away; what is due is found again.
        this.logger.error(error);
      }
    }
    // In the same turn as the end of the loop, so that nobody who wakes it is overlooked.
    this.running = null;
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
      // The address is somebody's data and stays out of the log.
      this.logger.debug(`A photo ${error instanceof Error ? error.message : 'failed'}`);
      if (error instanceof WebRefusal) await this.store.giveUp(owner, photo);
    }
  }
}
