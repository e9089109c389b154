import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Written into the folder of a finished build, to check later if it's up to date. */
export interface Stamp {
  /** Hash of all inputs. */
  inputs: string;
  /** Hash of the output. */
  content: string;
}

const STAMP_FILE = '.build.json';

/** Reads the stamp of a built folder; undefined if the build never finished. */
export async function readStamp(dist: string): Promise<Stamp | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(join(dist, STAMP_FILE), 'utf8'));
    return isStamp(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Marks a folder as built; written last, so an unfinished build has none. */
export async function writeStamp(dist: string, stamp: Stamp): Promise<void> {
  await writeFile(join(dist, STAMP_FILE), JSON.stringify(stamp));
}

function isStamp(value: unknown): value is Stamp {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'inputs' in value &&
    typeof value.inputs === 'string' &&
    'content' in value &&
    typeof value.content === 'string'
  );
}
