import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { listFiles, StepError } from '@rapport/workspace-kit';
import { releasesFolder, type ObjectStore } from './stores/object-store.ts';

/** Number of files that are written at the same time. */
const AT_ONCE = 8;

interface Publication {
  remote: string;
  version: string;
  /** Folder of the build. */
  folder: string;
}

/**
 * Writes a build into the folder of its version, which never changes again. Existing files have to be identical;
 * then this completes an interrupted publication.
 * @returns the number of written files
 * @throws StepError if the version exists with other bytes; then nothing was written
 */
export async function publishFiles(store: ObjectStore, publication: Publication): Promise<number> {
  const { remote, version } = publication;
  const known = (await store.names(releasesFolder(remote))).includes(version);
  const compared = known ? await compareFiles(store, publication) : undefined;
  if (compared?.different) throw otherBytes(publication, compared.different);

  const waiting = compared?.missing ?? (await filesToPublish(store, publication.folder));
  const count = waiting.length;
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const bytes = await readFile(join(publication.folder, path));
      const key = keyOf(publication, path);
      // Another user may be publishing the same version at the same time.
      const isOurs = (await store.create(key, bytes)) === 'created';
      if (!isOurs && !(await store.read(key))?.bytes.equals(bytes)) {
        waiting.length = 0;
        throw otherBytes(publication, path);
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return count;
}

/** True if the store has a version with exactly these files. */
export async function isPublished(store: ObjectStore, publication: Publication): Promise<boolean> {
  const { different, missing } = await compareFiles(store, publication);
  return different === undefined && missing.length === 0;
}

/** Returns the files of a build that a published version lacks, and the first one with other bytes. */
async function compareFiles(store: ObjectStore, publication: Publication) {
  const missing: string[] = [];
  for (const path of await filesToPublish(store, publication.folder)) {
    const found = await store.read(keyOf(publication, path));
    if (!found) missing.push(path);
    else if (!found.bytes.equals(await readFile(join(publication.folder, path)))) {
      return { different: path, missing };
    }
  }
  return { different: undefined, missing };
}

function keyOf({ remote, version }: Publication, path: string): string {
  return `${releasesFolder(remote)}/${version}/${path}`;
}

function otherBytes({ remote, version }: Publication, path: string): StepError {
  return new StepError(
    `${remote} ${version} is published already with other bytes (${path} differs). A version never changes: release the next one by leaving --version out, or name a higher one.`,
  );
}

/** Returns relative paths, the manifest first: it differs between nearly all builds. */
async function filesToPublish(store: ObjectStore, folder: string): Promise<string[]> {
  const ignored = store.keepsCompressed ? /^\./ : /^\.|\.(br|gz)$/;
  const paths = (await listFiles(folder, ['.'], ignored)).map((file) =>
    relative(folder, file).replaceAll(sep, '/'),
  );
  const isManifest = (path: string) => Number(path === 'mf-manifest.json');
  return paths.sort((one, other) => isManifest(other) - isManifest(one));
}
