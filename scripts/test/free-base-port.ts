import { freePort } from '../postgres/port.ts';
import { HIGHEST_OFFSET } from '../stack/ports.ts';

const FIRST = 14_200;
const LAST = 19_200;
const STEP = 20;

/** Returns a RAPPORT_PORT for a stack whose ports are all free now. */
export async function freeBasePort(): Promise<number> {
  for (let base = FIRST; base < LAST; base += STEP) {
    const ports = Array.from({ length: HIGHEST_OFFSET + 1 }, (_, offset) => base + offset);
    const outcomes = await Promise.allSettled(ports.map((port) => freePort(port)));
    if (outcomes.every(({ status }) => status === 'fulfilled')) return base;
  }
  throw new Error(`There is no room for a stack between the ports ${FIRST} and ${LAST}.`);
}
