import { type ChildProcess, spawn } from 'node:child_process';

export interface ProgramResult {
  /** null if a signal ended it or it couldn't be started. */
  code: number | null;
  /** Its output, both streams in order. */
  output: string;
}

export interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Streams that are also printed while it runs. */
  show?: 'both' | 'stderr';
  /** Milliseconds after which the program is killed. */
  timeoutMs?: number;
  /** Ends the program when aborted. */
  signal?: AbortSignal;
}

/** Runs a program to its end, without input. Resolves even if the program can't be started. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  return collect(
    spawn(program, args, { ...spawnOptions(options), stdio: ['ignore', 'pipe', 'pipe'] }),
    options,
  );
}

/** A module for `node --import` that ends a program when its parent has ended. */
export const DIE_WITH_PARENT = new URL('./die-with-parent.mjs', import.meta.url).href;

/** Runs a Node program to its end; it's stopped if this process ends in any way. */
export function runNode(
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  const child = spawn(process.execPath, ['--import', DIE_WITH_PARENT, ...args], {
    ...spawnOptions(options),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => {});
  return collect(child, options);
}

/** Returns Node's arguments for running a TypeScript program. */
export function typescriptProgram(program: string): string[] {
  return ['--conditions=rapport-source', '--import', 'tsx', program];
}

function spawnOptions({ cwd, env, timeoutMs, signal }: ProgramOptions) {
  return {
    ...(cwd !== undefined && { cwd }),
    ...(env && { env }),
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    ...(signal && { signal }),
  };
}

function collect(child: ChildProcess, { show }: ProgramOptions): Promise<ProgramResult> {
  return new Promise((resolve) => {
    let output = '';
    const keep = (isShown: boolean) => (chunk: Buffer) => {
      output += chunk.toString();
      if (isShown) process.stdout.write(chunk);
    };
    child.stdout?.on('data', keep(show === 'both'));
    child.stderr?.on('data', keep(show !== undefined));
    child.once('error', (error) => resolve({ code: null, output: output + error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
