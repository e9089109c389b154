import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Answer } from '../answer.ts';
import { acceptedEncodings, ENCODED_SUFFIX } from './content-encoding.ts';
import { isCompressible, mediaType } from './media-types.ts';

/** A regular file below a root. */
interface StoredFile {
  path: string;
  size: number;
  modifiedMs: number;
}

/**
 * Responds with the file at `path` below `root`, in the smallest form that the client accepts; undefined if there
 * is none. Hidden files aren't served, and neither are targets of links outside of the root.
 * @param path decoded, starting with `/` and free of `..`
 */
export async function answerStoredFile(
  root: string,
  path: string,
  request: { acceptEncoding: string | undefined; cacheControl: string },
): Promise<Answer | undefined> {
  if (path.split('/').some((segment) => segment.startsWith('.'))) return undefined;
  const plain = await findFile(root, path);
  if (!plain) return undefined;

  const compressible = isCompressible(path);
  const headers: Record<string, string> = {
    'content-type': mediaType(path),
    'cache-control': request.cacheControl,
    ...(compressible && { vary: 'Accept-Encoding' }),
  };
  if (compressible) {
    for (const encoding of acceptedEncodings(request.acceptEncoding)) {
      const packed = await findFile(root, path + ENCODED_SUFFIX[encoding]);
      if (packed) {
        return answer(packed, { ...headers, 'content-encoding': encoding });
      }
    }
  }
  return answer(plain, headers);
}

function answer(file: StoredFile, headers: Record<string, string>): Answer {
  const form = headers['content-encoding'] ?? 'plain';
  const etag = `"${file.size.toString(36)}-${Math.round(file.modifiedMs).toString(36)}-${form}"`;
  return {
    status: 200,
    headers: { ...headers, etag },
    body: { kind: 'file', path: file.path, size: file.size },
  };
}

async function findFile(root: string, path: string): Promise<StoredFile | undefined> {
  try {
    const [realRoot, realFile] = await Promise.all([realpath(root), realpath(join(root, path))]);
    if (!realFile.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)) return undefined;
    const stats = await stat(realFile);
    if (!stats.isFile()) return undefined;
    return { path: realFile, size: stats.size, modifiedMs: stats.mtimeMs };
  } catch {
    // Missing, unreadable, or a name that's too long: for the client, the file doesn't exist.
    return undefined;
  }
}
