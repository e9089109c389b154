import { STATUS_CODES } from 'node:http';
import { type Duplex } from 'node:stream';

/** Status, code, and message by the code of Node's error; with any other code, the request is malformed. */
const ERRORS: Partial<Record<string, [number, string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'validation_failed', 'The request headers are too large.'],
};
const UNREADABLE: [number, string, string] = [
  400,
  'validation_failed',
  'The request cannot be read.',
];

/** Responds to a request that never arrived completely with an error in the usual form, and closes the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, msg] = ERRORS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ code: status, error_code: code, msg });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      `X-Sb-Error-Code: ${code}`,
      '',
      body,
    ].join('\r\n'),
    // The rest of the body may still be arriving.
    () => socket.destroy(),
  );
}
