import pg from 'pg';
import { type MailedCodes, MAILED_CODES_SCHEMA, openMailedCodes } from './mailed-codes.ts';

/** Seconds until the same email can be requested again for an address. */
const RESEND_SECONDS = 60;

/** Lifetime of an emailed code in seconds; the library uses the same. */
const CODE_SECONDS = 3_600;

/**
 * Values of `email_change_confirm_status`: which confirmations a change of address still needs. The library
 * completes a change with the code in `email_change_token_new`, so that column always contains the last code that
 * is missing.
 */
const WAITS_FOR_BOTH = 0;
const WAITS_FOR_OLD = 1;
const WAITS_FOR_NEW = 2;

/** An account as the library stores it. */
type Account = { id: string; isConfirmed: boolean; passwordHash: string | null };

/** An account with a pending change of address, and the addresses that get the emails. */
type AwaitedAddresses = { id: string; to: { email: string; isOld: boolean }[] };

/** Direct access to the accounts in the database, for what the library can't report or do. */
export type Accounts = {
  /** Creates the tables that the library doesn't have; call it after the library has created its own. */
  prepare(): Promise<void>;
  /** The pending codes, in addition to the one that the library stores. */
  codes: MailedCodes;
  reachable(): Promise<boolean>;
  /** @param email in lowercase, here and below */
  byEmail(email: string): Promise<Account | null>;
  /** The user's own data from sign-up or later, Supabase's `user_metadata`; null without an account. */
  metadataOf(id: string): Promise<unknown>;
  /** Deletes an account that was never confirmed; false without such an account. */
  forgetUnconfirmed(email: string): Promise<boolean>;
  /** Returns the id of an unconfirmed account, and whether its last email is at least a minute old. */
  unconfirmed(email: string): Promise<{ id: string; mayMail: boolean } | null>;
  /** Makes a change of address wait for the old address, too; the new one has its code already. */
  awaitOldAddress(id: string, tokenHash: string): Promise<void>;
  /**
   * Stores that one of the two addresses of a change was confirmed, and returns which; null if the code doesn't
   * belong to a change that waits for both.
   */
  proveOneAddress(tokenHash: string): Promise<'old' | 'new' | null>;
  /** The addresses that a change waits for, unless they got an email within the last minute. */
  awaitedAddresses(email: string): Promise<AwaitedAddresses | null>;
  /** Shows a change of address as pending that no one can confirm. */
  pretendEmailChange(id: string, email: string, tokenHash: string): Promise<void>;
  /** Resets an account that the library confirmed without a proof of its address to unconfirmed. */
  unconfirm(email: string): Promise<void>;
  /** Deletes an account and everything stored with it; false without such an account. */
  remove(id: string): Promise<boolean>;
  close(): Promise<void>;
};

/** Opens a pool beside the library's connections; it connects on first use. */
export function openAccounts(databaseUrl: string): Accounts {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 3_000,
  });
  // A connection that is lost while idle is replaced on the next use.
  pool.on('error', () => {});
  const codes = openMailedCodes(pool);
  return {
    prepare: async () => void (await pool.query(MAILED_CODES_SCHEMA)),
    codes,
    async reachable() {
      try {
        await pool.query('SELECT 1');
        return true;
      } catch {
        return false;
      }
    },
    byEmail: (email) => byEmail(pool, email),
    metadataOf: async (id) => {
      // The library stores the JSON as a string inside JSON.
      const { rows } = await pool.query<{ metadata: unknown }>(
        "SELECT (raw_user_meta_data::jsonb #>> '{}')::jsonb AS metadata FROM auth.users WHERE id = $1",
        [id],
      );
      return rows[0]?.metadata ?? null;
    },
    forgetUnconfirmed: async (email) => {
      const forget = 'DELETE FROM auth.users WHERE email = $1 AND email_confirmed_at IS NULL';
      return (await pool.query(forget, [email])).rowCount === 1;
    },
    unconfirmed: (email) => unconfirmed(pool, codes, email),
    awaitOldAddress: async (id, tokenHash) => {
      await pool.query(
        `UPDATE auth.users SET email_change_token_current = $2, email_change_confirm_status = ${WAITS_FOR_BOTH}
         WHERE id = $1`,
        [id, tokenHash],
      );
    },
    proveOneAddress: (tokenHash) => proveOneAddress(pool, tokenHash),
    awaitedAddresses: (email) => awaitedAddresses(pool, codes, email),
    pretendEmailChange: async (id, email, tokenHash) => {
      await pool.query(
        `UPDATE auth.users SET email_change = $2, email_change_token_new = $3,
           email_change_token_current = NULL, email_change_sent_at = now(), updated_at = now()
         WHERE id = $1`,
        [id, email, tokenHash],
      );
    },
    unconfirm: async (email) => {
      await pool.query('UPDATE auth.users SET email_confirmed_at = NULL WHERE email = $1', [email]);
    },
    remove: (id) => remove(pool, id),
    close: () => pool.end(),
  };
}

