import { chownSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '@rapport/workspace-kit';
import pg from 'pg';
import { type OsUser } from '../os-user.ts';

/** What a copy leaves out: the files of a running server, and the log, which the replica asks for itself. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot']);
const EMPTY = ['pg_wal', 'pg_replslot'];
const DEADLINE_MS = 60_000;

/**
 * Copies the data of a running Postgres on this machine while it's in use, as a replica that streams from it. It
 * does what pg_basebackup does, which isn't among the embedded programs.
 *
 * @param slot name of the replication slot, which keeps the log until the replica has it
 * @param url of the superuser
 */
export async function copyPrimary(
  url: string,
  slot: string,
  cluster: string,
  user: OsUser,
): Promise<void> {
  const limits = { connectionTimeoutMillis: DEADLINE_MS, query_timeout: DEADLINE_MS };
  const client = new pg.Client({ connectionString: url, ...limits });
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string }>(
      `SELECT current_setting('data_directory') AS folder,
         pg_create_physical_replication_slot('${slot}', true), pg_backup_start('${slot}', true)`,
    );
    const own = (file: string) => user && chownSync(file, user.uid, user.gid);
    copyFolder(rows[0]?.folder ?? '', cluster, own);
    const stopped = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    );
    const { hostname, port, username, password } = new URL(url);
    const source = `host=${hostname} port=${port} user=${username} password=${password}`;
    const files = {
      backup_label: stopped.rows[0]?.labelfile ?? '',
      'standby.signal': '',
      'postgresql.auto.conf': `primary_conninfo = '${source}'\nprimary_slot_name = '${slot}'\n`,
    };
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(cluster, name);
      writeFileSync(file, text, { mode: 0o600 });
      own(file);
    }
    for (const name of EMPTY) makeFolder(path.join(cluster, name), own);
  } finally {
    await client.end();
  }
}

/** Removes the slot of a replica that has stopped, so that its primary needn't keep the log. */
export async function dropSlot(url: string, slot: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, query_timeout: DEADLINE_MS });
  await client.connect();
  try {
    await client.query('SELECT pg_drop_replication_slot($1)', [slot]);
  } finally {
    await client.end();
  }
}

function makeFolder(folder: string, own: (file: string) => void): void {
  mkdirSync(folder, { mode: 0o700, recursive: true });
  own(folder);
}

/** Skips files that Postgres removes in the meantime; the log has what's missing. */
function copyFolder(from: string, to: string, own: (file: string) => void): void {
  makeFolder(to, own);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    try {
      if (entry.isDirectory()) {
        copyFolder(source, copy, own);
      } else {
        copyFileSync(source, copy);
        own(copy);
      }
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
}
