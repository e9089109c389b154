import { setTimeout as delay } from 'node:timers/promises';

/** A proxy that checks at least this often uses the result for choosing processes. */
const PERIOD_MS = 3_000;

/**
 * Detects whether a proxy checks the health of this process regularly. Such a proxy keeps sending requests to a
 * stopping process until its next check, and not every proxy can resend a request with a body to another process
 * after a refusal.
 */
export class HealthChecks {
  private last = -Infinity;
  private beforeLast = -Infinity;
  private onAsked: (() => void) | undefined;

  constructor(private readonly periodMs = PERIOD_MS) {}

  /** Records a health check. */
  note(): void {
    this.beforeLast = this.last;
    this.last = performance.now();
    this.onAsked?.();
  }

  /** Resolves after the next check by a regular caller, or at once if there is none. */
  async askedAgain(): Promise<void> {
    if (performance.now() - this.beforeLast > this.periodMs) return;
    const asked = new Promise<void>((resolve) => (this.onAsked = resolve));
    await Promise.race([asked, delay(this.periodMs, undefined, { ref: false })]);
  }
}
