import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolder } from '@rapport/workspace-kit';
import { clearHalfMade, hasCluster, makeCluster, SUPERUSER } from './cluster.ts';
import { type Credentials, newPassword, readCredentials, writeCredentials } from './credentials.ts';
import { databaseUrl, ensureGuest, ensureRoleAndDatabase } from './databases.ts';
import { exitError } from './exit-error.ts';
import { type Guarded, runGuarded } from './guard.ts';
import { stopOrphan } from './orphan.ts';
import { choosePlace, makeRoot, type Place } from './place.ts';
import { freePort, portTaken } from './port.ts';
import { outputError, PostgresError } from './postgres-error.ts';
import { stopGuarded } from './stop.ts';

export type PostgresOptions = {
  /** Data folder of the stack; everything of Postgres goes into its subfolder `postgres`. */
  dataDir: string;
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /**
   * Whether what was acknowledged survives a crash of the machine, as it does unless this is false.
   * A database that is deleted at its end does not need that and is faster without.
   */
  durable?: boolean;
  /** Told in words what happens; never a secret. */
  log?: (line: string) => void;
  /** Called once when Postgres ends without having been asked to; it can then be started again. */
  onExit?: (reason: PostgresError) => void;
};

export type RunningPostgres = {
  port: number;
  /** The superuser on the database `postgres`. */
  adminUrl: string;
  /** Makes sure of a role and its database, both of this name, and resolves with their URL. */
  ensureDatabase(name: string): Promise<string>;
  /** Makes sure of a role that owns nothing in that database, and resolves with its URL there. */
  ensureGuest(name: string, database: string): Promise<string>;
  /** Folder that holds the data, which is not always inside the data folder. */
  clusterDir: string;
  /** Ends Postgres cleanly; resolves when it is gone and the folder is free. */
  stop(): Promise<void>;
};

const READY = 'database system is ready to accept connections';
/** Replaying the log of a crash takes its time. */
const READY_WITHIN = 120_000;

/**
 * Starts the embedded Postgres on a folder, making its database on the first start. It ends with this
 * process, however this process ends.
 *
 * @throws PostgresError that says what failed, why, and what to do
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, port, durable = true, log = () => {}, onExit } = options;
  const root = makeRoot(path.resolve(dataDir));
  const lock = lockFolder(root);
  try {
    const place = choosePlace(root, log);
    await stopOrphan(place.cluster, log);
    const credentialsFile = path.join(root, 'credentials.json');
    const credentials = prepare(place, credentialsFile, log);
    const running = await startOnPort(place, port, durable);
    let stopping = false;
    void running.postgres.exited.then(async (exit) => {
      if (stopping) return;
      await stopOrphan(place.cluster, log).catch(() => {});
      lock.release();
      onExit?.(exitError(exit, running.postgres.output(), place.cluster));
    });
    const stop = async () => {
      stopping = true;
      await stopGuarded(running.postgres, place.cluster, log);
      lock.release();
    };
    return {
      ...handle(running.port, credentials, credentialsFile),
      clusterDir: place.cluster,
      stop,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Brings the folder into a state that Postgres can be started on. */
function prepare(place: Place, credentialsFile: string, log: (line: string) => void): Credentials {
  clearHalfMade(place.home);
  const credentials = readCredentials(credentialsFile);
  if (hasCluster(place.cluster, place.binaries.version)) {
    if (credentials[SUPERUSER] !== undefined) return credentials;
    throw new PostgresError(
      'folder-unusable',
      `The passwords of the database are missing: ${credentialsFile} is gone. Restore it from a copy, or move ${path.dirname(credentialsFile)} away to start over.`,
    );
  }
  log('Making the database');
  const password = newPassword();
  const fresh = { [SUPERUSER]: password };
  writeCredentials(credentialsFile, fresh);
  makeCluster(place.home, place.binaries, place.user, password);
  return fresh;
}

function postgresArguments(cluster: string, port: number, durable: boolean): string[] {
  const toDisk = durable ? 'on' : 'off';
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    // Nothing that was acknowledged may be lost, whatever a configuration file says.
    fsync: toDisk,
    full_page_writes: toDisk,
    synchronous_commit: toDisk,
    // Failed statements are told to the client that sent them; their texts may hold personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    lc_messages: 'C',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, '-p', String(port), ...flags];
}

/** Tries again where trying again helps: someone took the free port, or a killed Postgres is still ending. */
async function startOnPort(
  place: Place,
  wanted: number,
  durable: boolean,
): Promise<{ port: number; postgres: Guarded }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(wanted);
    const postgres = runGuarded(
      place.binaries,
      place.user,
      place.cluster,
      postgresArguments(place.cluster, port, durable),
    );
    if (await becomesReady(postgres)) return { port, postgres };
    postgres.requestStop();
    const output = postgres.output();
    const portLost = /could not bind IPv4 address|could not create any TCP/.test(output);
    const stillEnding = /pre-existing shared memory block|lock file .* already exists/.test(output);
    if (attempt < 20 && (stillEnding || (portLost && wanted === 0))) {
      await sleep(250);
      continue;
    }
    throw portLost ? portTaken(port) : outputError('Postgres did not start', output, place.cluster);
  }
}

async function becomesReady(postgres: Guarded): Promise<boolean> {
  const ready = new Promise<boolean>((resolve) => {
    postgres.onOutput(() => {
      if (postgres.output().includes(READY)) resolve(true);
    });
  });
  const timeout = new AbortController();
  try {
    return await Promise.race([
      ready,
      postgres.exited.then(() => false),
      sleep(READY_WITHIN, false, { signal: timeout.signal }),
    ]);
  } finally {
    timeout.abort();
  }
}

function handle(port: number, credentials: Credentials, credentialsFile: string) {
  const adminUrl = databaseUrl(port, SUPERUSER, credentials[SUPERUSER] ?? '', 'postgres');
  // One after the other: two at once would change the same rows of the catalog.
  let previous: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<string>): Promise<string> => {
    const url = previous.then(work);
    previous = url.catch(() => {});
    return url;
  };
  const ensureDatabase = (name: string) =>
    inTurn(async () => {
      const password = await ensureRoleAndDatabase(adminUrl, name, credentials, credentialsFile);
      return databaseUrl(port, name, password, name);
    });
  const guest = (name: string, database: string) =>
    inTurn(async () => {
      const password = await ensureGuest(adminUrl, name, database, credentials, credentialsFile);
      return databaseUrl(port, name, password, database);
    });
  return { port, adminUrl, ensureDatabase, ensureGuest: guest };
}
