import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin, typescriptProgram } from '@rapport/workspace-kit';

/** One check: programs that must all end with 0. */
export interface Check {
  name: string;
  /** Arguments of Node, each list one program, one after the other. */
  commands: string[][];
}

/**
 * One program for everything would need more memory than Node takes by itself. Each part is a check of
 * its own, so that two of them run at the same time.
 */
const LINTED_APART = [['shell', 'shared-ui'], ['api']];
const LINTED_PARTS = [
  ...LINTED_APART,
  ['.', ...LINTED_APART.flat().flatMap((folder) => ['--ignore-pattern', `${folder}/**`])],
];

/** Every check of the repository that runs no product code, the ones that take longest first. */
export function staticChecks(workspace: string): Check[] {
  const bin = (name: string, command?: string) => packageBin(workspace, name, command);
  return [
    ...LINTED_PARTS.map((part) => ({
      name: `Lint ${part[0] === '.' ? 'the rest' : part.join(' and ')}`,
      commands: [[bin('eslint'), '--max-warnings', '0', ...part]],
    })),
    types(workspace),
    {
      name: 'Format',
      commands: [[bin('prettier'), '--check', '--log-level', 'warn', '.']],
    },
    { name: 'Boundaries', commands: [typescriptProgram(join(workspace, 'scripts/boundaries.ts'))] },
    {
      name: 'Public types',
      commands: [typescriptProgram(join(workspace, 'scripts/public-types.ts'))],
    },
    { name: 'Dead code', commands: [[bin('knip')]] },
  ];
}

/**
 * The types of every package, by the native compiler, which takes about a quarter of the time of the
 * other one. One thread, because a second check runs beside it and threads repeat each other's work.
 */
export function types(workspace: string): Check {
  const compiler = packageBin(workspace, 'typescript-native', 'tsc');
  return {
    name: 'Types',
    commands: typedFolders(workspace).map((folder) => [
      compiler,
      '--singleThreaded',
      '-p',
      join(workspace, folder),
    ]),
  };
}

/** The unit, component and HTTP tests. */
export function unitTests(workspace: string): Check {
  return { name: 'Unit tests', commands: [[packageBin(workspace, 'jest'), '--maxWorkers=2']] };
}

/** Every package of the workspace; the setup of Jest has a browser's types and therefore its own settings. */
function typedFolders(workspace: string): string[] {
  return [...packages(workspace), 'scripts/jest'];
}

/** The folders at the root that hold the packages of the workspace. */
export function topFolders(workspace: string): string[] {
  return [...new Set(packages(workspace).map((folder) => folder.split('/')[0] ?? folder))];
}

/** The folders that pnpm-workspace.yaml lists. */
export function packages(workspace: string): string[] {
  const yaml = readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8');
  const list = /^packages:\n((?: {2}- .+\n)+)/m.exec(yaml)?.[1] ?? '';
  return [...list.matchAll(/- (\S+)/g)].flatMap(([, folder]) => folder ?? []);
}
