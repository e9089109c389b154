import { type IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import getRawBody from 'raw-body';
import { type DomainError } from '../errors/domain-error.ts';
import { BodyTooLarge, BodyUnreadable, UnsupportedMediaType } from '../errors/http-errors.ts';

const UNPACK: Readonly<Record<string, typeof createGunzip>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Whether a request says that a body follows. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * The bytes of a body, unpacked. A body that says that it is larger is refused before it is read, and one that
 * turns out to be as soon as it has; what follows is thrown away as it comes.
 * @throws {BodyTooLarge}
 * @throws {BodyUnreadable}
 * @throws {UnsupportedMediaType}
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const length = request.headers['content-length'];
  if (Number(length ?? 0) > most) throw new BodyTooLarge(most);
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  const unpack = encoding === 'identity' ? null : UNPACK[encoding];
  if (unpack === undefined) throw new UnsupportedMediaType();
  try {
    return unpack === null
      ? await getRawBody(request, { length: length ?? null, limit: most })
      : await unpacked(request, unpack(), most);
  } catch (error) {
    request.resume();
    throw toProblem(error, most);
  }
}

async function unpacked(
  request: IncomingMessage,
  unpack: ReturnType<typeof createGunzip>,
  most: number,
): Promise<Buffer> {
  // Without this, a client that leaves in the middle would be waited for.
  finished(request, (error) => error && unpack.destroy(error));
  try {
    return await getRawBody(request.pipe(unpack), { limit: most });
  } finally {
    request.unpipe(unpack);
    unpack.on('error', () => undefined).destroy();
    request.resume();
  }
}

function toProblem(error: unknown, most: number): DomainError {
  const type = error instanceof Error && 'type' in error ? error.type : '';
  switch (type) {
    case 'entity.too.large':
      return new BodyTooLarge(most);
    case 'request.size.invalid':
    case 'request.aborted':
      return new BodyUnreadable('ended early');
    default:
      return new BodyUnreadable('cannot be unpacked');
  }
}
