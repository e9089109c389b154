import { spawn } from 'node:child_process';

export interface ProgramResult {
  /** null when a signal ended it or it could not be started. */
  code: number | null;
  /** What it wrote, both streams in order. */
  output: string;
}

export interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Also shows what it writes while it runs. */
  show?: boolean;
  /** Ends it after so many milliseconds. */
  timeoutMs?: number;
}

/** Runs a program to its end, without input. A program that cannot be started is a result too. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, show, timeoutMs }: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(cwd !== undefined && { cwd }),
      ...(env && { env }),
      ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    });
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: null, output: output + error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
