import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { startTimeOf } from '@rapport/workspace-kit';

export interface ProcessRow {
  pid: number;
  parent: number;
  /** Its process group. */
  group: number;
  /** Program and arguments. */
  command: string[];
}

const POLL_MS = 1_000;

/**
 * Returns the package-manager processes between the terminal and this program, nearest first: `pnpm start`, and
 * `npx pnpm start` around it. A signal to one of them is meant for this program, but they can't forward kill -9.
 * @param ancestors from the parent up
 */
export function findLaunchers(ancestors: readonly ProcessRow[]): ProcessRow[] {
  const manager = ancestors.findIndex((row) => !isShell(row));
  const found = ancestors[manager];
  if (manager > 1 || !found || !isManager(found)) return [];
  const above = ancestors.slice(manager + 1);
  const outer = above[0] && isShell(above[0]) ? above[1] : above[0];
  return outer && isExec(outer) ? [found, outer] : [found];
}

/** Calls back once when one of the launchers has ended. Returns a function that stops watching. */
export function onLauncherGone(callback: () => void): () => void {
  const launchers = findLaunchers(readAncestors()).map(({ pid }) => ({
    pid,
    startTime: startTimeOf(pid),
  }));
  const timer = setInterval(() => {
    if (launchers.every(({ pid, startTime }) => startTimeOf(pid) === startTime)) return;
    clearInterval(timer);
    callback();
  }, POLL_MS);
  timer.unref();
  if (launchers.length === 0) clearInterval(timer);
  return () => clearInterval(timer);
}

/** Returns the words that identify the program: npm writes them into its first argument. */
function words({ command }: ProcessRow): string[] {
  const all = command.flatMap((part) => part.split(' ')).filter((word) => word !== '');
  const [first = '', ...rest] = all;
  return basename(first) === 'node'
    ? rest.filter((word) => !word.startsWith('-'))
    : [first, ...rest];
}

function isManager(row: ProcessRow): boolean {
  return /^(npm|npx|pnpm|pnpx|yarn|corepack)(-cli)?(\.c?m?js)?$/.test(
    basename(words(row)[0] ?? ''),
  );
}

function isExec(row: ProcessRow): boolean {
  const [program = '', command = ''] = words(row);
  const name = basename(program).replace(/(-cli)?(\.c?m?js)?$/, '');
  return name === 'npx' || name === 'pnpx' || (isManager(row) && /^(exec|x|dlx)$/.test(command));
}

/** True for the shell that npm and pnpm start a script with. */
function isShell({ command }: ProcessRow): boolean {
  return basename(command[0] ?? '') === 'sh' && command[1] === '-c';
}

/** Returns the process groups of the launchers, except this program's own group. */
export function launcherGroups(): number[] {
  const own = readProcess(process.pid)?.group;
  const groups = findLaunchers(readAncestors()).map(({ group }) => group);
  return [...new Set(groups)].filter((group) => group !== own && group > 1);
}

/** Returns parent, grandparent, and so on, as far as this account may see them; empty if it sees none. */
function readAncestors(): ProcessRow[] {
  const rows: ProcessRow[] = [];
  for (let pid = process.ppid; pid > 1 && rows.length < 8;) {
    const row = readProcess(pid);
    if (!row) break;
    rows.push(row);
    pid = row.parent;
  }
  return rows;
}

function readProcess(pid: number): ProcessRow | undefined {
  try {
    if (process.platform === 'win32') return undefined;
    if (process.platform !== 'linux') return readWithPs(pid);
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return { pid, parent: Number(parent), group: Number(group), command };
  } catch {
    return undefined;
  }
}

function readWithPs(pid: number): ProcessRow {
  const line = execFileSync('ps', ['-o', 'ppid=,pgid=,command=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [parent, group, ...command] = line.trim().split(/\s+/);
  return { pid, parent: Number(parent), group: Number(group), command };
}
