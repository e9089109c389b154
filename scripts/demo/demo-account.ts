import { randomInt } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '@rapport/workspace-kit';

/** The account that the first start creates, for trying the product. */
export interface DemoAccount {
  email: string;
  password: string;
  /** True if all its contacts were created; deleted ones aren't created again. */
  complete: boolean;
}

const EMAIL = 'demo@rapport.local';
/** No letters and digits that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Reads the account of this data folder; without one, creates one with a random password. */
export function readDemoAccount(dataDir: string): DemoAccount {
  try {
    const value: unknown = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    if (isDemoAccount(value)) return value;
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !(error instanceof SyntaxError)) throw error;
  }
  const account = { email: EMAIL, password: makePassword(), complete: false };
  writeDemoAccount(dataDir, account);
  return account;
}

/** Stores the account in a file that only this system account may read. */
export function writeDemoAccount(dataDir: string, account: DemoAccount): void {
  const file = fileOf(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'demo.json');
}

function makePassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: 4 }, letter).join('');
  return Array.from({ length: 3 }, group).join('-');
}

function isDemoAccount(value: unknown): value is DemoAccount {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'password' in value &&
    typeof value.password === 'string' &&
    'complete' in value &&
    typeof value.complete === 'boolean'
  );
}
