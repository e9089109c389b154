import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { builtApi } from './built-api.ts';

/**
 * The minimum that returns the same bytes as the API: node:http, pg, and the product's statements, with nothing in
 * between. It has no tokens, limits, logs, or validation.
 */
const { DATABASE_URL, PORT, BENCH_READER, BENCH_WRITER } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const listSql = await builtApi('contacts/contact-list-sql', 'contactListSql');
const contactJson = await builtApi('contacts/contact-projection', 'contactJson');
const JSON_OF_CONTACT = String(contactJson('$3'));
const PAGE = { sort: 'updated', limit: 50, label: [], customField: [], count: false };
const ONE = `SELECT ${JSON_OF_CONTACT}::text AS json FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;
const CREATE = `INSERT INTO rapport.contacts AS c (user_profile_id, id, created_at, last_update_time,
    display_name, primary_email, organization_name, sort_name, search_text)
  VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8) RETURNING ${JSON_OF_CONTACT}::text AS json`;

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
}).listen(Number(PORT), '127.0.0.1');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '' } = request;
  if (method === 'POST') {
    const { displayName, primaryEmail, organizationName }: Record<string, string> = JSON.parse(
      await text(request),
    );
    const name = String(displayName).toLowerCase();
    const found = ` ${name} ${primaryEmail} ${String(organizationName).toLowerCase()}`;
    const values = [displayName, primaryEmail, organizationName, name, found];
    const given = [BENCH_WRITER, randomUUID(), new Date(), ...values];
    send(response, 201, (await first({ text: CREATE, values: given })).json);
  } else if (url === '/api/contacts') {
    send(response, 200, (await first(listSql(BENCH_READER, PAGE, new Date()))).items);
  } else {
    const id = url.slice(url.lastIndexOf('/') + 1);
    const values = [BENCH_READER, id, new Date()];
    send(response, 200, (await first({ text: ONE, values })).json);
  }
}

async function first(statement: unknown): Promise<{ json?: string; items?: string }> {
  if (!isStatement(statement)) throw new Error('The built API has another statement of lists.');
  const { rows } = await pool.query<{ json?: string; items?: string }>(statement);
  return rows[0] ?? {};
}

function isStatement(value: unknown): value is { text: string; values: unknown[] } {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value;
}

function send(response: ServerResponse, status: number, body = ''): void {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  };
  response.writeHead(status, headers).end(body);
}
