import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runProgram } from './run-program.ts';
import { StepError } from './steps.ts';

/** A working Chromium, and where it comes from. */
export interface FoundChromium {
  path: string;
  version: string;
}

/** The headless one comes first: a test takes about two thirds of the CPU time with it. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds a Chromium on this machine: the one in CHROMIUM_PATH, or else the one that Playwright has installed, or
 * else one of the system.
 * @param folder whose Playwright is used
 * @throws StepError if CHROMIUM_PATH doesn't start
 */
export async function findChromium(
  env: Environment,
  folder: string,
): Promise<FoundChromium | undefined> {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    const found = await tryChromium(chosen);
    if (found) return found;
    throw new StepError(`CHROMIUM_PATH is ${chosen}, which does not start as a Chromium.`);
  }
  const candidates = [playwrightChromium(folder), ...systemCandidates(env)];
  for (const path of candidates.filter((candidate) => candidate !== undefined)) {
    const found = await tryChromium(path);
    if (found) return found;
  }
  return undefined;
}

/** Runs it to get its version, which also fails if a library is missing. */
async function tryChromium(path: string): Promise<FoundChromium | undefined> {
  if (!isExecutable(path)) return undefined;
  const { code, output } = await runProgram(path, ['--version'], { timeoutMs: 20_000 });
  const version = /\b\d+(\.\d+)+/.exec(output)?.[0];
  return code === 0 && version !== undefined ? { path, version } : undefined;
}

function playwrightChromium(folder: string): string | undefined {
  const load = createRequire(join(folder, 'package.json'));
  for (const name of ['@playwright/test', 'playwright-core']) {
    try {
      const path = chromiumOf(load(name));
      if (typeof path === 'string') return path;
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}

function chromiumOf(playwright: unknown): unknown {
  if (typeof playwright !== 'object' || playwright === null || !('chromium' in playwright)) return;
  const { chromium } = playwright;
  if (typeof chromium !== 'object' || chromium === null || !('executablePath' in chromium)) return;
  const { executablePath } = chromium;
  return typeof executablePath === 'function' ? executablePath.call(chromium) : undefined;
}

function systemCandidates(env: Environment): string[] {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const named = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set([...named, ...MAC_APPLICATIONS])];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
