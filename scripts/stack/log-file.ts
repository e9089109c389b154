import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';

const TAIL_LINES = 12;

/** When a log is set aside, how many of those are kept, and how often its size is looked at. */
interface Rotation {
  largestBytes: number;
  kept: number;
  everyMs: number;
}
const ROTATION: Rotation = { largestBytes: 5_000_000, kept: 3, everyMs: 2_000 };

/** The log of one part; a grown one is set aside as `.log.1`, so that it never fills the disk. */
export interface LogFile {
  path: string;
  /** Hands an open descriptor to `use`, for a program to write to on its own. */
  withDescriptor<T>(use: (descriptor: number) => T): T;
  /** Keeps the size in bounds while a program writes; the returned function ends that. */
  watch(): () => void;
  /** The last lines that were written since the log was opened. */
  tail(): string;
}

/** Opens `<folder>/<name>.log` for appending. */
export function openLog(folder: string, name: string, rotation: Partial<Rotation> = {}): LogFile {
  const { largestBytes, kept, everyMs } = { ...ROTATION, ...rotation };
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
  const makeRoom = () => {
    for (let age = kept - 1; age >= 1; age -= 1) {
      if (sizeOf(`${path}.${age}`) !== undefined)
        renameSync(`${path}.${age}`, `${path}.${age + 1}`);
    }
  };
  // The program goes on writing to the file that it has, so that is emptied, not renamed. What it
  // writes in the moment between the two is lost.
  const setAside = () => {
    makeRoom();
    copyFileSync(path, `${path}.1`);
    truncateSync(path, 0);
    openedAt = 0;
  };
  let openedAt = sizeOf(path) ?? 0;
  if (openedAt > largestBytes) setAside();
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
    watch() {
      const timer = setInterval(() => {
        try {
          if ((sizeOf(path) ?? 0) > largestBytes) setAside();
        } catch (error) {
          // A full disk, or a folder that someone has removed: the part goes on without.
          console.error(`${path} could not be set aside: ${String(error)}`);
        }
      }, everyMs);
      timer.unref();
      return () => clearInterval(timer);
    },
    tail() {
      const written = readFileSync(path).subarray(openedAt).toString();
      return written.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
    },
  };
}
