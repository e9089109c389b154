import { isRequestError } from '@rapport/remote-api';
import { isContactObjected, isTransient } from '@rapport/remote-api/failures';
import { type UnsentAnswer, type UnsentAnswers } from './unsent-answers.ts';

/** An answer that's waiting to be sent or being sent, unless its last attempt failed. */
export interface QueuedAnswer extends UnsentAnswer {
  failed: boolean;
  /** True if it's from an earlier visit or another tab or has failed before, so that a newer answer may be stored. */
  late: boolean;
}

/** The unsaved answers, by question. Replaced as a whole on every change. */
export type QueuedAnswers = ReadonlyMap<string, QueuedAnswer>;

export interface AnswerQueueOptions {
  /** Stores the answers across reloads, for all tabs: an answer that was removed from it isn't sent. */
  unsent: UnsentAnswers;
  /**
   * Saves an answer, unless it's late and a newer one is stored.
   * @throws RequestError if the answer could not be saved
   */
  send(answer: QueuedAnswer): Promise<void>;
  /** Waits before another attempt. */
  pause(milliseconds: number): Promise<void>;
  /** Runs the work while no other tab runs such work. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

/** The result of sending an answer; `replaced` means that it must no longer be sent. */
type Outcome = 'saved' | 'failed' | 'replaced';

/** Pauses before a second, third and fourth attempt. */
const PAUSES = [400, 1200, 2500] as const;

/**
 * Saves answers one at a time, in the order in which they were chosen. Of two answers to a question, only the later
 * one counts, in any tab. A transient failure is retried; an answer that fails permanently waits for `retry` and
 * doesn't block the others. No answer leaves the queue before the API has confirmed it.
 */
export class AnswerQueue {
  private queued: QueuedAnswers = new Map();
  private running = false;
  private closed = false;
  private readonly listeners = new Set<() => void>();
  private readonly unfollow: () => void;

  /** Starts with the unsent answers of an earlier visit. */
  constructor(private readonly options: AnswerQueueOptions) {
    this.follow();
    this.unfollow = options.unsent.subscribe(() => {
      this.follow();
      void this.run();
    });
  }

  readonly get = (): QueuedAnswers => this.queued;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Sends the unsent answers of an earlier visit or another tab. */
  start(): void {
    this.follow();
    void this.run();
  }

  /** Queues an answer; the browser stores it until it's saved. */
  add(answer: UnsentAnswer): void {
    this.options.unsent.put(answer);
    this.put(answer);
    void this.run();
  }

  /** Returns how long unsaved answers last: across reloads, or until the page is left. */
  lasts(): 'in-browser' | 'in-page' {
    return this.options.unsent.lasts();
  }

  /** Retries failed answers: one of them, or all. */
  retry(questionId?: string): void {
    this.change((queued) => {
      for (const [id, answer] of queued) {
        const meant = questionId === undefined || questionId === id;
        if (answer.failed && meant) queued.set(id, { ...answer, failed: false });
      }
    });
    void this.run();
  }

  /** Waits until no answer is waiting or being sent, and returns whether all are saved. */
  async settled(): Promise<boolean> {
    while (this.next() !== undefined) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
    return this.queued.size === 0;
  }

  /** Stops sending. Unsaved answers stay in the browser. */
  close(): void {
    this.closed = true;
    this.unfollow();
    // Ends the wait of `settled`.
    this.change(() => {});
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let answer = this.next(); answer !== undefined; answer = this.next()) {
      this.finish(answer, await this.save(answer));
    }
    this.running = false;
  }

  private async save(answer: QueuedAnswer): Promise<Outcome> {
    for (const pause of [...PAUSES, null]) {
      const outcome = await this.options.exclusive(() => this.attempt(answer));
      if (outcome !== 'transient') return outcome;
      if (pause === null) return 'failed';
      await this.options.pause(pause);
    }
    return 'failed';
  }

  /** Sends the answer if it's still current in all tabs. */
  private async attempt(answer: QueuedAnswer): Promise<Outcome | 'transient'> {
    this.follow();
    if (this.closed || !this.isCurrent(answer)) return 'replaced';
    try {
      await this.options.send(answer);
    } catch (error) {
      return maySucceedLater(error) ? 'transient' : 'failed';
    }
    this.options.unsent.remove(answer);
    return 'saved';
  }

  private finish(answer: QueuedAnswer, outcome: Outcome): void {
    if (outcome === 'replaced' || !this.isCurrent(answer)) return;
    this.change((queued) => {
      if (outcome === 'saved') queued.delete(answer.questionId);
      else queued.set(answer.questionId, { ...answer, failed: true, late: true });
    });
  }

  private next(): QueuedAnswer | undefined {
    return this.closed ? undefined : [...this.queued.values()].find(({ failed }) => !failed);
  }

  private isCurrent({ questionId, submissionKey }: UnsentAnswer): boolean {
    return this.queued.get(questionId)?.submissionKey === submissionKey;
  }

  /** Adopts changes of other tabs: added and removed answers. */
  private follow(): void {
    const unsent = this.options.unsent.list();
    const keys = new Set(unsent.map(({ submissionKey }) => submissionKey));
    const gone = [...this.queued.values()].filter(({ submissionKey }) => !keys.has(submissionKey));
    const added = unsent.filter((answer) => !this.isCurrent(answer));
    if (gone.length === 0 && added.length === 0) return;
    this.change((queued) => {
      for (const { questionId } of gone) queued.delete(questionId);
      for (const answer of added) {
        queued.set(answer.questionId, { ...answer, failed: false, late: true });
      }
    });
  }

  /** Moves the latest answer to the end, wherever an earlier one to its question was. */
  private put(answer: UnsentAnswer): void {
    this.change((queued) => {
      queued.delete(answer.questionId);
      queued.set(answer.questionId, { ...answer, failed: false, late: false });
    });
  }

  private change(how: (queued: Map<string, QueuedAnswer>) => void): void {
    const queued = new Map(this.queued);
    how(queued);
    this.queued = queued;
    for (const listener of [...this.listeners]) listener();
  }
}

/**
 * Returns whether the same request may succeed later: the failure is transient, or an earlier attempt is still
 * running. After an objection, none succeeds.
 */
function maySucceedLater(error: unknown): boolean {
  if (isContactObjected(error)) return false;
  return isTransient(error) || (isRequestError(error) && error.status === 409);
}
