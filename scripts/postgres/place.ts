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

/** Where one embedded Postgres keeps what, and what it runs as. */
export type Place = {
  user: OsUser;
  binaries: Binaries;
  /** Folder that holds `cluster`, the data: the data folder itself, or a private home. */
  home: string;
  cluster: string;
};

/** One by one, because the recursive mkdir hides what really is in the way. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    // Open to enter: the account that Postgres runs under may be another one.
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    // Another start may have made it in the meantime.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/** Makes the folder that holds everything of Postgres inside the data folder; secrets in it are 0600 files. */
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

/** The private home of an earlier start, as the pointer in the data folder names it. */
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

/** A home whose pointer was deleted belonged to a data folder that was deleted: it is kept, but not used. */
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
 * Decides where Postgres runs and as whom. An existing database is used where it lies.
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
