import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { typescriptProgram } from '@rapport/workspace-kit';

/** One of our programs, running as in the stack. */
export type SpawnedProgram = {
  child: ChildProcess;
  /** Its first line of output, parsed as JSON; rejects with its errors if it ended without one. */
  firstLine: Promise<Record<string, string>>;
  errors(): string;
  /** Its exit code, or the name of the signal that ended it. */
  exited: Promise<number | string>;
};

const scripts = path.resolve(__dirname, '../..');

/** @param file path below `scripts` */
export function spawnProgram(file: string, env: NodeJS.ProcessEnv): SpawnedProgram {
  const child = spawn(process.execPath, typescriptProgram(path.join(scripts, file)), {
    cwd: scripts,
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const firstLine = new Promise<Record<string, string>>((resolve, reject) => {
    createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line)));
    void once(child, 'close').then(() => reject(new Error(`${file} ended: ${errors}`)));
  });
  // A test that expects the failure checks `errors` instead.
  firstLine.catch(() => {});
  return { child, firstLine, errors: () => errors, exited };
}
