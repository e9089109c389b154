import { fstatSync } from 'node:fs';

/** True if our input is a pipe or socket from the parent, and not a terminal, a file, or nothing. */
function parentHoldsInput(): boolean {
  try {
    // As bigint: the plain form makes Node 20's realpathSync mistake links for real paths (footguns.md).
    const input = fstatSync(0, { bigint: true });
    return input.isFIFO() || input.isSocket();
  } catch {
    return false;
  }
}

/**
 * Calls `stop` once when this program should end: on a signal, or when its parent has ended in any way (its IPC
 * channel or our input closes).
 */
export function onStopRequest(stop: () => void): void {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, ask);
  if (process.channel) process.on('disconnect', ask);
  if (parentHoldsInput()) process.stdin.on('end', ask).on('close', ask).on('error', ask).resume();
}
