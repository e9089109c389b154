import { type Readable } from 'node:stream';

/** A client that announces a body but sends little is still answered after this time. */
const LONGEST_WAIT_MS = 1_000;

/** Returns the first bytes of a stream: at most `most`, and only what arrives within a second. */
export function startOf(stream: Readable, most: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const keep = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= most) finish();
    };
    const finish = () => {
      clearTimeout(timer);
      stream.off('data', keep);
      resolve(Buffer.concat(chunks).subarray(0, most));
    };
    const timer = setTimeout(finish, LONGEST_WAIT_MS);
    stream.on('data', keep).once('end', finish).once('close', finish);
  });
}
