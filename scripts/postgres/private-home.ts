import { createHash, randomBytes } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, cpSync, lstatSync, mkdirSync } from 'node:fs';
import { readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { folderError, hasCode } from '@rapport/workspace-kit';
import { type Binaries, binariesIn } from './binaries.ts';
import { type OsUser } from './os-user.ts';
import { PostgresError } from './postgres-error.ts';

/**
 * System folders for persistent data; /var/tmp comes last because some systems clean it up. Every account can write
 * to it, hence the checks of {@link ownedHome}.
 */
const BASES = ['/var/lib', '/var/tmp'];

const ABANDONED_AFTER = 10 * 60_000;

function base(): string {
  const found = BASES.find((folder) => {
    try {
      accessSync(folder, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (found !== undefined) return found;
  throw new PostgresError(
    'folder-unusable',
    `Postgres needs a folder of its own because its account cannot enter this one, and neither ${BASES.join(' nor ')} can be written. Put the project where every user may enter, or start as an ordinary user.`,
  );
}

/** Returns the path of the home: always the same for a folder and version, different for any other. */
function homePath(kind: 'data' | 'programs', source: string, version: string): string {
  const hash = createHash('sha256')
    .update(`${realpathSync(source)}\0${version}`)
    .digest('hex');
  return path.join(base(), `rapport-${kind}-${hash.slice(0, 32)}`);
}

/** True if the home exists and only the account can have written to it. */
function ownedHome(home: string, user: OsUser): boolean {
  const stat = lstatSync(home, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  const owner = user?.uid ?? process.getuid?.();
  if (stat.isDirectory() && stat.uid === owner && (stat.mode & 0o077) === 0) return true;
  throw new PostgresError(
    'folder-unusable',
    `${home} is needed for Postgres, but it is a link, belongs to someone else or is open to others. See what it is, move it away, and start again.`,
  );
}

function give(folder: string, user: OsUser): void {
  if (user) chownSync(folder, user.uid, user.gid);
}

/**
 * Returns a folder for the data that the account can reach, with mode 0700.
 *
 * @param source the data folder that it replaces
 */
export function dataHome(source: string, version: string, user: OsUser): string {
  const home = homePath('data', source, version);
  try {
    if (!ownedHome(home, user)) {
      mkdirSync(home, { mode: 0o700 });
      chmodSync(home, 0o700);
      give(home, user);
    }
    return home;
  } catch (error) {
    throw folderError(error, home);
  }
}

/** Returns a copy of the programs that the account can run; it's renamed when it's complete. */
export function programsHome(binaries: Binaries, user: OsUser): Binaries {
  const home = homePath('programs', binaries.native, binaries.version);
  try {
    if (!ownedHome(home, user)) {
      removeAbandoned(`${home}.half-made-`);
      const half = `${home}.half-made-${randomBytes(8).toString('hex')}`;
      mkdirSync(half, { mode: 0o700 });
      try {
        copyPrograms(binaries.native, half, home, user);
      } finally {
        rmSync(half, { recursive: true, force: true });
      }
    }
  } catch (error) {
    throw folderError(error, home);
  }
  return binariesIn(path.join(home, 'native'), binaries.version);
}

/** Removes copies of starts that were killed while copying; those of running starts are newer. */
function removeAbandoned(prefix: string): void {
  const folder = path.dirname(prefix);
  for (const name of readdirSync(folder)) {
    const half = path.join(folder, name);
    if (!half.startsWith(prefix)) continue;
    const age = Date.now() - (lstatSync(half, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > ABANDONED_AFTER) rmSync(half, { recursive: true, force: true });
  }
}

function copyPrograms(native: string, half: string, home: string, user: OsUser): void {
  const options = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };
  cpSync(native, path.join(half, 'native'), options);
  give(half, user);
  try {
    renameSync(half, home);
  } catch (error) {
    // Another start was faster. Its copy is the same, if the right account owns it.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST') || !ownedHome(home, user)) throw error;
  }
}
