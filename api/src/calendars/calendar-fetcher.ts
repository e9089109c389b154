import { CALENDAR_LIMITS } from '@rapport/contracts';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '../clock.ts';
import { CalendarMeetingsService } from '../interactions/calendar-meetings.service.ts';
import { Turns } from '../limits/turns.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { CalendarStore, type DueCalendar } from './calendar-store.ts';
import { CalendarSyncService } from './calendar-sync.service.ts';
import {
  cut,
  oneLine,
  propertyNamed,
  readCalendar,
  UnreadableCalendar,
} from './domain/calendar-text.ts';
import { CalendarFetchFailed, fetchCalendar } from './fetch-calendar.ts';

export const CALENDAR_NETWORK = Symbol('the way to where calendars are, null for none');

/** How often this process looks for calendars that are due. */
const LOOK_EVERY_MS = 60_000;
/** How many calendars this process reads in the background at the same time, one per user. */
const AT_ONCE = 3;
/** Separate limits for the reads that a user requests and waits for. */
const ASKED = { inAll: 6, perUser: 2, waitingPerUser: 4, patienceMs: 15_000 };
/** Even an unchanged calendar is read again after this time, because its recurring events move into the window. */
const READ_AGAIN_MS = 12 * 3_600_000;

/**
 * Reads subscribed calendars: once an hour in the background, by whichever process finds them due, and immediately
 * when a user requests it.
 */
@Injectable()
export class CalendarFetcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CalendarFetcher.name);
  private readonly stop = new AbortController();
  private readonly reading = new Map<string, Promise<void>>();
  private readonly asked = new Turns(ASKED);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;

  constructor(
    private readonly store: CalendarStore,
    private readonly calendars: CalendarSyncService,
    private readonly meetings: CalendarMeetingsService,
    private readonly clock: Clock,
    @Inject(CALENDAR_NETWORK) private readonly network: WebNetwork | null,
  ) {}

  onApplicationBootstrap(): void {
    const { network } = this;
    if (network === null) return;
    this.timer = setInterval(() => {
      this.running ??= this.readDue(network).finally(() => (this.running = null));
    }, LOOK_EVERY_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stop.abort();
    await this.running;
    await Promise.allSettled(this.reading.values());
  }

  /**
   * Reads one calendar now, or waits if this process is already reading it. A failure is stored in its row.
   * @throws {CalendarNotFound}
   * @throws {TooManyRequests} when the user requests it too often, or too many at the same time
   */
  async read(owner: string, id: string): Promise<void> {
    const { network } = this;
    if (network === null) return;
    const reading = this.reading.get(id);
    if (reading) return reading;
    await this.asked.run(
      owner,
      async () => this.readOnce(await this.store.claimAsked(owner, id), network),
      this.stop.signal,
    );
  }

  /** Reads all calendars that are due; runs once a minute. */
  async readDue(network: WebNetwork): Promise<void> {
    try {
      let due: DueCalendar[];
      do {
        due = this.stop.signal.aborted ? [] : await this.store.claimDue();
        const rest = [...due];
        const worker = async () => {
          for (let next = rest.pop(); next && !this.stop.signal.aborted; next = rest.pop()) {
            await this.readOnce(next, network);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
      } while (due.length > 0);
    } catch (error) {
      // The database may be unavailable. Calendars that are due are found on the next run.
      this.logger.error(error);
    }
  }

  /** Reads a claimed calendar; concurrent calls for the same calendar share one read. */
  private readOnce(calendar: DueCalendar, network: WebNetwork): Promise<void> {
    const { id } = calendar;
    const reading =
      this.reading.get(id) ??
      this.tryToRead(calendar, network).finally(() => this.reading.delete(id));
    this.reading.set(id, reading);
    return reading;
  }

  private async tryToRead(calendar: DueCalendar, network: WebNetwork): Promise<void> {
    try {
      await this.update(calendar, network);
      await this.store.succeeded(calendar);
    } catch (error) {
      if (this.stop.signal.aborted) return;
      const failure =
        error instanceof CalendarFetchFailed
          ? error.failure
          : error instanceof UnreadableCalendar
            ? 'notCalendar'
            : 'other';
      // The address is a secret of the user, so it isn't logged.
      if (failure === 'other') this.logger.error(error);
      else this.logger.debug(`Couldn't read a calendar: ${failure}`);
      const wait = error instanceof CalendarFetchFailed ? error.waitSeconds : 0;
      await this.store.failed(calendar, failure, wait);
    }
  }

  private async update(calendar: DueCalendar, network: WebNetwork): Promise<void> {
    const { owner, id, address, timeZone, changedAt } = calendar;
    const peopleHash = await this.calendars.peopleHash(owner);
    const isKnown =
      peopleHash === calendar.peopleHash &&
      changedAt !== null &&
      this.clock.now().getTime() - changedAt.getTime() < READ_AGAIN_MS;
    const known = isKnown ? calendar : { etag: null, lastModified: null };
    const { text, ...version } = await fetchCalendar(address, known, network, this.stop.signal);
    if (text === null) return;
    const found = readCalendar(text);
    const before = this.clock.now();
    const { result, uids } = await this.calendars.sync(owner, id, found, timeZone);
    await this.meetings.cancelMissing(owner, id, uids, before);
    const name = cut(
      oneLine(propertyNamed(found, 'X-WR-CALNAME')?.value ?? ''),
      CALENDAR_LIMITS.name,
    );
    const nameThere = name || null;
    await this.store.changed(calendar, {
      ...version,
      peopleHash,
      nameThere,
      problems: result.problems,
    });
    // The subscription was removed during the read, so meetings added since then have to be removed too.
    if (!(await this.store.isThere(calendar))) await this.meetings.forgetSource(owner, id);
  }
}
