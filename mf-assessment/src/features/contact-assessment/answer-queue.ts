import { isPassing } from './is-passing.ts';
import { type OpenAnswer, type OpenAnswers } from './open-answers.ts';

/** An answer on its way: waiting or being sent, unless its last attempt failed. */
export interface QueuedAnswer extends OpenAnswer {
  failed: boolean;
  /** Left by an earlier visit or another tab, or failed before: a newer one may be stored by now. */
  late: boolean;
}

/** The answers that are not saved yet, by question. Replaced as a whole on every change. */
export type QueuedAnswers = ReadonlyMap<string, QueuedAnswer>;

export interface AnswerQueueOptions {
  /** Keeps the answers over a reload, for all tabs: what is not in it any more is not sent. */
  kept: OpenAnswers;
  /** Saves one answer, unless it is late and a newer one is stored. @throws RequestError when neither is so */
  send(answer: QueuedAnswer): Promise<void>;
  /** Waits before another attempt. */
  pause(milliseconds: number): Promise<void>;
  /** Does the work while no other tab does its own. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Called when another tab has saved or replaced answers that were queued here. */
  onTakenOver?(): void;
}

/** How sending an answer ended: `replaced` means that it is not to be sent any more. */
type Outcome = 'saved' | 'failed' | 'replaced';

/** Pauses before a second, third and fourth attempt. */
const PAUSES = [400, 1200, 2500] as const;

/**
 * Saves answers one at a time in the order given. Of two answers to one question only the later
 * counts, whichever tab it was given in; faults that pass are tried again; what fails for good waits
 * for `retry` and lets the others go on. Nothing leaves the queue before the API has confirmed it.
 */
export class AnswerQueue {
  private queued: QueuedAnswers = new Map();
  private running = false;
  private closed = false;
  private readonly listeners = new Set<() => void>();
  private readonly unfollow: () => void;

  /** Holds what an earlier visit left behind, as if it had just been given. */
  constructor(private readonly options: AnswerQueueOptions) {
    this.follow();
    this.unfollow = options.kept.subscribe(() => {
      this.follow();
      void this.run();
    });
  }

  readonly get = (): QueuedAnswers => this.queued;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Sends what an earlier visit or another tab has left behind. */
  start(): void {
    this.follow();
    void this.run();
  }

  /** Queues an answer; the browser keeps it until it is saved. */
  add(answer: OpenAnswer): void {
    this.options.kept.put(answer);
    this.put(answer);
    void this.run();
  }

  /** How long unsaved answers last: over a reload, or until the page is left. */
  lasts(): 'in-browser' | 'in-page' {
    return this.options.kept.lasts();
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

  /** Sends nothing any more. What is not saved stays kept in the browser. */
  close(): void {
    this.closed = true;
    this.unfollow();
    // Whoever waits for it waits no longer.
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
      if (outcome !== 'passing') return outcome;
      if (pause === null) return 'failed';
      await this.options.pause(pause);
    }
    return 'failed';
  }

  /** Sends the answer if it is still the one to send, by what all tabs know. */
  private async attempt(answer: QueuedAnswer): Promise<Outcome | 'passing'> {
    this.follow();
    if (this.closed || !this.isCurrent(answer)) return 'replaced';
    try {
      await this.options.send(answer);
    } catch (error) {
      return isPassing(error) ? 'passing' : 'failed';
    }
    this.options.kept.remove(answer);
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

  private isCurrent({ questionId, submissionKey }: OpenAnswer): boolean {
    return this.queued.get(questionId)?.submissionKey === submissionKey;
  }

  /** Takes over what all tabs know: what was kept in the meantime, and what is not kept any more. */
  private follow(): void {
    const kept = this.options.kept.list();
    const keys = new Set(kept.map(({ submissionKey }) => submissionKey));
    const gone = [...this.queued.values()].filter(({ submissionKey }) => !keys.has(submissionKey));
    const come = kept.filter((answer) => !this.isCurrent(answer));
    if (gone.length === 0 && come.length === 0) return;
    this.change((queued) => {
      for (const { questionId } of gone) queued.delete(questionId);
      for (const answer of come) {
        queued.set(answer.questionId, { ...answer, failed: false, late: true });
      }
    });
    if (gone.length > 0) this.options.onTakenOver?.();
  }

  /** The latest answer goes to the end, whatever place an earlier one to its question had. */
  private put(answer: OpenAnswer): void {
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
