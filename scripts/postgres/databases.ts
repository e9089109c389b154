import pg from 'pg';
import { type Credentials, newPassword, writeCredentials } from './credentials.ts';

/** Names that Postgres reserves. */
const RESERVED = /^(postgres|template[01]|pg_.*)$/;

/** Returns the URL of a database in a running Postgres. */
export function databaseUrl(
  port: number,
  role: string,
  password: string,
  database: string,
): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

/** Runs the work on a new connection and closes it. */
async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // If the database stops while we're connected, the query fails; without a listener, the process would crash.
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const exists = async (client: pg.Client, query: string, name: string) =>
  (await client.query(query, [name])).rowCount === 1;

/**
 * Ensures that a role exists with a database of the same name, which it owns and no other role can open. Its
 * password is random and stored in the credentials file. A second call changes nothing.
 *
 * @param name lowercase letters, digits and underscores, starting with a letter
 * @returns password of the role
 */
export async function ensureRoleAndDatabase(
  adminUrl: string,
  name: string,
  credentials: Credentials,
  credentialsFile: string,
): Promise<string> {
  const password = passwordOf(name, credentials, credentialsFile);
  await connected(adminUrl, async (client) => {
    const role = client.escapeIdentifier(name);
    await ensureRole(client, name, password);
    if (!(await exists(client, 'SELECT 1 FROM pg_database WHERE datname = $1', name))) {
      await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
    }
    // By default, every role may connect to every database.
    for (const database of [role, 'postgres', 'template1']) {
      await client.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
    }
  });
  return password;
}

/**
 * Ensures that a role exists that may connect to a database of another role and owns nothing in it. The owner
 * decides which tables it may use. A second call changes nothing.
 *
 * @param name as above
 * @param database created by `ensureRoleAndDatabase`
 * @returns password of the role
 */
export async function ensureGuest(
  adminUrl: string,
  name: string,
  database: string,
  credentials: Credentials,
  credentialsFile: string,
): Promise<string> {
  const password = passwordOf(name, credentials, credentialsFile);
  await connected(adminUrl, async (client) => {
    await ensureRole(client, name, password, 'BYPASSRLS');
    await client.query(
      `GRANT CONNECT ON DATABASE ${client.escapeIdentifier(database)} TO ${client.escapeIdentifier(name)}`,
    );
  });
  return password;
}

async function ensureRole(
  client: pg.Client,
  name: string,
  password: string,
  rowSecurity: 'BYPASSRLS' | 'NOBYPASSRLS' = 'NOBYPASSRLS',
): Promise<void> {
  const attributes = `LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION ${rowSecurity}`;
  const known = await exists(client, 'SELECT 1 FROM pg_roles WHERE rolname = $1', name);
  await client.query(
    `${known ? 'ALTER' : 'CREATE'} ROLE ${client.escapeIdentifier(name)} ${attributes} PASSWORD ${client.escapeLiteral(password)}`,
  );
}

/** Returns the role's password; creates and stores one if it has none yet. */
function passwordOf(name: string, credentials: Credentials, credentialsFile: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name) || RESERVED.test(name)) {
    throw new Error(
      `"${name}" cannot name a database: use lower-case letters, digits and underscores, starting with a letter.`,
    );
  }
  const password = credentials[name] ?? newPassword();
  if (credentials[name] === undefined) {
    credentials[name] = password;
    writeCredentials(credentialsFile, credentials);
  }
  return password;
}
