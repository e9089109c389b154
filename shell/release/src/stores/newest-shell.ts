import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the newest folder of a shell in a data folder; undefined if there's none. */
export async function newestShell(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'releases/shell');
  if (!existsSync(folder)) return undefined;
  const releases = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      return { path, madeMs: (await stat(path)).ctimeMs };
    }),
  );
  return releases.sort((one, other) => other.madeMs - one.madeMs)[0]?.path;
}
