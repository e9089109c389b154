import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Print, runProgram, step, StepError } from '@rapport/workspace-kit';
import { bundleCommands } from './bundle-commands.ts';
import { checkVersion, type VersionOptions } from './check-version.ts';
import { compilePackage } from './compile-package.ts';
import { hasTypes, PUBLISHED_PACKAGES, type PublishedPackage, readManifest } from './packages.ts';

export interface PackOptions extends VersionOptions {
  /** Folder that gets one file per package; files of earlier packages are removed. */
  to: string;
  print: Print;
}

/**
 * Builds and packs every package that other repositories install.
 * @returns the packed files
 * @throws StepError if one can't be built, or its version is too low for its changes
 */
export async function packPackages(options: PackOptions): Promise<string[]> {
  const { workspace, to, print } = options;
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(to).filter((name) => /^rapport-.*\.tgz$/.test(name))) {
    rmSync(join(to, file));
  }
  for (const published of PUBLISHED_PACKAGES) {
    const { name, version } = readManifest(join(workspace, published.dir));
    await step(print, `${name} ${version}`, () => packOne(published, options));
  }
  return readdirSync(to)
    .filter((name) => /^rapport-.*\.tgz$/.test(name))
    .map((name) => join(to, name));
}

async function packOne(published: PublishedPackage, options: PackOptions): Promise<void> {
  const { workspace, to } = options;
  const folder = join(workspace, published.dir);
  if (hasTypes(published)) {
    checkVersion(published, compilePackage(workspace, published.dir), options);
  } else await bundleCommands(workspace, published.dir);

  const license = join(folder, 'LICENSE');
  const borrowsLicense = !existsSync(license);
  if (borrowsLicense) cpSync(join(workspace, 'LICENSE'), license);
  try {
    const args = ['--yes', 'pnpm@12', 'pack', '--pack-destination', to];
    const { code, output } = await runProgram('npx', args, { cwd: folder });
    if (code !== 0) throw new StepError(`${published.dir} cannot be packed.\n${output}`);
  } finally {
    if (borrowsLicense) rmSync(license);
  }
}
