import { type IncomingMessage } from 'node:http';

/** A body, or why it could not be read: it is too large, took too long, or broke off. */
export type Body =
  | { status: 'read'; bytes: Buffer }
  | { status: 'too large' }
  | { status: 'too slow' }
  | { status: 'broken off' };

/** How much of a body that is too large is read and dropped, so that its sender hears the answer. */
const DROPPED = 64;

/**
 * Reads the body of a request that may be sent with any intent: not more than `most` bytes of it
 * are kept, and no one is waited for longer than `patienceMs`.
 */
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
      // An error of the connection that is about to be closed concerns no one.
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
