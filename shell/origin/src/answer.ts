import { createReadStream } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** The response of an origin, before HEAD, conditional requests, and the transport are handled. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: AnswerBody;
}

type AnswerBody =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'file'; path: string; size: number };

/** Returns a short plain-text response that must not be cached. */
export function textAnswer(status: number, text: string, headers: Record<string, string> = {}) {
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: { kind: 'bytes', bytes: Buffer.from(`${text}\n`) },
  } satisfies Answer;
}

/** Sends a response; turns it into 304 if the client already has it, and omits the body for HEAD. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
) {
  const { etag } = answer.headers;
  if (answer.status === 200 && etag && holds(request.headers['if-none-match'], etag)) {
    response.writeHead(304, withoutContentHeaders(answer.headers)).end();
    return;
  }
  const length = answer.body.kind === 'bytes' ? answer.body.bytes.byteLength : answer.body.size;
  response.writeHead(answer.status, { ...answer.headers, 'content-length': length });
  if (request.method === 'HEAD') response.end();
  else if (answer.body.kind === 'bytes') response.end(answer.body.bytes);
  else await pipeline(createReadStream(answer.body.path), response);
}

function withoutContentHeaders(headers: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^content-(type|encoding)$/.test(name)),
  );
}

function holds(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((held) => held.trim().replace(/^W\//, '') === etag);
}
