import { DataSource, type QueryRunner } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { dataSourceOptions, SCHEMA } from './data-source.ts';

/**
 * Returns the role of a connection. It's read from the server, because some poolers add to the user name in the
 * address.
 */
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
 * Grants a role that owns nothing read and write access to the rows of all current tables, and nothing else: it
 * can't alter, truncate, or drop a table, or write to the list of migrations. A role without BYPASSRLS gets
 * policies in its name, so the rows stay closed to all other roles (docs/adr/0006). Does nothing if the role is the
 * owner.
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
     WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     ORDER BY c.relname`,
    [SCHEMA, role],
  );
  await runner.query(`GRANT USAGE ON SCHEMA ${SCHEMA} TO ${role}`);
  for (const { name: table, policy } of tables) {
    const rights = table === 'migrations' ? 'SELECT' : 'SELECT, INSERT, UPDATE, DELETE';
    await runner.query(`GRANT ${rights} ON ${SCHEMA}.${table} TO ${role}`);
    // Creating a policy waits for everyone who uses the table, so it's done only once.
    if (exempt || policy !== null) continue;
    await runner.query(
      `CREATE POLICY "rows for ${name.replaceAll('"', '""')}" ON ${SCHEMA}.${table} TO ${role}
       USING (true) WITH CHECK (true)`,
    );
  }
}
