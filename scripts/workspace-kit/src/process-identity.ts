import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasCode } from './system-error.ts';

/** True while a process with this id exists, no matter who owns it. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function ask(program: string, args: string[]): string {
  try {
    const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } } as const;
    return execFileSync(program, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

const askWindows = (pid: number, property: string) =>
  ask('powershell.exe', [
    '-NoProfile',
    '-Command',
    `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').${property}`,
  ]);

/**
 * When a living process started, as a text that is only good for comparing. The system uses ids again,
 * so an id alone does not identify a process. `undefined` when no such process lives; one that has
 * ended and still waits for its parent does not live.
 */
export function startTimeOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0 || !exists(pid)) return undefined;
  if (process.platform === 'linux') return linuxStartTime(pid);
  if (process.platform === 'win32') return askWindows(pid, 'CreationDate') || 'unknown';
  const [state = '', ...start] = ask('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).split(/\s+/);
  return state === '' || state.startsWith('Z') ? undefined : start.join(' ');
}

function linuxStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold anything, so count from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTime] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X' || startTime === undefined) return undefined;
    // The start counts from boot, and two boots may give the same id at the same count.
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${startTime}`;
  } catch {
    return undefined;
  }
}

/** True when the process lives and its command line names this folder. */
export function commandLineNames(pid: number, folder: string): boolean {
  if (startTimeOf(pid) === undefined) return false;
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder);
    } catch {
      return false;
    }
  }
  const line =
    process.platform === 'win32'
      ? askWindows(pid, 'CommandLine')
      : ask('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return line.split(/ (?=-)/).some((part) => part.replaceAll('"', '').trim() === `-D ${folder}`);
}
