import { basename, join } from 'node:path';
import { StepError } from '@rapport/workspace-kit';
import { BROWSER_SPECS, LONG_SPECS } from './browser-specs.ts';

/**
 * Tests by their cost: `quick` ones run before every step, `long` ones kill processes, build releases, insert
 * thousands of rows, or use another web server. Long files are named `*.long.test.ts` and `*.long.spec.ts`.
 */
export type Length = 'quick' | 'long' | 'all';

/** The tests of one run of `pnpm test`. */
export interface TestPlan {
  length: Length;
  /** Arguments of Jest; an empty list runs all of its tests, `undefined` none. */
  jest: string[] | undefined;
  /** Specs below e2e/specs, without `.spec.ts`; an empty list runs all of them, `undefined` none. */
  browser: string[] | undefined;
  /** True if an export that nginx serves is tested as well. */
  hosted: boolean;
}

/** Returns the plan with every test of a length. */
export function planAll(length: Length): TestPlan {
  return { length, jest: [], browser: [], hosted: true };
}

/** The rooms that decide how an export is served, or what is tested on it. */
const HOSTING_ROOMS = ['shell/origin', 'e2e'];

/** A parsed command line of `pnpm test`. */
export type Request =
  | { what: 'all'; length: Length }
  | { what: 'changed' }
  | { what: 'rooms'; folders: string[]; length: Length }
  | { what: 'repeat'; times: number; file: string };

const USAGE = `pnpm test                      every quick test: what is run before each step
pnpm test --long               the long ones: kills, releases, thousands of rows, nginx
pnpm test contacts api         the quick tests of rooms; with --long, their long ones
pnpm test --changed            what a change touches, quick and long, compared with main
pnpm test --repeat 20 <file>   one test file so many times, alone`;

/**
 * Parses the arguments of `pnpm test`.
 * @param packages the folders of the workspace's packages
 * @throws StepError with all rooms if one is unknown, and with the usage for invalid arguments
 */
export function readRequest(args: readonly string[], packages: readonly string[]): Request {
  if (args.includes('--repeat')) return readRepeat(args);
  const length = args.includes('--long') ? 'long' : 'quick';
  const rest = args.filter((arg) => arg !== '--long');
  if (rest.includes('--changed')) {
    if (args.length === 1) return { what: 'changed' };
    throw new StepError('--changed finds the tests by itself: leave the other arguments out.');
  }
  if (rest.length === 0) return { what: 'all', length };
  const folders = rest.map((name) => {
    const folder = packages.find((candidate) => namesOf(candidate).includes(name));
    if (folder !== undefined) return folder;
    const known = packages.map((candidate) => namesOf(candidate)[0]).join(', ');
    throw new StepError(`There is no room "${name}".\nRooms: ${known}.\n\n${USAGE}`);
  });
  return { what: 'rooms', folders: [...new Set(folders)], length };
}

function readRepeat(args: readonly string[]): Request {
  const [option, times = '', file, ...rest] = args;
  const isNumber = /^[1-9]\d{0,3}$/.test(times);
  if (option === '--repeat' && isNumber && file !== undefined && rest.length === 0)
    return { what: 'repeat', times: Number(times), file };
  throw new StepError(`--repeat takes a number and a test file.\n\n${USAGE}`);
}

/** Returns the tests of rooms: those in their folders, and the browser specs that cover them. */
export function planRooms(
  workspace: string,
  folders: readonly string[],
  length: Length = 'quick',
): TestPlan {
  const patterns = folders.map((folder) => `^${escape(join(workspace, folder))}/`);
  const specs = specsOf(folders, length);
  return {
    length,
    jest: ['--testPathPatterns', ...patterns],
    browser: folders.includes('e2e') ? [] : specs.length > 0 ? specs : undefined,
    hosted: HOSTING_ROOMS.some((folder) => folders.includes(folder)),
  };
}

function specsOf(folders: readonly string[], length: Length): string[] {
  const quick = length === 'long' ? [] : folders.flatMap((folder) => BROWSER_SPECS[folder] ?? []);
  const long = length === 'quick' ? [] : folders.flatMap((folder) => LONG_SPECS[folder] ?? []);
  return [...new Set([...quick, ...long])];
}

/** Every Jest test uses the setup in this folder, and every browser test this config. */
const JEST_SETUP = 'scripts/jest/';
const BROWSER_SETUP = 'e2e/playwright.config.ts';
/** Sources that create an export, or serve it in tests. */
const HOSTING_SOURCES = /^(shell\/origin\/src|scripts\/hosting)\//;

/**
 * Returns the tests that a change touches, quick and long. A change of a runner's setup touches all of its quick
 * tests.
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
    ...specsOf(shown, 'all'),
  ]);
  const allOfJest = touched.some((path) => path.startsWith(JEST_SETUP));
  const allOfBrowser = touched.includes(BROWSER_SETUP);
  return {
    length: allOfJest || allOfBrowser ? 'quick' : 'all',
    jest: allOfJest ? [] : tests.length > 0 ? ['--runTestsByPath', ...tests] : undefined,
    browser: allOfBrowser ? [] : specs.size > 0 ? [...specs].sort() : undefined,
    hosted: allOfBrowser || touched.some((path) => HOSTING_SOURCES.test(path) && !isTest(path)),
  };
}

/** Returns the long tests of a plan, as `pnpm test --changed` prints them. */
export function longTestsOf({ length, jest = [], browser = [] }: TestPlan): string[] {
  if (length === 'quick') return [];
  const files = jest.filter((path) => /\.long\.test\.tsx?$/.test(path));
  return [...files, ...browser.filter((spec) => spec.endsWith('.long'))];
}

/** True for a source file of a package. */
function isSource(path: string): boolean {
  return /\/src\//.test(path) && !isTest(path);
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Names that `pnpm test` accepts for a room: its folder's name, without "mf-" or "shared-", or the whole path. */
function namesOf(folder: string): string[] {
  const name = basename(folder);
  return [name.replace(/^(mf|shared)-/, ''), name, folder];
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
