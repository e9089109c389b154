import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

const LISTENING = '0A';

/** Returns a description of the program that listens on a port, as far as this account can see it. */
export function portOwner(port: number): string | undefined {
  try {
    const pid = process.platform === 'linux' ? linuxOwner(port) : lsofOwner(port);
    return pid === undefined ? undefined : `process ${pid} (${commandOf(pid)})`;
  } catch {
    return undefined;
  }
}

function linuxOwner(port: number): number | undefined {
  const inodes = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => {
      return listeningInodes(readFileSync(table, 'utf8'), port);
    }),
  );
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    for (const link of openFiles(pid)) {
      const inode = /^socket:\[(\d+)\]$/.exec(link)?.[1];
      if (inode !== undefined && inodes.has(inode)) return Number(pid);
    }
  }
  return undefined;
}

/** Returns the sockets that listen on `port` from a table like /proc/net/tcp. */
export function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENING)
    .flatMap((fields) => fields[9] ?? []);
}

function openFiles(pid: string): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`));
  } catch {
    // A process of another account, or one that has just ended.
    return [];
  }
}

function lsofOwner(port: number): number | undefined {
  const text = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = Number(text.split('\n')[0]);
  return pid > 0 ? pid : undefined;
}

function commandOf(pid: number): string {
  return shortCommand(
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(' '),
  );
}

/** Returns a command line as users know it: the program's name and its arguments, without options and folders. */
export function shortCommand([program = '', ...args]: string[]): string {
  const given = args.filter((word) => word.trim() !== '' && !/^-|:\/\//.test(word));
  const short = [basename(program), ...given].join(' ').trim();
  return short.length > 80 ? `${short.slice(0, 79)}…` : short;
}
