import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderError } from '@rapport/workspace-kit';
import { type Binaries } from './binaries.ts';
import { type OsUser, spawnOptions } from './os-user.ts';
import { outputError, PostgresError } from './postgres-error.ts';

/** The superuser of every embedded Postgres. */
export const SUPERUSER = 'postgres';

const HALF_MADE = 'half-made-';
/** Marks the folder as one that we created and may delete; written before anything else. */
const MARKER = 'made-by-rapport';

/**
 * True if the path contains data that this Postgres can open, false if it contains none.
 *
 * @throws PostgresError if there's anything else, which is never deleted
 */
export function hasCluster(cluster: string, version: string): boolean {
  if (!existsSync(cluster)) return false;
  const major = version.split('.')[0];
  let found: string;
  try {
    found = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new PostgresError(
      'folder-unusable',
      `${cluster} is there but its file PG_VERSION cannot be read, so it is damaged or not a database. It was left as it is. Restore it from a copy, or move it away to start over.`,
      error,
    );
  }
  if (found === major) return true;
  throw new PostgresError(
    'folder-unusable',
    `The data in ${cluster} was made by Postgres ${found}; this program brings Postgres ${major}, which cannot open it. Dump it with Postgres ${found}, or choose another folder with RAPPORT_DATA.`,
  );
}

/** Deletes what an interrupted start left behind, and nothing that this program didn't mark. */
export function clearHalfMade(place: string): void {
  for (const name of readdirSync(place)) {
    if (!name.startsWith(HALF_MADE)) continue;
    const half = path.join(place, name);
    if (readdirSync(half).length > 0 && !existsSync(path.join(half, MARKER))) {
      throw new PostgresError(
        'folder-unusable',
        `${half} holds files that this program did not make. See what they are, move them away, and start again.`,
      );
    }
    deleteHalfMade(half);
  }
}

/** An initdb whose parent was killed may still be writing, hence the retries. */
function deleteHalfMade(half: string): void {
  rmSync(half, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/**
 * Creates a new database cluster beside its final place and renames it when it's complete.
 *
 * @param place folder that will contain `cluster`
 * @param password of the superuser
 */
export function makeCluster(
  place: string,
  binaries: Binaries,
  user: OsUser,
  password: string,
): void {
  // A unique name: an initdb of an earlier, killed start must not write into this folder.
  const half = path.join(place, `${HALF_MADE}${randomUUID()}`);
  const fresh = path.join(half, 'cluster');
  const passwordFile = path.join(half, 'password');
  try {
    mkdirSync(half, { mode: 0o755 });
    writeFileSync(path.join(half, MARKER), '');
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (user) for (const file of [fresh, passwordFile]) chownSync(file, user.uid, user.gid);
    initialize(place, fresh, passwordFile, binaries, user);
    renameSync(fresh, path.join(place, 'cluster'));
  } catch (error) {
    throw folderError(error, place);
  } finally {
    if (existsSync(path.join(half, MARKER))) deleteHalfMade(half);
  }
}

function initialize(
  place: string,
  fresh: string,
  passwordFile: string,
  binaries: Binaries,
  user: OsUser,
): void {
  const args = ['-D', fresh, '-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin'];
  const ctype = ['--builtin-locale=C.UTF-8', `--lc-ctype=${letterLocale()}`];
  const options = { ...spawnOptions(user), encoding: 'utf8' } as const;
  const made = spawnSync(binaries.initdb, [...args, ...locale, ...ctype], options);
  if (made.error) {
    throw new PostgresError(
      'binaries-unusable',
      `${binaries.initdb} cannot be run (${made.error.message}). The programs need a Linux with glibc, macOS or Windows, and a disk that allows running programs.`,
      made.error,
    );
  }
  if (made.status !== 0) throw outputError('The database could not be made', made.stderr, place);
}

/** Trigram search supports letters beyond ASCII only if the system's locale does. */
function letterLocale(): string {
  const listed = spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout ?? '';
  const known = listed.split('\n').map((line) => line.trim());
  return known.find((name) => /^(C|en_US)\.utf-?8$/i.test(name)) ?? 'C';
}