async function byEmail(pool: pg.Pool, email: string): Promise<Account | null> {
  const { rows } = await pool.query<Account>(
    `SELECT id, email_confirmed_at IS NOT NULL AS "isConfirmed",
       encrypted_password AS "passwordHash" FROM auth.users WHERE email = $1`,
    [email],
  );
  return rows[0] ?? null;
}

async function unconfirmed(
  pool: pg.Pool,
  codes: MailedCodes,
  email: string,
): Promise<{ id: string; mayMail: boolean } | null> {
  const { rows } = await pool.query<{ id: string; isRecent: boolean }>(
    `SELECT id, COALESCE(${isRecent('confirmation_sent_at')}, false) AS "isRecent"
     FROM auth.users WHERE email = $1 AND email_confirmed_at IS NULL`,
    [email],
  );
  const [account] = rows;
  if (account === undefined) return null;
  const mayMail = !account.isRecent && !(await codes.isRecent(account.id, 'signup'));
  return { id: account.id, mayMail };
}

async function proveOneAddress(pool: pg.Pool, tokenHash: string): Promise<'old' | 'new' | null> {
  const waiting = `email_change <> '' AND email_change_token_current IS NOT NULL
    AND email_change_sent_at > now() - ${CODE_SECONDS} * interval '1 second'`;
  const old = await pool.query(
    `UPDATE auth.users SET email_change_token_current = NULL,
       email_change_confirm_status = ${WAITS_FOR_NEW}
     WHERE email_change_token_current = $1 AND ${waiting}`,
    [tokenHash],
  );
  if (old.rowCount === 1) return 'old';
  const proven = await pool.query(
    `UPDATE auth.users SET email_change_token_new = email_change_token_current,
       email_change_token_current = NULL, email_change_confirm_status = ${WAITS_FOR_OLD}
     WHERE email_change_token_new = $1 AND ${waiting}`,
    [tokenHash],
  );
  return proven.rowCount === 1 ? 'new' : null;
}

async function awaitedAddresses(
  pool: pg.Pool,
  codes: MailedCodes,
  email: string,
): Promise<AwaitedAddresses | null> {
  const { rows } = await pool.query<{ id: string; to: string; status: number }>(
    `SELECT id, email_change AS to, email_change_confirm_status AS status
     FROM auth.users WHERE email = $1 AND email_change <> ''
       AND NOT ${isRecent('email_change_sent_at')}`,
    [email],
  );
  const [change] = rows;
  if (change === undefined || (await codes.isRecent(change.id, 'email_change'))) return null;
  const old = change.status === WAITS_FOR_NEW ? [] : [{ email, isOld: true }];
  // The owner of a taken address was already notified, and never gets a code.
  const isTaken = (await byEmail(pool, change.to)) !== null;
  const isProven = change.status === WAITS_FOR_OLD;
  const next = isTaken || isProven ? [] : [{ email: change.to, isOld: false }];
  return { id: change.id, to: [...old, ...next] };
}

/** SQL condition: true if an email of this time is less than a minute old. */
const isRecent = (column: string) =>
  `(${column} > now() - ${RESEND_SECONDS} * interval '1 second')`;

const REMOVE = [
  'DELETE FROM auth.refresh_tokens WHERE user_id::text = $1',
  'DELETE FROM auth.sessions WHERE user_id::text = $1',
  'DELETE FROM auth.identities WHERE user_id::text = $1',
  `DELETE FROM auth.audit_log_entries WHERE payload::text LIKE '%' || $1 || '%'`,
];

async function remove(pool: pg.Pool, id: string): Promise<boolean> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    for (const statement of REMOVE) await client.query(statement, [id]);
    const removed = await client.query('DELETE FROM auth.users WHERE id::text = $1', [id]);
    await client.query('COMMIT');
    return removed.rowCount === 1;
  } catch (error) {
    failure = error instanceof Error ? error : new Error('unknown');
    throw failure;
  } finally {
    // Don't reuse a connection that failed in the middle of a transaction.
    client.release(failure);
  }
}
