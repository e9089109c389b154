import { basename, join } from 'node:path';
import { StepError } from '@rapport/workspace-kit';
import { BROWSER_SPECS } from './browser-specs.ts';

/** Which tests one run of `pnpm test` is about. */
export interface TestPlan {
  /** Arguments of Jest; an empty list runs all of its tests, `undefined` none. */
  jest: string[] | undefined;
  /** Specs below e2e/specs, without `.spec.ts`; an empty list runs all of them, `undefined` none. */
  browser: string[] | undefined;
  /** Whether some browser tests run on an export that nginx serves as well. */
  hosted: boolean;
}

/** Every test there is. */
export const EVERYTHING: TestPlan = { jest: [], browser: [], hosted: true };

/** The rooms that say how an export is served, or what is tested on it. */
const HOSTING_ROOMS = ['shell/origin', 'e2e'];

/** What `pnpm test` was asked for. */
export type Request =
  | { what: 'everything' }
  | { what: 'changed' }
  | { what: 'rooms'; folders: string[] };

/**
 * Reads the arguments of `pnpm test`: nothing, names of rooms, or `--changed`.
 * @param packages the folders of the workspace's packages
 * @throws StepError with every name when one is unknown
 */
export function readRequest(args: readonly string[], packages: readonly string[]): Request {
  if (args.length === 0) return { what: 'everything' };
  if (args.includes('--changed')) {
    if (args.length === 1) return { what: 'changed' };
    throw new StepError('--changed finds the tests by itself: leave the other arguments out.');
  }
  const folders = args.map((name) => {
    const folder = packages.find((candidate) => namesOf(candidate).includes(name));
    if (folder !== undefined) return folder;
    const known = packages.map((candidate) => namesOf(candidate)[0]).join(', ');
    throw new StepError(
      `There is no room "${name}".\nRooms: ${known}.\nWithout a room every test runs; --changed runs what a change touches.`,
    );
  });
  return { what: 'rooms', folders: [...new Set(folders)] };
}

/** The tests of rooms: what lies below their folders, and the browser specs that show them. */
export function planRooms(workspace: string, folders: readonly string[]): TestPlan {
  const patterns = folders.map((folder) => `^${escape(join(workspace, folder))}/`);
  const specs = folders.flatMap((folder) => BROWSER_SPECS[folder] ?? []);
  return {
    jest: ['--testPathPatterns', ...patterns],
    browser: folders.includes('e2e') ? [] : specs.length > 0 ? [...new Set(specs)] : undefined,
    hosted: HOSTING_ROOMS.some((folder) => folders.includes(folder)),
  };
}

/** Every Jest test runs in what this folder sets up, and every browser test as this file says. */
const JEST_SETUP = 'scripts/jest/';
const BROWSER_SETUP = 'e2e/playwright.config.ts';
/** What makes an export, and what serves it in tests. */
const HOSTING_SOURCES = /^(shell\/origin\/src|scripts\/hosting)\//;

/**
 * The tests that a change touches. A change to how tests of a kind are set up touches all of them.
 * @param touched the changed files and all that import them, relative to the workspace
 * @param packages the folders of the workspace's packages
 */
export function planTouched(touched: readonly string[], packages: readonly string[]): TestPlan {
  const tests = touched.filter(isTest);
  const shown = packages.filter((folder) =>
    touched.some((path) => path.startsWith(`${folder}/`) && isSource(path)),
  );
  const specs = new Set([
    ...touched.flatMap((path) => /^e2e\/specs\/(.+)\.spec\.ts$/.exec(path)?.[1] ?? []),
    ...shown.flatMap((folder) => BROWSER_SPECS[folder] ?? []),
  ]);
  const allOfJest = touched.some((path) => path.startsWith(JEST_SETUP));
  const allOfBrowser = touched.includes(BROWSER_SETUP);
  return {
    jest: allOfJest ? [] : tests.length > 0 ? ['--runTestsByPath', ...tests] : undefined,
    browser: allOfBrowser ? [] : specs.size > 0 ? [...specs].sort() : undefined,
    hosted: allOfBrowser || touched.some((path) => HOSTING_SOURCES.test(path) && !isTest(path)),
  };
}

/** Whether a file becomes part of what a browser shows. */
function isSource(path: string): boolean {
  return /\/src\//.test(path) && !isTest(path);
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** What a person may call a room: its folder's name, without "mf-" or "shared-", or the whole path. */
function namesOf(folder: string): string[] {
  const name = basename(folder);
  return [name.replace(/^(mf|shared)-/, ''), name, folder];
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
