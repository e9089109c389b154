import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Answer } from '../answer.ts';
import { acceptedEncodings, type ContentEncoding } from '../files/content-encoding.ts';

/** A text generated at run time; its compressed forms are created on first use. */
export interface ComposedText {
  answer(acceptEncoding: string | undefined): Answer;
}

/** Prepares a text to be sent many times. It's always revalidated, because it changes without a new URL. */
export function composeText(text: string, contentType: string): ComposedText {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const packed = new Map<ContentEncoding, Buffer>();
  const pack = (encoding: ContentEncoding) => {
    const bytes = packed.get(encoding) ?? compress(encoding, plain);
    packed.set(encoding, bytes);
    return bytes;
  };
  return {
    answer(acceptEncoding) {
      const [encoding] = acceptedEncodings(acceptEncoding);
      return {
        status: 200,
        headers: {
          'content-type': contentType,
          'cache-control': 'no-cache',
          vary: 'Accept-Encoding',
          etag: `"${hash}-${encoding ?? 'plain'}"`,
          ...(encoding && { 'content-encoding': encoding }),
        },
        body: { kind: 'bytes', bytes: encoding ? pack(encoding) : plain },
      };
    },
  };
}

function compress(encoding: ContentEncoding, bytes: Buffer): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes);
  // Level 10 takes about 20 ms for a page, once for each, and makes it fit into the first round trip.
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
}
