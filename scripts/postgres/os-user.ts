import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { PostgresError } from './postgres-error.ts';

/** The account that Postgres runs under; `undefined` for the current one. */
export type OsUser = { uid: number; gid: number } | undefined;

/** Returns the environment of the Postgres programs: no secrets, and no PG* settings of the user. */
function programEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TZ'];
  const entries = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  // This program parses the messages, so they have to be in English.
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}

/** Returns the spawn options of every Postgres program. */
export function spawnOptions(user: OsUser) {
  const cwd = process.platform === 'win32' ? process.cwd() : '/';
  return { ...user, cwd, env: programEnvironment() };
}

function idOf(name: string): OsUser {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid !== undefined && gid !== undefined && uid > 0 ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
}

function addUser(): OsUser {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  spawnSync('useradd', [...args, 'postgres'], { stdio: 'ignore' });
  return idOf('postgres');
}

/**
 * Chooses the account. Postgres refuses to run as root, so root switches to the owner of the data, or to a system
 * account (created if the machine has none).
 *
 * @param cluster data folder of an earlier start, which need not exist
 * @throws PostgresError if the data belongs to another account, or root finds no account
 */
export function chooseOsUser(cluster: string): OsUser {
  if (process.platform === 'win32') return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const me = process.getuid?.();
  if (me !== 0) {
    if (owner === undefined || owner.uid === me) return undefined;
    throw new PostgresError(
      'folder-unusable',
      `The data in ${cluster} belongs to another user (id ${owner.uid}), perhaps because an earlier start was made as root. Start as that user, or choose another folder with RAPPORT_DATA.`,
    );
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = idOf('postgres') ?? idOf('_postgres') ?? addUser() ?? idOf('nobody');
  if (user !== undefined) return user;
  throw new PostgresError(
    'start-failed',
    'Postgres refuses to run as root, and no account for it could be made. Make one with "useradd --system postgres", or start as an ordinary user.',
  );
}

/** True if this account can enter the folder. */
export function canEnter(user: OsUser, folder: string): boolean {
  if (user === undefined) return true;
  const test = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], spawnOptions(user));
  return test.status === 0;
}

/** True if this account can run the program. */
export function canRun(user: OsUser, program: string): boolean {
  return spawnSync(program, ['--version'], spawnOptions(user)).status === 0;
}
