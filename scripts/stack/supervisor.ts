import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, type Print, seconds } from '@rapport/workspace-kit';

/** Something that the stack runs and keeps running. */
export interface Part {
  name: string;
  /**
   * Starts it and resolves when it is ready.
   * @param onExit called once when it ends without having been asked to, with the reason
   */
  start(onExit: (reason: string) => void): Promise<RunningPart>;
}

export interface RunningPart {
  /** Lets it finish what it is doing, and resolves when it is gone. */
  stop(): Promise<void>;
}

export interface SupervisorOptions {
  print: Print;
  /** Called once when a part cannot be kept running. */
  onGiveUp: (message: string) => void;
  /** First pause before a restart in milliseconds; it doubles with every further death. */
  firstPauseMs?: number;
  /** Deaths within `windowMs` after which a part is given up. */
  mostDeaths?: number;
  windowMs?: number;
}

const LONGEST_PAUSE_MS = 10_000;

/** Keeps parts running: restarts the one that dies, with growing pauses, and stops all of them in the end. */
export class Supervisor {
  readonly #options: Required<SupervisorOptions>;
  readonly #groups: Watched[][] = [];
  readonly #stopping = new AbortController();

  constructor(options: SupervisorOptions) {
    this.#options = { firstPauseMs: 500, mostDeaths: 5, windowMs: 60_000, ...options };
  }

  /**
   * Starts parts that do not need each other, all at once. What was started in an earlier call is
   * stopped later.
   * @throws whatever a part throws that does not become ready; the others keep running until `stop`
   */
  async start(parts: readonly Part[]): Promise<void> {
    this.#stopping.signal.throwIfAborted();
    const group = parts.map((part): Watched => ({ part, deaths: [], running: undefined }));
    this.#groups.push(group);
    const outcomes = await Promise.allSettled(group.map((watched) => this.#run(watched)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  /** Stops every part, the ones started last first. */
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
    // It may have become ready while everything else was told to stop.
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

/** The rest is in the log. */
function firstSentence(reason: string): string {
  return (reason.split('\n')[0] ?? '').replace(/\.$/, '');
}

interface Watched {
  part: Part;
  /** When it ended without being asked to, in milliseconds of the process clock. */
  deaths: number[];
  running: RunningPart | undefined;
}
