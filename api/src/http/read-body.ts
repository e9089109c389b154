import { type IncomingMessage } from 'node:http';
import { finished, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import getRawBody from 'raw-body';
import { type DomainError } from '../errors/domain-error.ts';
import { BodyTooLarge, BodyUnreadable, UnsupportedMediaType } from '../errors/http-errors.ts';
import { startOf } from './body-start.ts';

const UNPACK: Readonly<Record<string, typeof createGunzip>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Returns whether a request has a body according to its headers. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** The bytes of a body, or the first bytes of one that's too large. */
export interface BodyBytes {
  bytes: Buffer;
  isWhole: boolean;
}

/**
 * Returns the bytes of a body, decompressed. A body that announces a larger size is rejected before it's read, and
 * one that exceeds the limit as soon as it does; the rest is discarded.
 * @throws {BodyTooLarge}
 * @throws {BodyUnreadable}
 * @throws {UnsupportedMediaType}
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new BodyTooLarge(most);
  const { bytes, isWhole } = await readBytes(request, most);
  if (!isWhole) throw new BodyTooLarge(most);
  return bytes;
}

/**
 * Like `readBody`, but returns the beginning of a body that's too large, which shows the reason.
 * @throws {BodyUnreadable}
 * @throws {UnsupportedMediaType}
 */
export async function readBytes(request: IncomingMessage, most: number): Promise<BodyBytes> {
  const length = request.headers['content-length'] ?? null;
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  const unpack = encoding === 'identity' ? null : UNPACK[encoding];
  if (unpack === undefined) throw new UnsupportedMediaType();
  try {
    if (unpack !== null) return await unpacked(request, unpack(), most);
    if (Number(length ?? 0) <= most) return await bytesOf(request, most, length);
    return { bytes: await startOf(request, most), isWhole: false };
  } catch (error) {
    throw toProblem(error);
  } finally {
    request.resume();
  }
}

async function unpacked(
  request: IncomingMessage,
  unpack: ReturnType<typeof createGunzip>,
  most: number,
): Promise<BodyBytes> {
  // Without this, a client that disconnects in the middle would be waited for.
  finished(request, (error) => error && unpack.destroy(error));
  try {
    return await bytesOf(request.pipe(unpack), most, null);
  } finally {
    request.unpipe(unpack);
    unpack.on('error', () => undefined).destroy();
  }
}

/** @param length the number of bytes; null if it's unknown, so that there may be too many */
async function bytesOf(stream: Readable, most: number, length: string | null): Promise<BodyBytes> {
  const start = length === null ? startOf(stream, most) : null;
  try {
    return { bytes: await getRawBody(stream, { length, limit: most }), isWhole: true };
  } catch (error) {
    if (start === null || typeOf(error) !== 'entity.too.large') throw error;
    return { bytes: await start, isWhole: false };
  }
}

function typeOf(error: unknown): unknown {
  return error instanceof Error && 'type' in error ? error.type : '';
}

function toProblem(error: unknown): DomainError {
  switch (typeOf(error)) {
    case 'request.size.invalid':
    case 'request.aborted':
      return new BodyUnreadable('ended early');
    default:
      return new BodyUnreadable('cannot be unpacked');
  }
}
