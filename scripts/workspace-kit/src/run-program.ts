import { type ChildProcess, spawn } from 'node:child_process';

export interface ProgramResult {
  /** null when a signal ended it or it could not be started. */
  code: number | null;
  /** What it wrote, both streams in order. */
  output: string;
}

export interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** What it writes is also shown while it runs: all of it, or its errors only. */
  show?: 'both' | 'stderr';
  /** Ends the program after this many milliseconds. */
  timeoutMs?: number;
  /** Ends it when aborted. */
  signal?: AbortSignal;
}

/** Runs a program to its end, without input. A program that cannot be started is a result too. */
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

/** A module for `node --import` that ends a program when the program that started it is gone. */
export const DIE_WITH_PARENT = new URL('./die-with-parent.mjs', import.meta.url).href;

/** Runs a Node program to its end; it ends with us, however we end. */
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

/** The arguments that make Node run a TypeScript program. */
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
