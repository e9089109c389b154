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

/** When to rotate a log, how many old ones to keep, and how often to check its size. */
interface Rotation {
  largestBytes: number;
  kept: number;
  everyMs: number;
}
const ROTATION: Rotation = { largestBytes: 5_000_000, kept: 3, everyMs: 2_000 };

/** The log of one part. A large one is rotated to `.log.1`, so it never fills the disk. */
export interface LogFile {
  path: string;
  /** Passes an open descriptor to `use`, for a program to write to. */
  withDescriptor<T>(use: (descriptor: number) => T): T;
  /** Limits the size while a program writes; the returned function stops that. */
  watch(): () => void;
  /** The last lines written since the log was opened. */
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
  // The program keeps writing to its open file, so the file is copied and emptied, not renamed. Lines written
  // between the two are lost.
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
          // The disk is full, or a user has removed the folder: the part continues without rotation.
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
