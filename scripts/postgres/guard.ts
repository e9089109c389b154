import { type ChildProcess, spawn } from 'node:child_process';
import { type Binaries } from './binaries.ts';
import { type OsUser, spawnOptions } from './os-user.ts';

/**
 * Runs Postgres and outlives us until Postgres has stopped. The pipe on its input closes when this process dies in
 * any way, including kill -9: `read` returns, and Postgres gets a fast shutdown. If Postgres itself dies, `wait`
 * returns, and the guard exits with its code.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
trap "" INT TERM HUP
( read -r stop <&3; kill -INT "$postgres" ) 2>/dev/null >/dev/null &
reader=$!
exec 3<&- </dev/null
wait "$postgres"
code=$?
kill -KILL "$reader" 2>/dev/null
exit "$code"
`;

/** The same for systems without a shell; Windows has no signals, so pg_ctl stops Postgres. */
const WINDOWS_GUARD = `
const { spawn, spawnSync } = require('node:child_process');
const [pgCtl, cluster, program, ...args] = process.argv.slice(1);
const postgres = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
postgres.on('exit', (code) => process.exit(code ?? 1));
process.stdin.on('end', () => spawnSync(pgCtl, ['stop', '-D', cluster, '-m', 'fast'])).resume();
`;

/** Exit of a guarded Postgres, as reported by the system. */
export type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** A running Postgres with its guard. */
export type Guarded = {
  /** The end of its stderr. */
  output(): string;
  onOutput(listener: () => void): void;
  /** Settles when the guard has ended and its output has been read. */
  exited: Promise<Exit>;
  /** Requests a fast shutdown: open transactions are rolled back, committed data is on disk. */
  requestStop(): void;
};

const OUTPUT_TAIL = 8_000;

function command(binaries: Binaries, cluster: string, args: string[]): [string, string[]] {
  if (process.platform === 'win32') {
    const guard = ['-e', WINDOWS_GUARD, binaries.pgCtl, cluster, binaries.postgres];
    return [process.execPath, [...guard, ...args]];
  }
  return ['/bin/sh', ['-c', GUARD, 'rapport-postgres-guard', binaries.postgres, ...args]];
}

/** Starts Postgres with a guard, in a separate process group so that Ctrl-C reaches only us. */
export function runGuarded(
  binaries: Binaries,
  user: OsUser,
  cluster: string,
  args: string[],
): Guarded {
  const [program, programArgs] = command(binaries, cluster, args);
  const child = spawn(program, programArgs, {
    ...spawnOptions(user),
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let tail = '';
  child.stdin.on('error', () => {});
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => (tail = (tail + text).slice(-OUTPUT_TAIL)));
  return {
    output: () => tail,
    onOutput: (listener) => child.stderr.on('data', listener),
    exited: exitOf(child, (text) => (tail += text)),
    requestStop: () => child.stdin.destroy(),
  };
}

function exitOf(child: ChildProcess, note: (text: string) => void): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      note(error.message);
      resolve({ code: null, signal: null });
    });
    child.once('exit', (code, signal) => {
      // If the guard is killed, its reader survives; closing the pipe makes it stop Postgres.
      child.stdin?.destroy();
      // The last output may still be in the pipe, but a surviving Postgres could keep it open for long.
      const settle = () => resolve({ code, signal });
      child.once('close', settle);
      setTimeout(settle, 500).unref();
    });
  });
}
