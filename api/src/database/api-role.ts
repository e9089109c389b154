import { DataSource, type QueryRunner } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { dataSourceOptions, SCHEMA } from './data-source.ts';

/** The role behind an address. Asked of the server: some poolers want more than its name in the address. */
export async function roleOf(settings: DatabaseSettings): Promise<string> {
  const dataSource = new DataSource(dataSourceOptions({ ...settings, poolSize: 1 }));
  await dataSource.initialize();
  try {
    const [row] = await dataSource.query<{ role: string }[]>('SELECT current_user AS role');
    return row?.role ?? '';
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Lets a role that owns nothing read and write the rows of every table there is by now, and nothing
 * else: it cannot change, empty or drop a table, and it cannot say which migrations ran. A role without
 * the attribute BYPASSRLS gets policies that name it, so that the rows stay closed to every other one
 * (docs/adr/0006). Does nothing where the role is the owner.
 */
export async function openToRole(runner: QueryRunner, name: string): Promise<void> {
  const [{ owner, role, exempt }] = await runner.query(
    `SELECT current_user AS owner, quote_ident($1) AS role, rolbypassrls AS exempt
     FROM pg_roles WHERE rolname = $1`,
    [name],
  );
  if (owner === name) return;
  const tables: { name: string; policy: string | null }[] = await runner.query(
    `SELECT quote_ident(c.relname) AS name, p.polname AS policy FROM pg_class c
     LEFT JOIN pg_policy p ON p.polrelid = c.oid AND p.polroles = ARRAY[$2::regrole::oid]
     WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r' ORDER BY c.relname`,
    [SCHEMA, role],
  );
  await runner.query(`GRANT USAGE ON SCHEMA ${SCHEMA} TO ${role}`);
  for (const { name: table, policy } of tables) {
    const rights = table === 'migrations' ? 'SELECT' : 'SELECT, INSERT, UPDATE, DELETE';
    await runner.query(`GRANT ${rights} ON ${SCHEMA}.${table} TO ${role}`);
    // Making a policy waits for everyone who uses the table, so it is made once.
    if (exempt || policy !== null) continue;
    await runner.query(
      `CREATE POLICY "rows for ${name.replaceAll('"', '""')}" ON ${SCHEMA}.${table} TO ${role}
       USING (true) WITH CHECK (true)`,
    );
  }
}
