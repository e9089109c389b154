import { isPassing } from './is-passing.ts';
import { type OpenAnswer, type OpenAnswers } from './open-answers.ts';

/** An answer on its way: waiting or being sent, unless its last attempt failed. */
export interface QueuedAnswer extends OpenAnswer {
  failed: boolean;
}

/** The answers that are not saved yet, by question. Replaced as a whole on every change. */
export type QueuedAnswers = ReadonlyMap<string, QueuedAnswer>;

export interface AnswerQueueOptions {
  /** Keeps the answers over a reload. */
  kept: OpenAnswers;
  /** Saves one answer. @throws RequestError when it was not saved */
  send(answer: OpenAnswer): Promise<void>;
  /** Waits before another attempt. */
  pause(milliseconds: number): Promise<void>;
}

/** Pauses before a second, third and fourth attempt. */
const PAUSES = [400, 1200, 2500] as const;

/**
 * Saves answers one at a time in the order given. Of two answers to one question only the later
 * counts; faults that pass are tried again; what fails for good waits for `retry` and lets the
 * others go on. Nothing leaves the queue before the API has confirmed it.
 */
export class AnswerQueue {
  private queued: QueuedAnswers;
  private running = false;
  private readonly listeners = new Set<() => void>();

  /** Holds what an earlier visit left behind, as if it had just been given. */
  constructor(private readonly options: AnswerQueueOptions) {
    const left = options.kept.list().map((answer) => ({ ...answer, failed: false }));
    this.queued = new Map(left.map((answer) => [answer.questionId, answer]));
  }

  readonly get = (): QueuedAnswers => this.queued;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Sends what an earlier visit left behind. */
  start(): void {
    void this.run();
  }

  /** Queues an answer and says how long the browser keeps it should it not be saved. */
  add(answer: OpenAnswer): 'in-browser' | 'in-page' {
    const duration = this.options.kept.put(answer);
    this.put(answer);
    void this.run();
    return duration;
  }

  /** Tries the answers that failed once more: one of them, or all. */
  retry(questionId?: string): void {
    this.change((queued) => {
      for (const [id, answer] of queued) {
        const meant = questionId === undefined || questionId === id;
        if (answer.failed && meant) queued.set(id, { ...answer, failed: false });
      }
    });
    void this.run();
  }

  /** Waits until nothing is on its way, and says whether everything is saved. */
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

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let answer = this.next(); answer !== undefined; answer = this.next()) {
      const saved = await this.trySending(answer);
      this.finish(answer, saved);
    }
    this.running = false;
  }

  private async trySending(answer: QueuedAnswer): Promise<boolean> {
    for (const pause of [...PAUSES, null]) {
      try {
        await this.options.send(answer);
        return true;
      } catch (error) {
        if (pause === null || !isPassing(error)) return false;
        await this.options.pause(pause);
        // A newer answer to the question makes this one pointless.
        if (!this.isCurrent(answer)) return false;
      }
    }
    return false;
  }

  private finish(answer: QueuedAnswer, saved: boolean): void {
    if (saved) this.options.kept.remove(answer);
    if (!this.isCurrent(answer)) return;
    this.change((queued) => {
      if (saved) queued.delete(answer.questionId);
      else queued.set(answer.questionId, { ...answer, failed: true });
    });
  }

  private next(): QueuedAnswer | undefined {
    return [...this.queued.values()].find(({ failed }) => !failed);
  }

  private isCurrent({ questionId, submissionKey }: OpenAnswer): boolean {
    return this.queued.get(questionId)?.submissionKey === submissionKey;
  }

  /** The latest answer goes to the end, whatever place an earlier one to its question had. */
  private put(answer: OpenAnswer): void {
    this.change((queued) => {
      queued.delete(answer.questionId);
      queued.set(answer.questionId, { ...answer, failed: false });
    });
  }

  private change(how: (queued: Map<string, QueuedAnswer>) => void): void {
    const queued = new Map(this.queued);
    how(queued);
    this.queued = queued;
    for (const listener of [...this.listeners]) listener();
  }
}
