import { setTimeout as delay } from 'node:timers/promises';

/** A proxy that asks this often is one that chooses processes by it. */
const PERIOD_MS = 3_000;

/**
 * Whether a proxy chooses processes by asking them regularly. It then goes on sending requests to a process that
 * stops until it has asked again, and not every proxy can send a request with a body to another process
 * after it was refused.
 */
export class HealthChecks {
  private last = -Infinity;
  private beforeLast = -Infinity;
  private onAsked: (() => void) | undefined;

  constructor(private readonly periodMs = PERIOD_MS) {}

  /** Notes that it has asked. */
  note(): void {
    this.beforeLast = this.last;
    this.last = performance.now();
    this.onAsked?.();
  }

  /** Resolves once anyone who asks regularly has asked again, and at once where no one does. */
  async askedAgain(): Promise<void> {
    if (performance.now() - this.beforeLast > this.periodMs) return;
    const asked = new Promise<void>((resolve) => (this.onAsked = resolve));
    await Promise.race([asked, delay(this.periodMs, undefined, { ref: false })]);
  }
}
