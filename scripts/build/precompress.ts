import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODED_SUFFIX } from '../static/content-encoding.ts';
import { isCompressible } from '../static/media-types.ts';
import { listFiles } from './content-hash.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this a compressed form saves no packet. */
const WORTHWHILE_BYTES = 1024;

/** Writes the br and gzip forms beside every file below `folder` that they make smaller. */
export async function precompress(folder: string): Promise<void> {
  const files = await listFiles(folder, ['.'], /^\.|\.(br|gz)$/);
  await Promise.all(files.filter(isCompressible).map(precompressFile));
}

async function precompressFile(file: string): Promise<void> {
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
