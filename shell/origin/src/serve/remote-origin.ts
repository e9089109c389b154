import { type OriginHandler } from './origin-server.ts';
import { textAnswer } from '../answer.ts';
import { withoutRetryPrefix } from './request-path.ts';
import { REMOTE_HEADERS } from '../compose/security-headers.ts';
import { answerStoredFile } from '../files/stored-file.ts';

/** A release is in a folder named after its version and never changes there. */
const VERSIONED = {
  'of one remote': /^\/\d+\.\d+\.\d+[^/]*\//,
  'by remote': /^\/[^/]+\/\d+\.\d+\.\d+[^/]*\//,
};

/** The arrangement of the releases below a folder. */
export type RemoteFolders = keyof typeof VERSIONED;

/** Responds while the server runs; a hidden name, so that no release can have a file there. */
export const ALIVE_PATH = '/.alive';

/**
 * The origin of one remote: serves the releases below `root`, one folder per version. There are no pages here, so
 * anything missing is a 404.
 * @param folders whether the releases of several remotes are below `root`, in a folder for each
 */
export function remoteOrigin(
  root: string,
  { folders = 'of one remote' }: { folders?: RemoteFolders } = {},
): OriginHandler {
  return {
    headers: REMOTE_HEADERS,
    async handle({ path: requested, acceptEncoding }) {
      if (requested === ALIVE_PATH) return textAnswer(200, 'alive');
      const path = withoutRetryPrefix(requested);
      const cacheControl = VERSIONED[folders].test(path)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache';
      const file = await answerStoredFile(root, path, { acceptEncoding, cacheControl });
      return file ?? textAnswer(404, 'Not found.');
    },
  };
}
