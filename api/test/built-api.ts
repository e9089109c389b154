import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { SECRET } from './tokens.ts';

const API = path.resolve(__dirname, '..');
const CONTRACTS = path.join(API, 'contracts');
const TSC = path.join(
  path.dirname(createRequire(__filename).resolve('typescript/package.json')),
  'bin/tsc',
);
/** Below the API's own dependencies, and apart from the build that a running stack uses. */
const BUILT = path.join(API, `node_modules/.cache/built-${process.pid}`);

/** Compiles the API and what it depends on, laid out as they are installed. */
export function buildApi(): void {
  buildPackage(API, BUILT);
  buildPackage(CONTRACTS, path.join(BUILT, 'node_modules/@rapport/contracts'));
}

export function removeBuiltApi(): void {
  rmSync(BUILT, { recursive: true, force: true });
}

function buildPackage(from: string, to: string): void {
  const project = ['-p', path.join(from, 'tsconfig.build.json'), '--outDir', path.join(to, 'dist')];
  // `pnpm check` and every build look at the types; without them this takes two thirds of the time.
  const wholly = ['--incremental', 'false', '--tsBuildInfoFile', 'null', '--noCheck'];
  const tsc = spawnSync(process.execPath, [TSC, ...project, ...wholly], { encoding: 'utf8' });
  if (tsc.status !== 0) throw new Error(`${from} does not compile:\n${tsc.stdout}`);
  cpSync(path.join(from, 'package.json'), path.join(to, 'package.json'));
}

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

/** Runs a program of the build in plain Node, with exactly this environment. */
export function runBuilt(
  program: 'main' | 'migrate' | 'purge' | 'openapi',
  environment: Record<string, string>,
) {
  const child = spawn(process.execPath, [path.join(BUILT, `dist/${program}.js`)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output, exit };
}

/** Starts the built API and waits for the line that says that it listens. */
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
