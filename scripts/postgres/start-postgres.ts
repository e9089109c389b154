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
  /** The stack's data folder; all Postgres files go into its subfolder `postgres`. */
  dataDir: string;
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /**
   * False if committed data needn't survive a crash of the machine; the default is true. Faster for a temporary
   * database.
   */
  durable?: boolean;
  /** Receives progress messages, never a secret. */
  log?: (line: string) => void;
  /** Called once if Postgres ends unexpectedly; it can then be started again. */
  onExit?: (reason: PostgresError) => void;
};

export type RunningPostgres = {
  port: number;
  /** URL of the superuser for the database `postgres`. */
  adminUrl: string;
  /** Ensures that a role and its database of this name exist, and resolves with their URL. */
  ensureDatabase(name: string): Promise<string>;
  /** Ensures that a role exists that owns nothing in that database, and resolves with its URL there. */
  ensureGuest(name: string, database: string): Promise<string>;
  /** Folder of the data, which isn't always inside the data folder. */
  clusterDir: string;
  /** Stops Postgres cleanly; resolves when it has ended and the folder is unlocked. */
  stop(): Promise<void>;
};

const READY = 'database system is ready to accept connections';
/** Replaying the log after a crash takes time. */
const READY_WITHIN = 120_000;

/**
 * Starts the embedded Postgres on a folder, and creates its database on the first start. Postgres ends with this
 * process, even if this process is killed.
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

/** Prepares the folder so that Postgres can start on it. */
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
    // No committed data may be lost, whatever a configuration file says.
    fsync: toDisk,
    full_page_writes: toDisk,
    synchronous_commit: toDisk,
    // The client gets the errors of its statements; their texts may contain personal data, so they aren't logged.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    lc_messages: 'C',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, '-p', String(port), ...flags];
}

/**
 * Starts Postgres on a prepared folder. It retries if that can help: another program took the free port, or a killed
 * Postgres is still shutting down.
 *
 * @param ready what Postgres writes once it's ready
 * @throws PostgresError with the last lines of Postgres, also if it isn't ready in time
 */
export async function startOnPort(
  place: Place,
  wanted: number,
  durable: boolean,
  ready = READY,
): Promise<{ port: number; postgres: Guarded }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(wanted);
    const postgres = runGuarded(
      place.binaries,
      place.user,
      place.cluster,
      postgresArguments(place.cluster, port, durable),
    );
    if (await becomesReady(postgres, ready)) return { port, postgres };
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

async function becomesReady(postgres: Guarded, words: string): Promise<boolean> {
  const ready = new Promise<boolean>((resolve) => {
    postgres.onOutput(() => {
      if (postgres.output().includes(words)) resolve(true);
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
  // One after the other: two at the same time would change the same rows of the catalog.
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
