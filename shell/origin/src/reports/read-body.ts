import { type IncomingMessage } from 'node:http';

/** A body, or why it couldn't be read: it's too large, took too long, or was cut off. */
export type Body =
  | { status: 'read'; bytes: Buffer }
  | { status: 'too large' }
  | { status: 'too slow' }
  | { status: 'broken off' };

/** How much of a body that's too large is read and dropped, so that its sender gets the response. */
const DROPPED = 64;

/** Reads the body of an untrusted request: at most `most` bytes are kept, and it's aborted after `patienceMs`. */
export function readBody(
  request: IncomingMessage,
  { most, patienceMs }: { most: number; patienceMs: number },
): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const isTooLarge = () => size > most;
    const end = (body: Body) => {
      clearTimeout(timer);
      request.off('data', take).off('end', complete).off('close', broken).off('error', broken);
      // Errors of a connection that's about to be closed don't matter.
      request.on('error', () => {}).pause();
      resolve(isTooLarge() ? { status: 'too large' } : body);
    };
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (!isTooLarge()) chunks.push(chunk);
      else if (size > most * DROPPED) end({ status: 'too large' });
    };
    const complete = () => end({ status: 'read', bytes: Buffer.concat(chunks) });
    const broken = () => end({ status: 'broken off' });
    const timer = setTimeout(() => end({ status: 'too slow' }), patienceMs);
    request.on('data', take).on('end', complete).on('close', broken).on('error', broken);
  });
}
