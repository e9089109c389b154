import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { renameSync, writeSync } from 'node:fs';
import path from 'node:path';

/** The keys of one data folder. Only the publishable one may reach a browser. */
export type AuthKeys = { publishableKey: string; secretKey: string; jwtSecret: string };

const FILE = 'auth-keys.json';

function parseKeys(text: string): AuthKeys | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('publishableKey' in value) || typeof value.publishableKey !== 'string') return undefined;
    if (!('secretKey' in value) || typeof value.secretKey !== 'string') return undefined;
    if (!('jwtSecret' in value) || typeof value.jwtSecret !== 'string') return undefined;
    const { publishableKey, secretKey, jwtSecret } = value;
    return { publishableKey, secretKey, jwtSecret };
  } catch {
    return undefined;
  }
}

function makeKeys(): AuthKeys {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  return {
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(32)}`,
    jwtSecret: random(48),
  };
}

function write(file: string, keys: AuthKeys): void {
  const next = `${file}.new`;
  const handle = openSync(next, 'w', 0o600);
  try {
    writeSync(handle, `${JSON.stringify(keys, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(next, file);
}

/**
 * Returns the keys of a data folder. They're random, created on the first call, and stored in a file that only its
 * owner can read. Sessions are valid as long as the keys don't change.
 *
 * @param dataDir the stack's data folder; the caller has locked it, so no one else creates keys at the same time
 */
export function ensureAuthKeys(dataDir: string): AuthKeys {
  const file = path.join(dataDir, FILE);
  if (existsSync(file)) {
    const keys = parseKeys(readFileSync(file, 'utf8'));
    if (keys) return keys;
    throw new Error(
      `${file} cannot be understood; it should hold the keys of the auth service as JSON. Restore it from a copy, or delete it: everyone then has to sign in again.`,
    );
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const keys = makeKeys();
  write(file, keys);
  return keys;
}
