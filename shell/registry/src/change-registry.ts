import { type Registry } from './registry.ts';
import { parseWholeRegistry } from './whole-registry.ts';

/** Where the text of a registry is stored: a file, an object of a bucket, or a row. */
export interface RegistryFile {
  /** Returns the text and a tag that changes with it; undefined before the first write. */
  read(): Promise<{ text: string; tag: string } | undefined>;
  /**
   * Writes the text if the file is unchanged since it was read.
   * @param tag of the text that was read; undefined if there was none
   */
  replace(text: string, tag: string | undefined): Promise<'written' | 'changed'>;
}

/** A registry is invalid. It isn't changed then, because writing it back would drop its unreadable parts. */
export class UnreadableRegistry extends Error {
  override readonly name = 'UnreadableRegistry';
}

/**
 * Returns the next registry, given the current one (undefined before the first). It may be called several times,
 * and returns its argument if nothing is to be written.
 */
export type Change = (registry: Registry | undefined) => Registry;

export type ChangeOutcome =
  | {
      status: 'changed';
      before: Registry | undefined;
      /** The written registry, whose revision is one higher. */
      after: Registry;
    }
  | { status: 'unchanged'; after: Registry }
  /** Another writer was faster each time; nothing was written. */
  | { status: 'contended' };

/**
 * Changes a registry by compare-and-swap: if another writer has changed it since it was read, the change is applied
 * again to the new content, so that no writer undoes another's change.
 * @param tries how often the change may be applied
 * @param onRace called each time another writer was faster
 * @throws UnreadableRegistry
 */
export async function changeRegistry(
  file: RegistryFile,
  change: Change,
  { tries, onRace }: { tries: number; onRace: () => void },
): Promise<ChangeOutcome> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const read = await readWithTag(file);
    const next = change(read?.registry);
    if (next === read?.registry) return { status: 'unchanged', after: next };
    const after = { ...next, revision: (read?.registry.revision ?? 0) + 1 };
    const text = `${JSON.stringify(after, null, 2)}\n`;
    if ((await file.replace(text, read?.tag)) === 'written') {
      return { status: 'changed', before: read?.registry, after };
    }
    onRace();
  }
  return { status: 'contended' };
}

/**
 * Reads the registry of a file, or undefined before the first write.
 * @throws UnreadableRegistry
 */
export async function readRegistry(file: RegistryFile): Promise<Registry | undefined> {
  return (await readWithTag(file))?.registry;
}

async function readWithTag(file: RegistryFile) {
  const found = await file.read();
  if (!found) return undefined;
  return { registry: parseWhole(found.text), tag: found.tag };
}

function parseWhole(text: string): Registry {
  try {
    const { registry, problems } = parseWholeRegistry(JSON.parse(text));
    if (problems.length > 0) throw new Error(problems.join(' '));
    return registry;
  } catch (error) {
    throw new UnreadableRegistry(error instanceof Error ? error.message : String(error));
  }
}
