import { type OriginHandler } from './origin-server.ts';
import { textAnswer } from '../answer.ts';
import { withoutRetryPrefix } from './request-path.ts';
import { REMOTE_HEADERS } from '../compose/security-headers.ts';
import { answerStoredFile } from '../files/stored-file.ts';

/** A release lives in a folder named after its version and never changes there. */
const VERSIONED = /^\/\d+\.\d+\.\d+[^/]*\//;

/** Answers while the server runs; a hidden name, so that no release can have a file there. */
export const ALIVE_PATH = '/.alive';

/**
 * The origin of one remote: serves the releases below `root`, one folder per version.
 * There are no pages here, so what is missing is a 404.
 */
export function remoteOrigin(root: string): OriginHandler {
  return {
    headers: REMOTE_HEADERS,
    async handle({ path: requested, acceptEncoding }) {
      if (requested === ALIVE_PATH) return textAnswer(200, 'alive');
      const path = withoutRetryPrefix(requested);
      const cacheControl = VERSIONED.test(path)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache';
      const file = await answerStoredFile(root, path, { acceptEncoding, cacheControl });
      return file ?? textAnswer(404, 'Not found.');
    },
  };
}
