import { type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type Inbox } from './inbox.ts';
import { createOriginServer } from '../serve/origin-server.ts';
import { reportLimit } from './report-limit.ts';

let server: Server;
let port: number;
let taken: string[];

async function listen(change: Partial<Inbox> = {}, trustedProxies = 0) {
  taken = [];
  const inbox: Inbox = {
    path: '/report',
    take: (line) => taken.push(line),
    limit: reportLimit(() => 0),
    ...change,
  };
  const handle = () => Promise.reject(new Error('nothing but reports'));
  server = createOriginServer({ headers: {}, handle, inbox }, { warn: () => {}, trustedProxies });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
}
beforeEach(() => listen());
const stop = async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
};
afterEach(() => stop());

const report = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(`http://127.0.0.1:${port}/report`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body }),
  });
const statusOf = async (...asked: Parameters<typeof report>) => (await report(...asked)).status;

describe('where pages report', () => {
  it('takes a report of a page of this origin', async () => {
    const headers = { origin: `http://127.0.0.1:${port}` };
    const answer = await report('{"kind": "x"}', headers);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(taken).toEqual(['{"kind":"x"}']);
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page that the browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', async (_what, headers) => {
    expect(await statusOf('{"kind":"x"}', headers)).toBe(403);
    expect(taken).toEqual([]);
  });

  const proxied = {
    origin: 'https://app.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'app.example',
    'x-forwarded-for': '203.0.113.9, 198.51.100.7',
  };

  it('believes a proxy that it trusts about the address of the site and of the sender', async () => {
    const asked: string[] = [];
    await stop();
    await listen({ limit: (address) => (asked.push(address), 0) }, 1);
    expect(await statusOf('{"kind":"x"}', proxied)).toBe(204);
    expect(await statusOf('{"kind":"x"}', { ...proxied, origin: 'https://evil.example' })).toBe(
      403,
    );
    expect(asked).toEqual(['198.51.100.7']);
  });

  it('trusts no proxy by default', async () => {
    expect(await statusOf('{"kind":"x"}', proxied)).toBe(403);
  });

  it('refuses a name of someone else that leads here', async () => {
    const lines = [
      'POST /report HTTP/1.1',
      `Host: rebound.example:${port}`,
      `Origin: http://rebound.example:${port}`,
      'Content-Length: 2',
      '',
      '{}',
    ];
    expect(await answerTo(lines.join('\r\n'))).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('allows no other origin to ask, and no other method', async () => {
    expect(await statusOf('', {}, 'OPTIONS')).toBe(405);
    expect(await statusOf('', {}, 'GET')).toBe(405);
  });

  it.each(['no\njson', '[]', '{}', '', '{"a":{"b":1}}', '['.repeat(15_000)])(
    'answers 400 to %j, which is no report',
    async (body) => {
      expect(await statusOf(body)).toBe(400);
      expect(taken).toEqual([]);
    },
  );

  it('answers 413 to what is longer than a report', async () => {
    expect(await statusOf(JSON.stringify({ kind: 'x'.repeat(20_000) }))).toBe(413);
    expect(taken).toEqual([]);
  });

  it('answers 429 to a page that does not stop, and says when it may go on', async () => {
    for (let count = 0; count < 60; count += 1) await report('{"kind":"x"}');
    const answer = await report('{"kind":"x"}');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(taken).toHaveLength(60);
  });

  it('cuts a message that trickles with 408', async () => {
    await new Promise((closed) => server.close(closed));
    await listen({ patienceMs: 50 });
    const lines = [
      'POST /report HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Content-Length: 1000',
      '',
      '{"kind"',
    ];
    const answer = await answerTo(lines.join('\r\n'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(taken).toEqual([]);
  });

  it('cuts a message that never ends with 413', async () => {
    await new Promise((closed) => server.close(closed));
    await listen({ patienceMs: 60_000 });
    const head = [
      'POST /report HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Content-Length: 99000000',
      '',
      '',
    ];
    expect(await answerTo(head.join('\r\n') + 'x'.repeat(2_000_000))).toMatch(/^HTTP\/1\.1 413 /);
  });
});

/** What the server says to `text`, until it ends the connection. */
function answerTo(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    // Some of what was sent may not have been read when the server ended it.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
