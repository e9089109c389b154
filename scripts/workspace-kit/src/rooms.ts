import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the workspace that is built before it runs. */
export interface Room {
  name: string;
  /** Folder, relative to the workspace. */
  dir: string;
  tool: 'tsc' | 'vite';
  /** Files and folders, relative to the workspace, that affect the output. */
  inputs: string[];
}

/** Inputs of every build: the locked dependencies, shared compiler settings, and the build scripts. */
const COMMON_INPUTS = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'scripts/build',
  'shell/origin/src/files',
  'scripts/workspace-kit/src/rooms.ts',
];
const FRONT_END_INPUTS = [
  'shell/remote-api',
  'shell/remote-kit',
  'shared-ui',
  'api/client',
  'api/contracts',
];

/** Returns every room that is built, the slowest first. */
export function findRooms(workspace: string): Room[] {
  const alone = remoteName(workspace);
  if (alone !== undefined) return [{ name: alone, dir: '.', tool: 'vite', inputs: ['.'] }];
  const frontEnds = ['shell', ...findRemotes(workspace)].map((name): Room => ({
    name,
    dir: name,
    tool: 'vite',
    inputs: [name, ...FRONT_END_INPUTS, ...COMMON_INPUTS],
  }));
  return [
    ...frontEnds,
    { name: 'api', dir: 'api', tool: 'tsc', inputs: ['api', ...COMMON_INPUTS] },
    {
      name: 'contracts',
      dir: 'api/contracts',
      tool: 'tsc',
      inputs: ['api/contracts', ...COMMON_INPUTS],
    },
  ];
}

/** Returns the name of the remote whose repository this folder is; undefined if remotes are subfolders. */
export function remoteName(folder: string): string | undefined {
  if (!existsSync(join(folder, 'navigation.json'))) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return String(Reflect.get(Object(manifest), 'name'));
}

/** Returns the names of the remotes in this workspace. */
function findRemotes(workspace: string): string[] {
  return readdirSync(workspace)
    .filter((name) => name.startsWith('mf-') && existsSync(join(workspace, name, 'package.json')))
    .sort();
}
