import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** What is asked of every server, again and again. */
export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  /** Made for each request, because a key stands for one request. */
  headers: () => Record<string, string>;
  body?: string;
}

interface Response {
  status: number;
  text: string;
}

/** A request with a token, and with a body if there is one. */
export function asked(
  method: Asked['method'],
  path: string,
  { token, body, withKey = false }: { token: string; body?: object; withKey?: boolean },
): Asked {
  const text = body && JSON.stringify(body);
  const fixed = {
    Authorization: `Bearer ${token}`,
    ...(text !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
    }),
  };
  return {
    method,
    path,
    headers: withKey ? () => ({ ...fixed, 'Idempotency-Key': randomUUID() }) : () => fixed,
    ...(text !== undefined && { body: text }),
  };
}

/** Sends one request. */
export function send(port: number, agent: Agent, what: Asked): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = what;
    const sent = request(
      { host: '127.0.0.1', port, agent, method, path, headers: headers() },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends the same request `count` times over so many connections that stay open; each sends its next one
 * when it has the response to the last. Ends earlier when so many seconds have passed.
 * @returns how long each took, in milliseconds
 * @throws Error for a response that is no success
 */
export async function load(
  port: number,
  what: Asked,
  {
    connections,
    count,
    seconds = Number.POSITIVE_INFINITY,
  }: { connections: number; count: number; seconds?: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  let left = count;
  const connection = async () => {
    while (left > 0 && performance.now() < end) {
      left -= 1;
      const begun = performance.now();
      const { status, text } = await send(port, agent, what);
      if (status >= 300) throw new Error(`${what.method} ${what.path} gave ${status}: ${text}`);
      times.push(performance.now() - begun);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  return times;
}
