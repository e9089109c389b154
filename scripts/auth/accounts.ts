import pg from 'pg';

/** How long a person waits before the mail of an address can be asked for again. */
const RESEND_SECONDS = 60;

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
  /** Gives an address that is waited for a new code, and tells which it is. */
  renewEmailChange(email: string, newTokenHash: (to: string) => string): Promise<string | null>;
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

async function renewEmailChange(
  pool: pg.Pool,
  email: string,
  newTokenHash: (to: string) => string,
): Promise<string | null> {
  const { rows } = await pool.query<{ to: string }>(
    `SELECT email_change AS to FROM auth.users WHERE email = $1 AND email_change <> ''
       AND NOT EXISTS (SELECT 1 FROM auth.users other WHERE other.email = users.email_change)
       AND email_change_sent_at <= now() - ${RESEND_SECONDS} * interval '1 second'`,
    [email],
  );
  const to = rows[0]?.to;
  if (to === undefined) return null;
  await pool.query(
    `UPDATE auth.users SET email_change_token_new = $2, email_change_sent_at = now()
     WHERE email = $1 AND email_change = $3`,
    [email, newTokenHash(to), to],
  );
  return to;
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
