import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source.ts';
import { createTestDatabase, dropTestDatabase } from './databases.ts';

let url: string;

beforeAll(async () => {
  url = await createTestDatabase();
});
afterAll(() => dropTestDatabase(url));

it('the database ends what runs longer than the limit, on every connection', async () => {
  const dataSource = await new DataSource(
    dataSourceOptions({ url, poolSize: 4, statementTimeoutMs: 300 }),
  ).initialize();
  try {
    const ends = await Promise.allSettled(
      Array.from({ length: 4 }, () => dataSource.query('SELECT pg_sleep(600)')),
    );
    expect(ends).toEqual(
      Array(4).fill({ status: 'rejected', reason: expect.objectContaining({ code: '57014' }) }),
    );
  } finally {
    await dataSource.destroy();
  }
});
