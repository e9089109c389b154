import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import pg from 'pg';
import { type NewContact, productSql, setting } from './product-sql.ts';

/** What many would write: Fastify, its logger, a schema for the body, and pg. It knows no tokens and no limits. */
const sql = await productSql();
const pool = new pg.Pool({ connectionString: setting('DATABASE_URL'), max: 10 });
const reader = setting('BENCH_READER');
const writer = setting('BENCH_WRITER');
const app = fastify({ logger: true });
const TYPE = 'application/json; charset=utf-8';

app.get('/api/contacts', async (_request, reply) => {
  return reply.type(TYPE).send((await rows(sql.list(reader)))[0]?.items ?? '');
});

app.get<{ Params: { id: string } }>('/api/contacts/:id', async ({ params }, reply) => {
  return reply.type(TYPE).send((await rows(sql.one(reader, params.id)))[0]?.json);
});

const text = { type: 'string', maxLength: 200 };
const schema = {
  body: {
    type: 'object',
    required: ['displayName'],
    properties: { displayName: text, primaryEmail: text, organizationName: text },
  },
};

app.post<{ Body: NewContact }>('/api/contacts', { schema }, async ({ body }, reply) => {
  const [row] = await rows(sql.create(writer, randomUUID(), body));
  return reply.status(201).type(TYPE).send(row?.json);
});

await app.listen({ port: Number(setting('PORT')), host: '127.0.0.1' });

async function rows({ text, values }: { text: string; values: unknown[] }) {
  return (await pool.query<{ json?: string; items?: string }>(text, values)).rows;
}
