import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODED_SUFFIX } from './content-encoding.ts';
import { isCompressible } from './media-types.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this size, compression saves no packet. */
const WORTHWHILE_BYTES = 1024;

/** Writes the br and gzip forms next to every file below `folder`, if they're smaller. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !isHidden(relative(folder, file)));
  await Promise.all(files.map(precompressFile));
}

function isHidden(path: string): boolean {
  return path.split(sep).some((segment) => segment.startsWith('.'));
}

/** Returns the paths of a file's compressed forms, which may not exist. */
export function packedForms(file: string): string[] {
  return Object.values(ENCODED_SUFFIX).map((suffix) => file + suffix);
}

/** Writes the br and gzip forms next to one file, if they're smaller. */
export async function precompressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.byteLength < WORTHWHILE_BYTES) return;
  const [br, gz] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.byteLength < bytes.byteLength) await writeFile(file + ENCODED_SUFFIX.br, br);
  if (gz.byteLength < bytes.byteLength) await writeFile(file + ENCODED_SUFFIX.gzip, gz);
}
