import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type InteractionType } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { knownTimeZone } from '../digest/domain/schedule.ts';
import { QueueLoop } from '../queue/queue-loop.ts';
import { TodayService } from '../today/today.service.ts';
import {
  meetingText,
  promisesText,
  type PushStyle,
  type PushText,
  summaryText,
  TEST_TEXT,
} from './domain/push-text.ts';
import { quietUntil } from './domain/quiet-hours.ts';
import { postPush, type PushResult, type PushTarget, type PushWay } from './post-push.ts';
import { type ClaimedPush, PushQueue } from './push-queue.ts';

export const PUSH_WAY = Symbol('how reminders reach devices');
export const PUSH_EVERY_SECONDS = Symbol('seconds between two looks for reminders');

/** Messages that one process sends at the same time. */
const AT_ONCE = 8;
const TEST_MS = 600_000;

/** The people whom user $1 meets at $3 in the meeting, or planned interaction, $2. */
const FIND_MEETING = `SELECT i.meeting_id AS "meetingId", i.type, c.id, c.display_name AS name,
    COALESCE(m.title, i.description) AS title, m.place
  FROM rapport.interactions i
  JOIN rapport.contacts c ON c.user_profile_id = i.user_profile_id AND c.id = i.contact_id
  LEFT JOIN rapport.meetings m ON m.user_profile_id = i.user_profile_id AND m.id = i.meeting_id
  WHERE i.user_profile_id = $1 AND (i.id = $2 OR i.meeting_id = $2) AND i.interaction_date = $3
    AND c.deleted_at IS NULL
  ORDER BY c.sort_name, c.id`;

interface MeetingRow {
  meetingId: string | null;
  type: InteractionType;
  id: string;
  name: string;
  title: string | null;
  place: string | null;
}

/** Sends reminders to devices. Several processes may run it at the same time. */
@Injectable()
export class PushSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PushSender.name);
  private readonly stop = new AbortController();
  private readonly loop: QueueLoop<ClaimedPush>;

  constructor(
    private readonly queue: PushQueue,
    private readonly today: TodayService,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(PUSH_WAY) readonly way: PushWay,
    @Inject(PUSH_EVERY_SECONDS) everySeconds: number,
  ) {
    this.loop = new QueueLoop({
      everySeconds,
      atOnce: AT_ONCE,
      fill: () => this.queue.fill(),
      claim: () => this.queue.claim(this.way.timeoutMs),
      run: (push) => this.send(push),
      logger: this.logger,
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    // What is cut off here is sent by the next process when the claim ends.
    this.stop.abort();
  }

  /** Looks once, and waits until everything that is due is sent. */
  sendDue(): Promise<void> {
    return this.loop.runDue();
  }

  /** Sends a test now, and returns what the push service said. */
  sendTest(target: PushTarget): Promise<PushResult> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + TEST_MS);
    const message = { ...TEST_TEXT, tag: 'test', until, isUrgent: true };
    return postPush(target, message, this.way, now, this.stop.signal);
  }

  /** Writes and sends a claimed message. Throws if the database is unavailable; the claim then ends. */
  private async send(push: ClaimedPush): Promise<void> {
    const now = this.clock.now();
    if (push.expiresAt <= now) return this.queue.drop(push, 'late');
    if (!isWanted(push)) return this.queue.drop(push, 'off');
    const timeZone = knownTimeZone(push.timeZone);
    const quietEnd = quietUntil(now, { ...push, timeZone });
    if (quietEnd !== null) return this.queue.putOff(push, quietEnd);
    const text = await this.textOf(push, { ...push, timeZone });
    if (text === null) return this.queue.drop(push, 'nothing');
    const message = {
      ...text,
      tag: push.kind === 'meeting' ? `meeting ${push.meetingId}` : push.kind,
      until: push.expiresAt,
      isUrgent: push.kind === 'meeting',
    };
    const result = await postPush(push, message, this.way, now, this.stop.signal);
    if (this.stop.signal.aborted) return;
    // The endpoint lets anyone write to the device, so it isn't logged.
    if (result.answer !== 'sent') {
      this.logger.debug(`A reminder wasn't taken: ${result.answer} ${result.status ?? ''}`);
    }
    await this.queue.settle(push, result);
  }

  /** Writes a message from what is true now. Returns null if there's nothing to say anymore. */
  private async textOf(push: ClaimedPush, style: PushStyle): Promise<PushText | null> {
    if (push.kind === 'meeting') return this.meetingTextOf(push, style);
    const today = await this.today.find(push.owner, style.timeZone);
    if (today.date !== push.day) return null;
    return push.kind === 'promises' ? promisesText(today, style) : summaryText(today, style);
  }

  private async meetingTextOf(
    { owner, meetingId, expiresAt: startsAt }: ClaimedPush,
    style: PushStyle,
  ): Promise<PushText | null> {
    const values = [owner, meetingId, startsAt];
    const people = await this.database.rows<MeetingRow>(FIND_MEETING, values);
    const [first] = people;
    return first === undefined ? null : meetingText({ ...first, startsAt, people }, style);
  }
}

function isWanted({ kind, meetingMinutes, promises, summary }: ClaimedPush): boolean {
  return { meeting: meetingMinutes !== null, promises, summary }[kind];
}
