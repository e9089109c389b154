import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasCode } from './system-error.ts';

/** True while a process with this pid exists, no matter who owns it. */
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
 * Returns the start time of a running process, as an opaque text for comparisons. The system reuses pids, so a pid
 * alone doesn't identify a process. `undefined` if there's no such process; a zombie doesn't count as running.
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
    // The program's name is in parentheses and may contain any character, so split after the last parenthesis.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTime] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X' || startTime === undefined) return undefined;
    // The start time counts from boot, so after a reboot the same pid can have the same count.
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${startTime}`;
  } catch {
    return undefined;
  }
}

/** True if the process is running and its command line contains this folder. */
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
