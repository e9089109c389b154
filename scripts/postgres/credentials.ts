import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { folderError, hasCode } from '@rapport/workspace-kit';
import { PostgresError } from './postgres-error.ts';

/** Passwords by role name. */
export type Credentials = Record<string, string>;

export const newPassword = () => randomBytes(24).toString('base64url');

function parse(text: string): Credentials | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const entries = Object.entries(value);
    if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) {
      return undefined;
    }
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}

/** Reads the passwords; empty if the file doesn't exist yet. */
export function readCredentials(file: string): Credentials {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {};
    throw folderError(error, file);
  }
  const credentials = parse(text);
  if (credentials !== undefined) return credentials;
  throw new PostgresError(
    'folder-unusable',
    `${file} cannot be understood; it should hold the passwords of the database as JSON. Restore it from a copy, or move the data folder away to start over.`,
  );
}

/** Writes the passwords so that only this user can read them; a crash leaves either the old or the new ones. */
export function writeCredentials(file: string, credentials: Credentials): void {
  const next = `${file}.new`;
  try {
    const handle = openSync(next, 'w', 0o600);
    try {
      writeSync(handle, `${JSON.stringify(credentials, null, 2)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(next, file);
  } catch (error) {
    throw folderError(error, file);
  }
}
