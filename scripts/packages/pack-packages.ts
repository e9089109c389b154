import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Print, runProgram, step, StepError } from '@rapport/workspace-kit';
import { bundleCommands } from './bundle-commands.ts';
import { compareTypes, type TypeChange } from './compare-types.ts';
import { compilePackage, typesOf } from './compile-package.ts';
import { PUBLISHED_PACKAGES, type PublishedPackage, readManifest } from './packages.ts';
import { publicTypes, type PublicTypes } from './public-types.ts';
import { requiredVersion } from './required-version.ts';
import { readTypesFile, writeTypesFile } from './types-file.ts';

export interface PackOptions {
  workspace: string;
  /** Folder that gets one file per package; what was in it of earlier packages goes. */
  to: string;
  /**
   * `publish` wants a new version for additions too; `try` only for what could break others, because
   * between two releases everything new would be refused otherwise.
   */
  purpose: 'publish' | 'try';
  /** Takes the public types as they are now for those of the present version. */
  record: boolean;
  print: Print;
}

/**
 * Builds and packs every package that other repositories install.
 * @returns the packed files
 * @throws StepError when one cannot be built, or its version does not say what has changed
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
  if (published.dir === 'shell/release') await bundleCommands(workspace, published.dir);
  else checkVersion(published, compilePackage(workspace, published.dir), options);

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

/** @throws StepError when the version is lower than what has changed asks for */
function checkVersion(
  { dir, isRead = false }: PublishedPackage,
  texts: ReadonlyMap<string, string>,
  { workspace, purpose, record }: PackOptions,
): void {
  const folder = join(workspace, dir);
  const { name, version, entries } = readManifest(folder);
  const typeFiles = Object.entries(entries).map(([entry, source]) => [
    entry,
    typesOf(source).replace(/^\.\/[^/]+\//, ''),
  ]);
  const types: PublicTypes = publicTypes(Object.fromEntries(typeFiles), texts);
  const recorded = record ? undefined : readTypesFile(folder);
  const changes = recorded ? compareTypes(recorded.types, types, isRead) : [];
  const breaking = changes.filter(({ level }) => level === 'major');
  const counted = purpose === 'publish' ? changes : breaking;
  const needed = recorded && requiredVersion(recorded.version, version, counted);
  if (needed !== undefined) {
    throw new StepError(
      `The public types of ${name} have changed since ${recorded?.version}:\n${listed(counted)}\nRaise its version in ${dir}/package.json to ${needed} or higher, say in ${dir}/CHANGELOG.md what changes for others, and run the command again.`,
    );
  }
  requireChangelog(folder, dir, version);
  const isNewVersion = recorded?.version !== version;
  if (record || (isNewVersion && purpose === 'publish')) writeTypesFile(folder, { version, types });
}

function requireChangelog(folder: string, dir: string, version: string): void {
  const text = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
  if (text.includes(`\n## ${version}\n`)) return;
  throw new StepError(`${dir}/CHANGELOG.md has no section "## ${version}".`);
}

function listed(changes: readonly TypeChange[]): string {
  const most = 20;
  const lines = changes.slice(0, most).map(({ level, what }) => `- ${what} (${level})`);
  if (changes.length > most) lines.push(`- and ${changes.length - most} more`);
  return lines.join('\n');
}
