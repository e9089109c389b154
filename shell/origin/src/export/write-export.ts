import {
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mendFile, placeFile } from './place-file.ts';
import { packedForms, precompressFile } from '../files/precompress.ts';
import { isCompressible } from '../files/media-types.ts';

/** The contents of a site, by path from its root. */
export interface SiteFiles {
  /** Texts generated for this export. */
  texts: ReadonlyMap<string, string>;
  /** Files whose content may change with the next export. */
  copies: ReadonlyMap<string, string>;
  /** Immutable files, which exports share with each other, but never with their source. */
  links: ReadonlyMap<string, string>;
}

interface WriteOptions {
  /** The absolute path of the folder with the exports. */
  to: string;
  name: string;
  files: SiteFiles;
  /** Returns the rules for web servers, by file name, for a site at a path. */
  rulesFor: (root: string) => ReadonlyMap<string, string>;
  /** True if an existing export is compared with its sources and repaired. */
  repair?: boolean | undefined;
  now: () => Date;
}

interface SiteExport {
  /** The absolute path of the export. */
  folder: string;
  /** True if exactly this was already served. */
  unchanged: boolean;
  /** The site's files that differed, by path. */
  mended: string[];
}

/** An export's metadata, in a file next to the site. */
interface Notes {
  /** The modification time of every file generated for this export. */
  madeAt: string;
  /** The times since when files of earlier shells are no longer part of the shell. */
  retired: Record<string, string>;
}

const NOTES_FILE = 'export.json';
const EXPORTS = 'exports';
/** The path that servers are configured with: a link to the current export. */
const CURRENT = 'current';
const RETAINED_EXPORTS = 5;
const ASSET_RETENTION_MS = 30 * 24 * 3_600_000;
const ABANDONED_MS = 3_600_000;
const UNFINISHED = '.unfinished-';

/**
 * Writes a site into a new folder, and then points the link `current` at it, so that anyone who follows the link
 * finds the old or the new site, never a mixture. The scripts of earlier shells stay for 30 days, for open tabs.
 * Five exports are kept.
 * @throws Error if the folder can't be written; then the link hasn't changed
 */
export async function writeExport(options: WriteOptions): Promise<SiteExport> {
  const { to, name, files, rulesFor, repair, now } = options;
  const exports = join(to, EXPORTS);
  const folder = join(exports, name);
  const served = await servedExport(to);
  await mkdir(exports, { recursive: true });
  const known = await stat(folder).catch(() => undefined);
  const mended = known && repair ? await mend(join(folder, 'site'), files) : [];
  if (known && served === folder) return { folder, unchanged: mended.length === 0, mended };
  if (!known) {
    const unfinished = join(exports, `${UNFINISHED}${process.pid}-${name}`);
    await rm(unfinished, { recursive: true, force: true });
    const notes = await nextNotes(served, files, now());
    await writeSite(join(unfinished, 'site'), served, files, notes);
    for (const [file, text] of rulesFor(join(folder, 'site'))) {
      await writeFile(join(unfinished, file), text);
    }
    await writeFile(join(unfinished, NOTES_FILE), `${JSON.stringify(notes, null, 2)}\n`);
    await rename(unfinished, folder);
  }
  const next = join(to, `.${CURRENT}-${process.pid}`);
  await rm(next, { force: true });
  await symlink(join(EXPORTS, name), next);
  await rename(next, join(to, CURRENT));
  await prune(exports, [folder, ...(served === undefined ? [] : [served])], now().getTime());
  return { folder, unchanged: false, mended };
}

