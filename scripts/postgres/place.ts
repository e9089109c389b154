import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { folderError, hasCode } from '@rapport/workspace-kit';
import { type Binaries, findBinaries } from './binaries.ts';
import { canEnter, canRun, chooseOsUser, type OsUser } from './os-user.ts';
import { PostgresError } from './postgres-error.ts';
import { dataHome, programsHome } from './private-home.ts';

/** Folders and account of one embedded Postgres. */
export type Place = {
  user: OsUser;
  binaries: Binaries;
  /** Folder that contains `cluster`, the data: the data folder itself, or a private home. */
  home: string;
  cluster: string;
};

/** Creates one folder at a time, because the recursive mkdir hides which path failed. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    // Anyone may enter: Postgres may run under another account.
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    // Another start may have created it in the meantime.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/** Creates the folder for all Postgres files inside the data folder; secrets in it are 0600 files. */
export function makeRoot(dataDir: string): string {
  const root = path.join(dataDir, 'postgres');
  try {
    makeFolder(root);
    return realpathSync(root);
  } catch (error) {
    throw folderError(error, root);
  }
}

const pointerFile = (root: string) => path.join(root, 'home.txt');

/** Returns the private home of an earlier start, from the pointer in the data folder. */
function pointedHome(root: string): string | undefined {
  const pointer = pointerFile(root);
  if (!existsSync(pointer)) return undefined;
  const home = readFileSync(pointer, 'utf8').trim();
  if (existsSync(home)) return home;
  throw new PostgresError(
    'folder-unusable',
    `The database of ${root} was kept in ${home}, which is gone. Bring it back, or delete ${pointer} to begin with an empty one.`,
  );
}

/** If a home's pointer is gone, its data folder was deleted: the old data is kept, but not used. */
function setOldClusterAside(home: string, log: (line: string) => void): void {
  const cluster = path.join(home, 'cluster');
  if (!existsSync(cluster)) return;
  const aside = `${cluster}-of-deleted-folder-${Date.now()}`;
  renameSync(cluster, aside);
  log(`The database of a data folder that was deleted is kept in ${aside}`);
}

function newHome(root: string, version: string, user: OsUser, log: (line: string) => void): string {
  if (canEnter(user, root)) return root;
  const home = dataHome(root, version, user);
  setOldClusterAside(home, log);
  try {
    writeFileSync(pointerFile(root), `${home}\n`);
  } catch (error) {
    throw folderError(error, root);
  }
  log(`The account of Postgres cannot enter ${root}; the database is kept in ${home}`);
  return home;
}

/**
 * Decides where Postgres runs and under which account. An existing database stays where it is.
 *
 * @param root folder from {@link makeRoot}, locked by the caller
 */
export function choosePlace(root: string, log: (line: string) => void): Place {
  const found = findBinaries();
  const earlier = pointedHome(root);
  const user = chooseOsUser(path.join(earlier ?? root, 'cluster'));
  const home = earlier ?? newHome(root, found.version, user, log);
  const binaries =
    user === undefined || canRun(user, found.postgres) ? found : programsHome(found, user);
  return { user, binaries, home, cluster: path.join(home, 'cluster') };
}
