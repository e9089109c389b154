import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StepError } from '@rapport/workspace-kit';
import { type RemotePlan } from './remote-plan.ts';

const TEMPLATE = fileURLToPath(new URL('template/', import.meta.url));
/** Files that replace or extend the template if there's no workspace around the remote. */
const TEMPLATE_OUTSIDE = fileURLToPath(new URL('template-outside/', import.meta.url));
/** Folder of the installed programs, which contains the versions of their packages. */
const INSTALLED = fileURLToPath(new URL('.', import.meta.url));
const SUFFIX = '.template';
const BUDGETS = 'shell/release/budgets.json';
/** Enough bytes for a new page to grow; its team can raise them. */
const FIRST_BUDGET = { first: 30_000, total: 60_000 };

/**
 * Writes the folder of a new remote, and adds it to the two files that list remotes: the workspace and the budgets.
 * The shell doesn't change.
 * @returns the written files, relative to the workspace
 * @throws StepError if the folder exists already
 */
export function writeRemote(workspace: string, plan: RemotePlan): string[] {
  const files = writeFiles(workspace, plan, templateFiles(TEMPLATE), { ...plan });
  joinWorkspace(workspace, plan.name);
  setBudget(workspace, plan.name);
  return [...files, 'pnpm-workspace.yaml', BUDGETS];
}

/**
 * Writes the folder of a remote in a separate repository.
 * @param parent folder in which its folder is created
 * @param packages folder of packed packages; without it, they come from the package manager's registry
 * @returns the written files, relative to `parent`
 * @throws StepError if the folder exists already, or a package is missing
 */
export function writeOutsideRemote(
  parent: string,
  plan: RemotePlan,
  packages: string | undefined,
): string[] {
  const template = new Map([...templateFiles(TEMPLATE), ...templateFiles(TEMPLATE_OUTSIDE)]);
  const from = packages === undefined ? undefined : resolve(parent, packages);
  const packed = packedFiles(from);
  const values = { ...plan, ...packageVersions(packed), overrides: overridesOf(packed) };
  const files = writeFiles(parent, plan, template, values);
  const folder = join(parent, plan.name);
  cpSync(join(INSTALLED, 'patches'), join(folder, 'patches'), { recursive: true });
  // Another checkout, as in a CI job, has no files beside the repository.
  for (const file of packed.values()) cpSync(file, join(folder, 'packages', basename(file)));
  const copied = packed.size > 0 ? ['packages'] : [];
  return [...files, ...['patches', ...copied].map((made) => join(plan.name, made))];
}

/** Returns the file of each package by its name; empty without a folder of packed packages. */
function packedFiles(packages: string | undefined): Map<string, string> {
  if (packages === undefined) return new Map();
  const files = Object.entries(publishedVersions()).map(([name, version]): [string, string] => {
    const file = join(packages, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
    if (!existsSync(file)) throw new StepError(`There is no ${file}. Pack all packages together.`);
    return [name, file];
  });
  return new Map(files);
}

/** Returns the source of each package, by its name in the template. */
function packageVersions(packed: ReadonlyMap<string, string>): Record<string, string> {
  const entries = Object.entries(publishedVersions()).map(([name, version]) => {
    const key = name
      .replace('@rapport/', '')
      .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const file = packed.get(name);
    return [key, file === undefined ? `^${version}` : `file:packages/${basename(file)}`];
  });
  return Object.fromEntries(entries);
}

/** Packed packages depend on each other's versions, which no registry has, so overrides point to the same folder. */
function overridesOf(packed: ReadonlyMap<string, string>): string {
  if (packed.size === 0) return '';
  const lines = [...packed].map(([name, file]) => `  '${name}': file:packages/${basename(file)}`);
  return [
    '',
    '# Packages need each other, and come from this folder alone.',
    'overrides:',
    ...lines,
    '',
  ].join('\n');
}

/** Returns the versions of the packages that these programs belong to. */
function publishedVersions(): Record<string, string> {
  const text = readFileSync(join(INSTALLED, 'versions.json'), 'utf8');
  const published: Record<string, string> = JSON.parse(text);
  return published;
}

function writeFiles(
  parent: string,
  plan: RemotePlan,
  template: ReadonlyMap<string, string>,
  values: object,
): string[] {
  if (existsSync(join(parent, plan.name))) {
    throw new StepError(
      `The folder ${plan.name} is there already. Remove it or choose another name.`,
    );
  }
  return [...template].map(([path, source]) => {
    const name = path.replace('feature-', `${plan.feature}-`).replace('gitignore', '.gitignore');
    const target = join(plan.name, name);
    mkdirSync(dirname(join(parent, target)), { recursive: true });
    writeFileSync(join(parent, target), fillIn(readFileSync(source, 'utf8'), values));
    return target;
  });
}

/** Returns the files of a template: target name and source path. */
function templateFiles(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(SUFFIX))
    .sort();
  return new Map(paths.map((path) => [path.slice(0, -SUFFIX.length), join(folder, path)]));
}

/** Replaces every `{{field}}` of the template. */
function fillIn(template: string, values: object): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, field: string) => {
    const value: unknown = Reflect.get(values, field);
    if (value === undefined) throw new Error(`The template asks for ${field}, which no one knows.`);
    return String(value);
  });
}

/** Adds the new remote to the list of packages, after the last remote. */
function joinWorkspace(workspace: string, name: string): void {
  const file = join(workspace, 'pnpm-workspace.yaml');
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => /^ {2}- mf-/.test(line));
  if (last === -1)
    throw new StepError('pnpm-workspace.yaml lists no remote to put this one behind.');
  lines.splice(last + 1, 0, `  - ${name}`);
  writeFileSync(file, lines.join('\n'));
}

function setBudget(workspace: string, name: string): void {
  const file = join(workspace, BUDGETS);
  const budgets: { remotes: Record<string, unknown> } = JSON.parse(readFileSync(file, 'utf8'));
  budgets.remotes[name] = FIRST_BUDGET;
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
