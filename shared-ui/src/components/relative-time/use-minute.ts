import { useSyncExternalStore } from 'react';

/** Milliseconds between two clock ticks. */
export const clockInterval = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, clockInterval);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Returns milliseconds since 1970, updated once a minute by one clock for the whole page. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => now);
}
