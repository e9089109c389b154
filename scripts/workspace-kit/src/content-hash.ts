import { createHash } from 'node:crypto';
import { type Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Folders and files that never affect a build. */
const IGNORED = /^(node_modules|dist|coverage|gallery|test|\..*|.*\.test\.tsx?|.*\.md)$/;

const LOCK_FILE = 'pnpm-lock.yaml';

/**
 * Returns a hash of the names and contents of everything below `paths`. Of the lock file, only the parts for these
 * paths count, so a new package doesn't rebuild the others.
 * @param workspace folder that `paths` and the hashed names are relative to
 * @param salt other inputs, like the version of Node
 */
export async function hashSources(workspace: string, paths: string[], salt: string) {
  const files = await listFiles(workspace, paths, IGNORED);
  return hashFiles(workspace, files, salt, (name, content) =>
    name === LOCK_FILE ? Buffer.from(lockedFor(paths, content.toString())) : content,
  );
}

/** Returns the lock file without the dependencies of packages outside of `paths`. */
export function lockedFor(paths: readonly string[], lockFile: string): string {
  const concerns = (folder: string) =>
    paths.some((path) => `${path}/`.startsWith(`${folder}/`) || folder.startsWith(`${path}/`));
  let section = '';
  let kept = true;
  return lockFile
    .split('\n')
    .filter((line) => {
      if (/^\S/.test(line)) [section, kept] = [line, true];
      const [, folder] = (section === 'importers:' && /^ {2}(\S+):/.exec(line)) || [];
      if (folder !== undefined) kept = concerns(folder);
      return kept;
    })
    .join('\n');
}

/** Returns a hash of a build's output, without compressed forms and its stamp. */
export async function hashOutput(folder: string): Promise<string> {
  return hashFiles(folder, await listFiles(folder, ['.'], /^\.|\.(br|gz)$/), '');
}

/** Returns every file below `paths`, as full paths in a stable order. */
export async function listFiles(root: string, paths: string[], ignored: RegExp): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => listBelow(join(root, path), ignored)));
  return [...new Set(found.flat())].sort();
}

async function listBelow(path: string, ignored: RegExp): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const below = (entry: Dirent) => {
    if (ignored.test(entry.name)) return [];
    const child = join(path, entry.name);
    return entry.isDirectory() ? listBelow(child, ignored) : [child];
  };
  return (await Promise.all(entries.map(below))).flat();
}

async function hashFiles(
  root: string,
  files: string[],
  salt: string,
  read: (name: string, content: Buffer) => Buffer = (_name, content) => content,
): Promise<string> {
  const hash = createHash('sha256').update(salt);
  const contents = await Promise.all(files.map((file) => readFile(file)));
  contents.forEach((whole, index) => {
    const name = relative(root, files[index] ?? '').replaceAll(sep, '/');
    const content = read(name, whole);
    hash.update(`\0${name}\0${content.byteLength}\0`).update(content);
  });
  return hash.digest('hex');
}
