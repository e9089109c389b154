import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../postgres/port.ts';

const PATIENCE_MS = 10_000;
/** PgBouncer refuses to run as root; this account owns nothing. */
const UNPRIVILEGED = 'nobody';

export interface RunningPgBouncer {
  /** The address of the server behind the pooler. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a PgBouncer in transaction mode on the loopback, in front of the server at `serverUrl`, for all of its
 * databases and roles. Apart from the mode and the addresses, it uses its default settings.
 * @throws Error if the program isn't installed or doesn't respond
 */
export async function startPgBouncer(serverUrl: string): Promise<RunningPgBouncer> {
  const server = new URL(serverUrl);
  const port = await freePort(0);
  const folder = mkdtempSync(join(tmpdir(), 'rapport-pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  const password = decodeURIComponent(server.password);
  writeFileSync(users, `"${server.username}" "${password}"\n`);
  writeFileSync(settings, settingsText({ server, port, users }));
  // The account that PgBouncer runs under has to read them. The password belongs to a temporary server.
  chmodSync(folder, 0o755);
  const asUser = process.getuid?.() === 0 ? ['-u', UNPRIVILEGED] : [];
  const child = spawn('pgbouncer', ['-q', ...asUser, settings], { stdio: 'inherit' });
  const ended = once(child, 'exit').finally(() => rmSync(folder, { recursive: true, force: true }));
  const failed = ended.then(
    () => Promise.reject(new Error('PgBouncer ended. Its last output is above.')),
    () => Promise.reject(new Error('Install PgBouncer first: apt-get install pgbouncer')),
  );
  failed.catch(() => undefined);
  await Promise.race([failed, answers(port)]);
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

interface SettingsOptions {
  server: URL;
  port: number;
  users: string;
}

function settingsText({ server, port, users }: SettingsOptions): string {
  return `[databases]
* = host=${server.hostname} port=${server.port} auth_user=${server.username}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
`;
}

async function answers(port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await delay(50);
  }
  throw new Error('PgBouncer does not answer.');
}
