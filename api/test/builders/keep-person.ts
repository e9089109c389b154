import { TABLES } from '../databases.ts';
import { type TestApi } from '../test-api.ts';

/**
 * Copies every row of a user, in a database that no other test uses.
 * @returns a function that restores the rows
 */
export async function keepPerson(api: TestApi, owner: string): Promise<() => Promise<void>> {
  const tables = await api.sql(
    `SELECT table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns
     FROM information_schema.columns
     WHERE table_schema = 'rapport' AND table_name IN ${TABLES} AND is_generated = 'NEVER'
     GROUP BY table_name HAVING bool_or(column_name = 'user_profile_id')`,
  );
  const ofOwner = `WHERE user_profile_id = '${owner}'`;
  const keep = tables.map(
    ({ name, columns }) =>
      `CREATE TABLE kept.${name} AS SELECT ${columns} FROM rapport.${name} ${ofOwner}`,
  );
  const putBack = tables.map(
    ({ name, columns }) =>
      `DELETE FROM rapport.${name} ${ofOwner};
       INSERT INTO rapport.${name} (${columns}) SELECT ${columns} FROM kept.${name}`,
  );
  // As a function, the statements are planned once.
  const restore = `CREATE FUNCTION kept.put_back() RETURNS void LANGUAGE plpgsql AS
    $$BEGIN ${putBack.join(';\n')}; END$$`;
  await api.sql(['CREATE SCHEMA kept', ...keep, restore].join(';\n'));
  return async () => {
    // Without foreign keys and triggers: at the end, all rows are as before.
    const steps = [
      'BEGIN',
      'SET LOCAL session_replication_role = replica',
      'SELECT kept.put_back()',
      'COMMIT',
    ];
    await api.sql(steps.join(';\n'));
  };
}
