/** How much a gate takes. */
export type GateSize = {
  /** Pieces of work at a time. */
  places: number;
  /** Pieces that may wait beside those, and how many of them of one sender. */
  waiting: number;
  waitingPerSender: number;
};

/**
 * Runs a few pieces of work at a time, in the order they came. What is counted inside the gate is
 * exact: a thousand sign-ins sent at once cannot all slip past a limit of ten.
 *
 * Hashing a password takes a tenth of a second and more, so the last one in a long queue would
 * wait for half a minute. The queue is short instead: what does not fit is refused at once and can be
 * tried again. One sender fills half of it at most, so that there is room for the others.
 */
export class Gate {
  readonly #size: GateSize;
  #free: number;
  readonly #queue: { sender: string; enter: () => void }[] = [];

  constructor(size: GateSize) {
    this.#size = size;
    this.#free = size.places;
  }

  /** @returns what the work gave, or undefined when it was turned away */
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
