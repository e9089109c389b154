import { type IncomingMessage } from 'node:http';
import { type Answer, textAnswer } from './answer.ts';

/** Longer messages are refused: a report is a few lines. */
const LARGEST_BYTES = 16 * 1024;

/** Pages of other origins may post too: a shell under development reports to the stack it uses. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
};

/** Answers a message from a page: POST hands it to `take`, OPTIONS lets a browser ask first. */
export async function answerInbox(
  request: IncomingMessage,
  take: (text: string) => void,
): Promise<Answer> {
  if (request.method === 'OPTIONS') return noContent();
  if (request.method !== 'POST') {
    return textAnswer(405, 'Only POST is answered here.', { allow: 'POST, OPTIONS' });
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    // What is too much is read to its end, so that the page hears the answer, and dropped.
    if (size <= LARGEST_BYTES) chunks.push(bytes);
  }
  if (size > LARGEST_BYTES) {
    return textAnswer(413, `A message has at most ${LARGEST_BYTES} bytes.`, HEADERS);
  }
  take(Buffer.concat(chunks).toString('utf8'));
  return noContent();
}

function noContent(): Answer {
  return { status: 204, headers: HEADERS, body: { kind: 'bytes', bytes: Buffer.alloc(0) } };
}
