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
import { AccountCalendars } from './account-calendars.ts';
import { CalendarStore, type DueCalendar } from './calendar-store.ts';
import { CalendarSyncService } from './calendar-sync.service.ts';
import {
  type CalendarPart,
  cut,
  oneLine,
  propertyNamed,
  readCalendar,
  UnreadableCalendar,
} from './domain/calendar-text.ts';
import { CalendarFetchFailed, type CalendarVersion, fetchCalendar } from './fetch-calendar.ts';
import { type CalendarProblemDto } from './dto/calendar.dto.ts';

export const CALENDAR_NETWORK = Symbol('the way to where calendars are, null for none');

/** How often this process looks for calendars that are due. */
const LOOK_EVERY_MS = 60_000;
/** How many calendars this process reads in the background at the same time, one per user. */
const AT_ONCE = 3;
/** Separate limits for the reads that a user requests and waits for. */
const ASKED = { inAll: 6, perUser: 2, waitingPerUser: 4, patienceMs: 15_000 };
/** Even an unchanged calendar is read again after this time, because its recurring events move into the window. */
const READ_AGAIN_MS = 12 * 3_600_000;

interface FoundCalendar {
  calendar: CalendarPart;
  version: CalendarVersion;
  /** Its name at the server. */
  name: string | null;
  problems: CalendarProblemDto[];
}

/**
 * Reads calendars: once an hour in the background, by whichever process finds them due, and immediately
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
    private readonly accounts: AccountCalendars,
    private readonly meetings: CalendarMeetingsService,
    private readonly clock: Clock,
    @Inject(CALENDAR_NETWORK) private readonly network: WebNetwork | null,
  ) {}

  /** False if the settings have no calendars fetched. */
  get isOn(): boolean {
    return this.network !== null;
  }

  onApplicationBootstrap(): void {
    if (this.network === null) return;
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** Reads what's due, in the background. */
  look(): Promise<void> {
    const { network } = this;
    if (network === null || this.stop.signal.aborted) return Promise.resolve();
    this.running ??= this.readDue(network).finally(() => (this.running = null));
    return this.running;
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
    const { owner, id, timeZone, changedAt } = calendar;
    const peopleHash = await this.calendars.peopleHash(owner);
    const isKnown =
      peopleHash === calendar.peopleHash &&
      changedAt !== null &&
      this.clock.now().getTime() - changedAt.getTime() < READ_AGAIN_MS;
    const known = isKnown ? calendar : { etag: null, lastModified: null };
    const found = await this.fetch(calendar, known, network);
    if (found === null) return;
    const before = this.clock.now();
    const { result, uids } = await this.calendars.sync(owner, id, found.calendar, timeZone);
    await this.meetings.cancelMissing(owner, id, uids, before);
    await this.store.changed(calendar, {
      ...found.version,
      peopleHash,
      nameThere: found.name,
      problems: [...found.problems, ...result.problems],
    });
    // The subscription was removed during the read, so meetings added since then have to be removed too.
    if (!(await this.store.isThere(calendar))) await this.meetings.forgetSource(owner, id);
  }

  /** Returns null if the calendar is as it was. */
  private async fetch(
    calendar: DueCalendar,
    known: CalendarVersion,
    network: WebNetwork,
  ): Promise<FoundCalendar | null> {
    const { signal } = this.stop;
    if (calendar.accountId !== null) {
      const { tag, ...found } = await this.accounts.read(calendar, known.etag, signal);
      if (found.calendar === null) return null;
      const version = { etag: tag, lastModified: null };
      const name = found.name ?? calendar.nameThere;
      return { calendar: found.calendar, version, name, problems: found.problems };
    }
    const { text, ...version } = await fetchCalendar(calendar.address, known, network, signal);
    if (text === null) return null;
    const found = readCalendar(text);
    const name = oneLine(propertyNamed(found, 'X-WR-CALNAME')?.value ?? '');
    return {
      ...{ calendar: found, version, problems: [] },
      name: cut(name, CALENDAR_LIMITS.name) || null,
    };
  }
}
