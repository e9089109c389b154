import { randomUUID } from 'node:crypto';
import { type Agent, request } from 'node:http';

/** A request to a server. */
export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  token: string;
  body?: object;
  /** True if the request has an Idempotency-Key, as those of browsers do. */
  isKeyed?: boolean;
}

/**
 * Sends one request and returns the text of its response.
 * @throws Error for an unsuccessful response
 */
export function send(port: number, agent: Agent, asked: Asked): Promise<string> {
  const { method, path, token, body, isKeyed = false } = asked;
  const text = body && JSON.stringify(body);
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(text !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    }),
    ...(isKeyed && { 'Idempotency-Key': randomUUID() }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      const status = response.statusCode ?? 0;
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        if (status < 300) resolve(answer);
        else reject(new Error(`${method} ${path} gave ${status}: ${answer}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
