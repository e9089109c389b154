import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { Turns } from '../limits/turns.ts';
import { WebRefusal } from '../web/open-web-address.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { CLAIM, type DuePhoto, PhotoStore } from './photo-store.ts';
import { smallPhoto } from './small-photo.ts';

export const PHOTO_NETWORK = Symbol('the way to where photos are, null for none');

/** Users whose photos this process fetches at the same time. */
const OWNERS_AT_ONCE = 4;
/** Photos of one user that it fetches at the same time. */
const AT_ONCE = 3;
/** How often reads make this process look for more photos of the same user. */
const LOOK_EVERY_MS = 60_000;
/** The most users whose last look is remembered; beyond that, the map is cleared. */
const MOST_LOOKED = 10_000;

/**
 * Fetches the photos of a user's contacts in the background when the user saves an address or reads their contacts.
 * Nothing waits for it or fails with it: without a photo, initials are shown.
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

  /** Starts a look for photos soon, because an address was set. */
  wake(owner: string): void {
    if (this.network === null || this.stop.signal.aborted) return;
    if (this.looked.size >= MOST_LOOKED) this.looked.clear();
    this.looked.set(owner, Date.now());
    this.waiting.add(owner);
    if (!this.running.has(owner)) this.running.set(owner, this.run(owner, this.network));
  }

  /** Like `wake`, but rate-limited, for reads: finds older addresses and photos that are due for a retry. */
  wakeSometimes(owner: string): void {
    if (Date.now() - (this.looked.get(owner) ?? 0) >= LOOK_EVERY_MS) this.wake(owner);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await Promise.all(this.running.values());
  }

  /** Each turn is one claim, so a user with thousands of unreachable photos doesn't hold up others. */
  private async run(owner: string, network: WebNetwork): Promise<void> {
    try {
      let isMore = false;
      while (isMore || this.waiting.delete(owner)) {
        isMore = await this.turns.run(owner, () => this.fetchDue(owner, network), this.stop.signal);
      }
    } catch (error) {
      // The database may be unavailable. Photos that are due are found again later.
      if (!this.stop.signal.aborted) this.logger.error(error);
    } finally {
      // In the same tick as the check of waiting owners, so that none is missed.
      this.running.delete(owner);
    }
  }

  /** @returns true if there may be more to fetch */
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
      // The address is personal data, so it isn't logged.
      this.logger.debug(`A photo ${error instanceof Error ? error.message : 'failed'}`);
      if (error instanceof WebRefusal) await this.store.giveUp(owner, photo);
    }
  }
}
