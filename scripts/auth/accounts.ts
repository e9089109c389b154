import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** How long a person waits before the mail of an address can be asked for again. */
const RESEND_SECONDS = 60;

/** What is to be done about a sign-up for an address that is already known. */
type RepeatedSignUp =
  { kind: 'confirmed' } | { kind: 'forgotten' } | { kind: 'too-soon'; waitSeconds: number };

/** The accounts as they lie in the database, for what the library cannot tell or do. */
export type Accounts = {
  reachable(): Promise<boolean>;
  settleRepeatedSignUp(email: string): Promise<RepeatedSignUp>;
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
    settleRepeatedSignUp: (email) => settleRepeatedSignUp(pool, email),
    close: () => pool.end(),
  };
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
  if (removed.rowCount) return { kind: 'forgotten' };
  const waiting = await pool.query<{ seconds: number }>(
    `SELECT ceil(extract(epoch FROM confirmation_sent_at - now()) + $2)::int AS seconds
     FROM auth.users WHERE email = $1 AND email_confirmed_at IS NULL`,
    [email, RESEND_SECONDS],
  );
  const seconds = waiting.rows[0]?.seconds;
  return seconds === undefined
    ? { kind: 'confirmed' }
    : { kind: 'too-soon', waitSeconds: Math.max(1, seconds) };
}

/** The answer to a sign-up with a known address: it looks new, so that nobody learns who has an account. */
export function newLookingUser(email: string): Response {
  const now = new Date().toISOString();
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
