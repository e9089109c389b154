import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { SECRET } from './tokens.ts';

/** Ends a program when the process that started it has ended, even by kill -9. */
const DIE_WITH_PARENT = pathToFileURL(
  path.resolve(__dirname, '../../scripts/workspace-kit/src/die-with-parent.mjs'),
).href;

export interface BuiltApi {
  url: string;
  process: ChildProcess;
  lines: string[];
  output: { stdout: string; stderr: string };
  exit: Promise<number | null>;
}

export const localEnvironment = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  AUTH_MODE: 'local',
  JWT_SECRET: SECRET,
  PORT: '0',
});

/**
 * Runs a program of this run's build in plain Node, with exactly this environment. It ends when this process ends.
 */
export function runBuilt(
  program: 'main' | 'migrate' | 'partition' | 'purge' | 'openapi',
  environment: Record<string, string>,
) {
  const main = path.join(process.env.RAPPORT_TEST_BUILD!, `dist/${program}.js`);
  const child = spawn(process.execPath, ['--import', DIE_WITH_PARENT, main], {
    env: environment,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output, exit };
}

/** Starts the built API and waits for the line that says that it's listening. */
export async function startBuilt(environment: Record<string, string>): Promise<BuiltApi> {
  const { child, output, exit } = runBuilt('main', environment);
  const lines: string[] = [];
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const entry = JSON.parse(line) as { msg: string; url: string };
      if (entry.msg === 'listening') resolve(entry.url);
    });
  });
  const failed = exit.then((code) => {
    throw new Error(`The API ended with ${code}: ${output.stderr}`);
  });
  const url = await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return { url, process: child, lines, output, exit };
}
