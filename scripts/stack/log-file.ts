import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROTATE_BYTES = 5_000_000;
const TAIL_LINES = 12;

/** The log of one part; a grown one is set aside once, so that it never fills the disk. */
export interface LogFile {
  path: string;
  /** Hands an open descriptor to `use`, for a program to write to on its own. */
  withDescriptor<T>(use: (descriptor: number) => T): T;
  /** The last lines that were written since the log was opened. */
  tail(): string;
}

/** Opens `<folder>/<name>.log` for appending. */
export function openLog(folder: string, name: string): LogFile {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > ROTATE_BYTES) renameSync(path, `${path}.1`);
  const openedAt = size > ROTATE_BYTES ? 0 : size;
  return {
    path,
    withDescriptor(use) {
      const descriptor = openSync(path, 'a', 0o600);
      try {
        return use(descriptor);
      } finally {
        closeSync(descriptor);
      }
    },
    tail() {
      const written = readFileSync(path).subarray(openedAt).toString();
      return written.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
    },
  };
}
