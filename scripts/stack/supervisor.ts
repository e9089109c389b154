import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, type Print, seconds } from '@rapport/workspace-kit';

/** A program or service that the stack keeps running. */
export interface Part {
  name: string;
  /**
   * Starts it and resolves when it's ready.
   * @param onExit called once with the reason if it ends unexpectedly
   */
  start(onExit: (reason: string) => void): Promise<RunningPart>;
}

export interface RunningPart {
  /** Lets it finish its work, and resolves when it has ended. */
  stop(): Promise<void>;
}

export interface SupervisorOptions {
  print: Print;
  /** Called once if a part can't be kept running. */
  onGiveUp: (message: string) => void;
  /** Milliseconds before the first restart; doubles with every further exit. */
  firstPauseMs?: number;
  /** Number of exits within `windowMs` after which a part is given up. */
  mostDeaths?: number;
  windowMs?: number;
}

const LONGEST_PAUSE_MS = 10_000;

/** Keeps parts running: restarts those that exit, with increasing pauses, and stops all of them at the end. */
export class Supervisor {
  readonly #options: Required<SupervisorOptions>;
  readonly #groups: Watched[][] = [];
  readonly #stopping = new AbortController();

  constructor(options: SupervisorOptions) {
    this.#options = { firstPauseMs: 500, mostDeaths: 5, windowMs: 60_000, ...options };
  }

  /**
   * Starts parts that don't depend on each other, all at once. Parts of an earlier call are stopped later.
   * @throws the error of a part that doesn't become ready; the others keep running until `stop`
   */
  async start(parts: readonly Part[]): Promise<void> {
    this.#stopping.signal.throwIfAborted();
    const group = parts.map((part): Watched => ({ part, deaths: [], running: undefined }));
    this.#groups.push(group);
    const outcomes = await Promise.allSettled(group.map((watched) => this.#run(watched)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  /** Stops all parts, the last started first. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const group of this.#groups.toReversed()) {
      await Promise.all(
        group.map(async (watched) => {
          const { running } = watched;
          watched.running = undefined;
          await running?.stop();
        }),
      );
    }
  }

  async #run(watched: Watched): Promise<void> {
    const { part } = watched;
    watched.running = undefined;
    const running = await part.start((reason) => {
      watched.running = undefined;
      void this.#restart(watched, reason);
    });
    // It may have become ready while the stack was already stopping.
    if (this.#stopping.signal.aborted) await running.stop();
    else watched.running = running;
  }

  async #restart(watched: Watched, firstReason: string): Promise<void> {
    const { print, onGiveUp, firstPauseMs, mostDeaths, windowMs } = this.#options;
    const { name } = watched.part;
    const { signal } = this.#stopping;
    for (let reason = firstReason; !signal.aborted;) {
      const now = performance.now();
      watched.deaths = [...watched.deaths.filter((at) => now - at < windowMs), now];
      if (watched.deaths.length >= mostDeaths) {
        onGiveUp(
          `${name} does not keep running: it ended ${watched.deaths.length} times in ${seconds(windowMs)}. The last time: ${reason}`,
        );
        return;
      }
      const pause = Math.min(firstPauseMs * 2 ** (watched.deaths.length - 1), LONGEST_PAUSE_MS);
      print(`${name} has ended: ${firstSentence(reason)}. Starting it again in ${seconds(pause)}.`);
      await sleep(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        await this.#run(watched);
        print(`${name} runs again.`);
        return;
      } catch (error) {
        reason = messageOf(error);
      }
    }
  }
}

/** The log contains the rest. */
function firstSentence(reason: string): string {
  return (reason.split('\n')[0] ?? '').replace(/\.$/, '');
}

interface Watched {
  part: Part;
  /** Times of its unexpected exits, in milliseconds of the process clock. */
  deaths: number[];
  running: RunningPart | undefined;
}
