import { type DatabaseSettings } from '../env.ts';
import { statementHook } from './statement-hook.ts';
import { watchForSilence, type WatchedClient } from './watch-for-silence.ts';

/** Properties of a pg client that its types lack. */
export interface NewClient extends WatchedClient {
  /** The backend process ID that the server sent when the connection was opened. */
  readonly processID: number;
}

/** Two processes changed the same role at once; one of them succeeded. */
const CHANGED_AT_ONCE = 'XX000';

/** Connections that keep named statements as long as they're open. */
const keeping = new WeakSet<object>();

/** Returns whether a named statement on this pooled connection is still there the next time. */
export function keepsStatements(client: object): boolean {
  return keeping.has(client);
}

/**
 * Sets the statement timeout on each new connection, and finds out whether it keeps named statements. The timeout
 * isn't a startup parameter, because PgBouncer refuses those by default. Behind a pooler in transaction mode, a
 * `SET` reaches only one of its connections, so the role itself gets the timeout, once for all future connections.
 * @returns a callback that the pool awaits for each new connection
 */
export function prepareConnection({
  statementTimeoutMs,
  deadlineMs = 0,
  preparedStatements = 'auto',
}: DatabaseSettings): (client: NewClient) => Promise<void> {
  const limit = String(statementTimeoutMs);
  let isRoleLimited = false;
  return async (client) => {
    watchForSilence(client, deadlineMs);
    statementHook.watch?.(client);
    if (preparedStatements === 'on') keeping.add(client);
    if (statementTimeoutMs === 0 && preparedStatements !== 'auto') return;
    const { rows } = await client.query<{ pid: number }>(
      statementTimeoutMs === 0
        ? 'SELECT pg_backend_pid() AS pid'
        : `SELECT set_config('statement_timeout', '${limit}', false), pg_backend_pid() AS pid`,
    );
    // A pooler sends a made-up process ID.
    const isDirect = rows[0]?.pid === client.processID;
    if (isDirect && preparedStatements === 'auto') keeping.add(client);
    if (isDirect || isRoleLimited || statementTimeoutMs === 0) return;
    await limitRole(client, limit);
    isRoleLimited = true;
  };
}

/**
 * Does nothing for the owner of the schema, because migrations and manual work take longer, and on a replica, which
 * has the settings of its primary.
 */
async function limitRole(client: NewClient, limit: string): Promise<void> {
  const { rows } = await client.query<{ role: string; database: string }>(
    `SELECT quote_ident(current_user) AS role, quote_ident(current_database()) AS database
     WHERE NOT pg_is_in_recovery() AND NOT EXISTS (
       SELECT FROM pg_namespace WHERE nspname = 'rapport' AND nspowner = current_user::regrole
     ) AND NOT EXISTS (
       SELECT FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
       WHERE d.datname = current_database() AND s.setrole = current_user::regrole
         AND 'statement_timeout=' || $1 = ANY (s.setconfig)
     )`,
    [limit],
  );
  const [own] = rows;
  if (own === undefined) return;
  try {
    await client.query(
      `ALTER ROLE ${own.role} IN DATABASE ${own.database} SET statement_timeout = '${limit}'`,
    );
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === CHANGED_AT_ONCE)) throw error;
  }
}
