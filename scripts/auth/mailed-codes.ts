import type pg from 'pg';

/** Lifetime of an emailed code in seconds; the library uses the same. */
const CODE_SECONDS = 3_600;
/** Seconds until the same email can be requested again for an address. */
const RESEND_SECONDS = 60;

/** Purpose of a code. */
export type CodeKind = 'recovery' | 'magiclink' | 'signup' | 'email_change';

/** Password and data of a repeated sign-up. */
type SignUpChoice = { passwordHash: string; data: unknown };

/** An emailed code, with the changes that take effect when it's used. */
export type MailedCode = {
  userId: string;
  kind: CodeKind;
  tokenHash: string;
  /** For a change of address: true if it was emailed to the old address. */
  isOld?: boolean;
  signUp?: SignUpChoice;
};

/**
 * The pending codes. The library stores one per account, so any email that a stranger requests would void the one
 * before. These are stored separately; `putBack` restores the one that is used.
 */
export type MailedCodes = {
  add(code: MailedCode): Promise<void>;
  /**
   * Restores a code from this table in the library, as if it belonged to the newest email.
   *
   * @param type as in a link; `magiclink` stands for the typed code of any email
   */
  putBack(tokenHash: string, type: string): Promise<void>;
  /** Ends the codes of these kinds, because one was used or their reason no longer applies. */
  end(userId: string, kinds: readonly CodeKind[]): Promise<void>;
  /** True if a code of this kind was emailed within the last minute. */
  isRecent(userId: string, kind: CodeKind): Promise<boolean>;
  /** Password and data of the newest repeated sign-up; null without one. */
  newestSignUp(userId: string): Promise<SignUpChoice | null>;
};

/** Kinds that sign the user in; one of them is enough. */
export const SIGN_IN_CODES = ['recovery', 'magiclink', 'signup'] as const;
export const ALL_CODES = [...SIGN_IN_CODES, 'email_change'] as const;

const TABLE = 'rapport_auth.mailed_codes';
const IS_FRESH = `c.sent_at > now() - ${CODE_SECONDS} * interval '1 second'`;

/** Has to run before anything else, once the library has created its tables. */
export const MAILED_CODES_SCHEMA = [
  'CREATE SCHEMA IF NOT EXISTS rapport_auth',
  `CREATE TABLE IF NOT EXISTS ${TABLE} (
     token_hash text PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
     kind text NOT NULL,
     is_old boolean NOT NULL,
     password_hash text,
     data jsonb,
     sent_at timestamptz NOT NULL DEFAULT now())`,
  `CREATE INDEX IF NOT EXISTS mailed_codes_user ON ${TABLE} (user_id)`,
].join(';');

const ADD = `INSERT INTO ${TABLE} (token_hash, user_id, kind, is_old, password_hash, data)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const FORGET_OLD = `DELETE FROM ${TABLE} c WHERE NOT ${IS_FRESH}`;

const TO_SIGN_IN = `UPDATE auth.users u SET recovery_token = c.token_hash, recovery_sent_at = c.sent_at
  FROM ${TABLE} c WHERE c.token_hash = $1 AND c.kind = ANY($2) AND ${IS_FRESH} AND u.id = c.user_id`;

const TO_CONFIRM = `UPDATE auth.users u SET confirmation_token = c.token_hash,
    confirmation_sent_at = c.sent_at,
    encrypted_password = COALESCE(c.password_hash, u.encrypted_password),
    raw_user_meta_data = CASE WHEN c.data IS NULL THEN u.raw_user_meta_data
      ELSE c.data || jsonb_build_object('email', u.email, 'email_verified', false,
        'phone_verified', false, 'sub', u.id) END
  FROM ${TABLE} c WHERE c.token_hash = $1 AND c.kind = 'signup' AND ${IS_FRESH}
    AND u.id = c.user_id AND u.email_confirmed_at IS NULL`;

// A change that waits for one address has its code in email_change_token_new, whichever address that is (see
// accounts.ts). The code of the other address keeps its expiry: an expired one isn't revived.
const OTHER = (column: string) => `CASE
  WHEN u.email_change_sent_at > now() - ${CODE_SECONDS} * interval '1 second' THEN u.${column}
  WHEN u.${column} IS NOT NULL THEN 'expired ' || gen_random_uuid() END`;
const TO_CURRENT = '(u.email_change_confirm_status = 0 AND c.is_old)';
const TO_CHANGE = `UPDATE auth.users u SET
    email_change_token_current = CASE WHEN ${TO_CURRENT} THEN c.token_hash
      ELSE ${OTHER('email_change_token_current')} END,
    email_change_token_new = CASE WHEN ${TO_CURRENT} THEN ${OTHER('email_change_token_new')}
      ELSE c.token_hash END,
    email_change_sent_at = c.sent_at
  FROM ${TABLE} c WHERE c.token_hash = $1 AND c.kind = 'email_change' AND ${IS_FRESH}
    AND u.id = c.user_id AND u.email_change <> ''
    AND u.email_change_confirm_status IN (0, CASE WHEN c.is_old THEN 1 ELSE 2 END)`;

const END = `DELETE FROM ${TABLE} WHERE user_id = $1 AND kind = ANY($2)`;
const END_AT_LIBRARY = `UPDATE auth.users SET recovery_token = NULL WHERE id = $1`;
const IS_RECENT = `SELECT 1 FROM ${TABLE} WHERE user_id = $1 AND kind = $2
  AND sent_at > now() - ${RESEND_SECONDS} * interval '1 second' LIMIT 1`;
const NEWEST_SIGN_UP = `SELECT password_hash AS "passwordHash", data FROM ${TABLE} c
  WHERE user_id = $1 AND kind = 'signup' AND password_hash IS NOT NULL AND ${IS_FRESH}
  ORDER BY sent_at DESC LIMIT 1`;

/** @param pool of the database that contains the library's tables */
export function openMailedCodes(pool: pg.Pool): MailedCodes {
  return {
    async add({ userId, kind, tokenHash, isOld = false, signUp }) {
      await pool.query(FORGET_OLD);
      const data = signUp?.data === undefined ? null : JSON.stringify(signUp.data);
      const values = [tokenHash, userId, kind, isOld, signUp?.passwordHash ?? null, data];
      await pool.query(ADD, values);
    },
    async putBack(tokenHash, type) {
      if (type === 'email_change') await pool.query(TO_CHANGE, [tokenHash]);
      if (type === 'recovery') await pool.query(TO_SIGN_IN, [tokenHash, ['recovery']]);
      if (type === 'magiclink')
        await pool.query(TO_SIGN_IN, [tokenHash, ['recovery', 'magiclink']]);
      if (type === 'signup' || type === 'magiclink') await pool.query(TO_CONFIRM, [tokenHash]);
    },
    async end(userId, kinds) {
      await pool.query(END, [userId, kinds]);
      if (kinds.includes('recovery')) await pool.query(END_AT_LIBRARY, [userId]);
    },
    isRecent: async (userId, kind) => (await pool.query(IS_RECENT, [userId, kind])).rowCount === 1,
    async newestSignUp(userId) {
      const { rows } = await pool.query<SignUpChoice>(NEWEST_SIGN_UP, [userId]);
      return rows[0] ?? null;
    },
  };
}
