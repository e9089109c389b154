import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin, typescriptProgram } from '@rapport/workspace-kit';

/** One check: programs that must all exit with 0. */
export interface Check {
  name: string;
  /** Node's arguments, one list per program; they run one after the other. */
  commands: string[][];
}

/** Every check of the repository that runs no product code, the fastest first. */
export function staticChecks(workspace: string): Check[] {
  const bin = (name: string, command?: string) => packageBin(workspace, name, command);
  const oxlint = [bin('oxlint'), '--disable-nested-config'];
  return [
    { name: 'Format', commands: [[bin('oxfmt'), '--check']] },
    {
      name: 'Lint and types',
      commands: [oxlint, [...oxlint, '--config', 'docs/examples/oxlint.json', 'docs/examples']],
    },
    { name: 'Dead code', commands: [[bin('knip')]] },
    { name: 'Boundaries', commands: [typescriptProgram(join(workspace, 'scripts/boundaries.ts'))] },
    { name: 'Generated client', commands: [['api/client/generate.mjs', '--check']] },
    {
      name: 'Public types',
      commands: [typescriptProgram(join(workspace, 'scripts/public-types.ts'))],
    },
  ];
}

/** The unit, component and HTTP tests. */
export function unitTests(workspace: string): Check {
  return { name: 'Unit tests', commands: [[packageBin(workspace, 'jest'), '--maxWorkers=2']] };
}

/** Top-level folders that contain packages of the workspace. */
export function topFolders(workspace: string): string[] {
  return [...new Set(packages(workspace).map((folder) => folder.split('/')[0] ?? folder))];
}

/** The folders that pnpm-workspace.yaml lists. */
export function packages(workspace: string): string[] {
  const yaml = readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8');
  const list = /^packages:\n((?: {2}- .+\n)+)/m.exec(yaml)?.[1] ?? '';
  return [...list.matchAll(/- (\S+)/g)].flatMap(([, folder]) => folder ?? []);
}
