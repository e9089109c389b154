import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { newContactOf, productSql, setting } from './product-sql.ts';

/**
 * The least that gives the same bytes: node:http and pg, nothing in between. It knows no tokens, limits,
 * logs, or rules for a body.
 */
const sql = await productSql();
const pool = new pg.Pool({ connectionString: setting('DATABASE_URL'), max: 10 });
const reader = setting('BENCH_READER');
const writer = setting('BENCH_WRITER');

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
}).listen(Number(setting('PORT')), '127.0.0.1');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '' } = request;
  if (method === 'POST') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    const body = newContactOf(Buffer.concat(chunks).toString());
    send(response, 201, (await rows(sql.create(writer, randomUUID(), body)))[0]?.json ?? '');
  } else if (url === '/api/contacts') {
    send(response, 200, (await rows(sql.list(reader)))[0]?.items ?? '');
  } else {
    const id = url.slice(url.lastIndexOf('/') + 1);
    send(response, 200, (await rows(sql.one(reader, id)))[0]?.json ?? '');
  }
}

async function rows({ text, values }: { text: string; values: unknown[] }) {
  return (await pool.query<{ json?: string; items?: string }>(text, values)).rows;
}

function send(response: ServerResponse, status: number, text: string): void {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  };
  response.writeHead(status, headers).end(text);
}
