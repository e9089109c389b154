import { runMigrations } from '../src/database/run-migrations.ts';
import { createTestDatabase, dropTestDatabase, onServer } from './databases.ts';

let url: string;
const index = { name: 'contacts_by_nothing', on: 'ON rapport.contacts (user_profile_id, id)' };
const migrate = () => runMigrations({ url, poolSize: 2, statementTimeoutMs: 5_000 }, null, [index]);
const valid = async () => {
  const { rows } = await onServer(
    url,
    `SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('rapport.${index.name}')`,
  );
  return rows.map((row: { indisvalid: boolean }) => row.indisvalid);
};

beforeAll(async () => {
  url = await createTestDatabase('empty');
});
afterAll(() => dropTestDatabase(url));

describe('indexes of tables that have rows', () => {
  it('are built after the migrations, once, also when two processes start them together', async () => {
    const done = await Promise.all([migrate(), migrate()]);
    expect(done.flat().filter((name) => name === index.name)).toHaveLength(1);
    expect(await migrate()).toEqual([]);
    expect(await valid()).toEqual([true]);
  });

  it('are built again when a build was cut off in the middle', async () => {
    await onServer(
      url,
      `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'rapport.${index.name}'::regclass`,
    );
    expect(await migrate()).toEqual([index.name]);
    expect(await valid()).toEqual([true]);
  });
});
