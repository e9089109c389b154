/** Capacity of a gate. */
export type GateSize = {
  /** Number of pieces of work that run at the same time. */
  places: number;
  /** Maximum number of pieces that wait, in all and per sender. */
  waiting: number;
  waitingPerSender: number;
};

/**
 * Runs a few pieces of work at the same time, in the order in which they arrived. Counts inside the gate are exact:
 * a thousand sign-ins sent at once can't all slip past a limit of ten.
 *
 * Hashing a password takes a tenth of a second or more, so the last one in a long queue would wait for half a
 * minute. The queue is short instead: what doesn't fit is refused at once and can be retried. One sender fills at
 * most half of it, so there's room for the others.
 */
export class Gate {
  readonly #size: GateSize;
  #free: number;
  readonly #queue: { sender: string; enter: () => void }[] = [];

  constructor(size: GateSize) {
    this.#size = size;
    this.#free = size.places;
  }

  /** @returns the result of the work, or undefined if the queue was full */
  async run<T>(sender: string, work: () => Promise<T>): Promise<T | undefined> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#isFullFor(sender)) return undefined;
    else await new Promise<void>((enter) => this.#queue.push({ sender, enter }));
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next.enter();
      else this.#free += 1;
    }
  }

  #isFullFor(sender: string): boolean {
    if (this.#queue.length >= this.#size.waiting) return true;
    const own = this.#queue.filter((waiting) => waiting.sender === sender).length;
    return own >= this.#size.waitingPerSender;
  }
}