/** Returns relative paths of the files below a folder, each with a leading slash; hidden files are skipped. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.replace(/\/+$/, '').length))
    .filter((path) => !path.includes('/.'))
    .sort();
}

async function writeSite(
  site: string,
  served: string | undefined,
  { texts, copies, links }: SiteFiles,
  { madeAt, retired }: Notes,
): Promise<void> {
  const before = (path: string) => join(served ?? '', 'site', path);
  for (const [path, source] of links) await placeFile(source, join(site, path), before(path));
  for (const path of Object.keys(retired)) await placeFile(before(path), join(site, path));
  for (const [path, source] of copies) {
    await placeFile(
      source,
      join(site, path),
      path.startsWith('/assets/') ? before(path) : undefined,
    );
  }
  for (const [path, text] of texts) {
    const file = join(site, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (isCompressible(path)) await precompressFile(file);
  }
  // Servers derive an ETag from time and size. Two exports within a second would have the same one.
  const time = new Date(madeAt);
  const own = [
    ...texts.keys(),
    ...[...copies.keys()].filter((path) => !path.startsWith('/assets/')),
  ];
  for (const path of own.flatMap((file) => [file, ...packedForms(file)])) {
    await utimes(join(site, path), time, time).catch(() => undefined);
  }
}

async function mend(site: string, { copies, links, texts }: SiteFiles): Promise<string[]> {
  const mended: string[] = [];
  for (const [path, source] of [...links, ...copies]) {
    if (await mendFile(source, join(site, path))) mended.push(path);
  }
  for (const [path, text] of texts) {
    const file = join(site, path);
    if (await hasText(file, text)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.${process.pid}`, text);
    await rename(`${file}.${process.pid}`, file);
    for (const form of packedForms(file)) await rm(form, { force: true });
    if (isCompressible(path)) await precompressFile(file);
    mended.push(path);
  }
  return mended;
}

/** Returns whether a file has the given text, and its compressed forms, if any, do as well. */
async function hasText(file: string, text: string): Promise<boolean> {
  const [plain, brotli, gzip] = await Promise.all(
    [file, `${file}.br`, `${file}.gz`].map((form) => readFile(form).catch(() => undefined)),
  );
  try {
    return (
      plain?.toString() === text &&
      (brotli === undefined || brotliDecompressSync(brotli).toString() === text) &&
      (gzip === undefined || gunzipSync(gzip).toString() === text)
    );
  } catch {
    return false;
  }
}

async function nextNotes(
  served: string | undefined,
  { copies }: SiteFiles,
  now: Date,
): Promise<Notes> {
  const before = served === undefined ? undefined : await readNotes(served);
  const earliest = before ? Date.parse(before.madeAt) + 1000 : 0;
  const madeAt = new Date(Math.max(Math.floor(now.getTime() / 1000) * 1000, earliest));
  const retired: Record<string, string> = {};
  const assets =
    served === undefined ? [] : await filesBelow(join(served, 'site/assets')).catch(() => []);
  for (const name of assets) {
    const path = `/assets${name}`;
    if (copies.has(path)) continue;
    const since = before?.retired[path] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) < ASSET_RETENTION_MS) retired[path] = since;
  }
  return { madeAt: madeAt.toISOString(), retired };
}

async function readNotes(folder: string): Promise<Notes | undefined> {
  try {
    const notes: unknown = JSON.parse(await readFile(join(folder, NOTES_FILE), 'utf8'));
    return isNotes(notes) ? notes : undefined;
  } catch {
    return undefined;
  }
}

function isNotes(value: unknown): value is Notes {
  if (typeof value !== 'object' || value === null) return false;
  if (!('madeAt' in value) || typeof value.madeAt !== 'string') return false;
  return 'retired' in value && typeof value.retired === 'object' && value.retired !== null;
}

/** Returns the export that the link points to; undefined before the first. */
async function servedExport(to: string): Promise<string | undefined> {
  try {
    return join(to, await readlink(join(to, CURRENT)));
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') {
      return undefined;
    }
    throw new Error(`${join(to, CURRENT)} is not a link that an export has made.`, {
      cause: error,
    });
  }
}

/** Removes all but the newest exports, and leftovers of an interruption. */
async function prune(exports: string, used: readonly string[], now: number): Promise<void> {
  const names = await readdir(exports);
  const all = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(exports, name))).mtimeMs })),
  );
  const finished = all
    .filter(({ name }) => !name.startsWith(UNFINISHED))
    .sort((one, other) => other.at - one.at);
  const abandoned = all.filter(
    ({ name, at }) => name.startsWith(UNFINISHED) && now - at > ABANDONED_MS,
  );
  for (const { name } of [...finished.slice(RETAINED_EXPORTS), ...abandoned]) {
    const folder = join(exports, name);
    if (used.some((path) => basename(path) === name)) continue;
    await rm(folder, { recursive: true, force: true });
  }
}
