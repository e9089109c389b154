import pg from 'pg';

/** How long a person waits before the mail of an address can be asked for again. */
const RESEND_SECONDS = 60;

/** How long a mailed code works, as the library counts it. */
const CODE_SECONDS = 3_600;

/**
 * What a change of address waits for, in `email_change_confirm_status`. The library completes a change
 * with the code in `email_change_token_new`, so the last one that is waited for always stands there.
 */
const WAITS_FOR_BOTH = 0;
const WAITS_FOR_OLD = 1;
const WAITS_FOR_NEW = 2;

/** An account as the library stores it. */
type Account = { id: string; isConfirmed: boolean; passwordHash: string | null };

/** What is to be done about a sign-up for an address that is already known. */
type RepeatedSignUp = 'confirmed' | 'forgotten' | 'too-soon';

/** The accounts as they lie in the database, for what the library cannot tell or do. */
export type Accounts = {
  reachable(): Promise<boolean>;
  /** @param email in small letters, here and below */
  byEmail(email: string): Promise<Account | null>;
  settleRepeatedSignUp(email: string): Promise<RepeatedSignUp>;
  /** Gives an unconfirmed account a new code; false without such an account, or if its last mail is too recent. */
  renewConfirmation(email: string, tokenHash: string): Promise<boolean>;
  /** Has a change of address wait for its old address too; the new one has its code already. */
  awaitOldAddress(id: string, tokenHash: string): Promise<void>;
  /**
   * Notes that one of the two addresses of a change was proven, and which; null where the code does not
   * belong to a change that waits for both.
   */
  proveOneAddress(tokenHash: string): Promise<'old' | 'new' | null>;
  /** Gives the addresses that a change waits for new codes, and tells which they are. */
  renewEmailChange(email: string, newTokenHash: (to: string) => string): Promise<string[]>;
  /** Shows a change of address as under way that nobody will be able to confirm. */
  pretendEmailChange(id: string, email: string, tokenHash: string): Promise<void>;
  /** Takes an account that the library made without a proof of its address back to unconfirmed. */
  unconfirm(email: string): Promise<void>;
  /** Removes an account and everything that is stored with it; false without such an account. */
  remove(id: string): Promise<boolean>;
  close(): Promise<void>;
};

/** A connection of its own beside the library's, opened when it is first needed. */
export function openAccounts(databaseUrl: string): Accounts {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 3_000,
  });
  // A connection lost while idle is replaced at the next use.
  pool.on('error', () => {});
  return {
    async reachable() {
      try {
        await pool.query('SELECT 1');
        return true;
      } catch {
        return false;
      }
    },
    byEmail: (email) => byEmail(pool, email),
    settleRepeatedSignUp: (email) => settleRepeatedSignUp(pool, email),
    renewConfirmation: async (email, tokenHash) => {
      const renewed = await pool.query(
        `UPDATE auth.users SET confirmation_token = $2, confirmation_sent_at = now()
         WHERE email = $1 AND email_confirmed_at IS NULL AND confirmation_sent_at
           <= now() - ${RESEND_SECONDS} * interval '1 second'`,
        [email, tokenHash],
      );
      return renewed.rowCount === 1;
    },
    awaitOldAddress: async (id, tokenHash) => {
      await pool.query(
        `UPDATE auth.users SET email_change_token_current = $2, email_change_confirm_status = ${WAITS_FOR_BOTH}
         WHERE id = $1`,
        [id, tokenHash],
      );
    },
    proveOneAddress: (tokenHash) => proveOneAddress(pool, tokenHash),
    renewEmailChange: (email, newTokenHash) => renewEmailChange(pool, email, newTokenHash),
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

/**
 * The library refuses every further sign-up for an address, so one whose mail is lost could never be
 * confirmed. An account that was never confirmed has never been used by anybody and owns nothing: after
 * a minute it makes room for the new attempt.
 */
async function settleRepeatedSignUp(pool: pg.Pool, email: string): Promise<RepeatedSignUp> {
  const removed = await pool.query(
    `DELETE FROM auth.users
     WHERE email = $1 AND email_confirmed_at IS NULL
       AND (confirmation_sent_at IS NULL OR confirmation_sent_at <= now() - $2 * interval '1 second')`,
    [email, RESEND_SECONDS],
  );
  if (removed.rowCount) return 'forgotten';
  const account = await byEmail(pool, email);
  return account?.isConfirmed === false ? 'too-soon' : 'confirmed';
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

async function renewEmailChange(
  pool: pg.Pool,
  email: string,
  newTokenHash: (to: string) => string,
): Promise<string[]> {
  const { rows } = await pool.query<{ to: string; status: number }>(
    `SELECT email_change AS to, email_change_confirm_status AS status
     FROM auth.users WHERE email = $1 AND email_change <> ''
       AND email_change_sent_at <= now() - ${RESEND_SECONDS} * interval '1 second'`,
    [email],
  );
  const [change] = rows;
  if (change === undefined) return [];
  const taken = (await byEmail(pool, change.to)) !== null;
  const last = change.status === WAITS_FOR_OLD ? email : change.to;
  const first = change.status === WAITS_FOR_BOTH ? email : null;
  // The owner of a taken address was told once; what is stored changes all the same.
  const hashes = [last, first].map((to) => (to === null ? null : newTokenHash(to)));
  await pool.query(
    `UPDATE auth.users SET email_change_token_new = $2, email_change_token_current = $3,
       email_change_sent_at = now()
     WHERE email = $1 AND email_change = $4`,
    [email, ...hashes, change.to],
  );
  return [last, first].flatMap((to) => (to === null || (taken && to === change.to) ? [] : to));
}

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
    // A connection that failed in the middle is not used again.
    client.release(failure);
  }
}
