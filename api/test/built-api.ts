import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { SECRET } from './tokens.ts';

const API = path.resolve(__dirname, '..');
const TSC = path.join(
  path.dirname(createRequire(__filename).resolve('typescript/package.json')),
  'bin/tsc',
);

/** Compiles the API and what it depends on, as the start of the product does. */
export function buildApi(): void {
  for (const project of ['contracts/tsconfig.build.json', 'tsconfig.build.json']) {
    const { status, stdout } = spawnSync(process.execPath, [TSC, '-p', path.join(API, project)], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The API does not compile:\n${stdout}`);
  }
}

export interface BuiltApi {
  url: string;
  process: ChildProcess;
  lines: string[];
  exit: Promise<number | null>;
}

export const localEnvironment = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  AUTH_MODE: 'local',
  JWT_SECRET: SECRET,
  PORT: '0',
});

/** Runs a program of the build in plain Node, with exactly this environment. */
export function runBuilt(program: 'main' | 'migrate', environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(API, `dist/${program}.js`)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output, exit };
}

/** Starts the built API and waits for the line that says it is ready. */
export async function startBuilt(environment: Record<string, string>): Promise<BuiltApi> {
  const { child, output, exit } = runBuilt('main', environment);
  const lines: string[] = [];
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const entry = JSON.parse(line) as { msg: string; url: string };
      if (entry.msg === 'ready') resolve(entry.url);
    });
  });
  const failed = exit.then((code) => {
    throw new Error(`The API ended with ${code}: ${output.stderr}`);
  });
  const url = await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return { url, process: child, lines, exit };
}
