import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportSite, parseConfig, registryAt } from '@rapport/origin';
import { configProblems } from '@rapport/registry/config';
import { messageOf, type Print, runProgram, StepError, waitForLock } from '@rapport/workspace-kit';
import { parseWholeRegistry } from '@rapport/registry/whole';
import { newestShell } from '../stores/newest-shell.ts';
import {
  CONFIG_KEY,
  type ObjectStore,
  REGISTRY_KEY,
  releasesFolder,
  SHELL,
} from '../stores/object-store.ts';
import { type ExportSettings, rememberedExports } from './export-settings.ts';

const PATIENCE_MS = 10_000;

/** The site is exported, but its web server hasn't reloaded its rules. */
export class ReloadFailed extends StepError {}

/**
 * Runs the exports that a target remembers. A service exports its sites on its own machine. Failures are only
 * printed.
 * @param done what has been done, as the start of a sentence
 * @returns true if every site is exported, and its web server has reloaded its rules
 */
export async function exportSites(
  store: ObjectStore,
  print: Print,
  done: string,
): Promise<boolean> {
  try {
    if (store.service) {
      const { served, lines } = await store.service.exportSites();
      lines.forEach((line) => print(line));
      return served;
    }
    for (const settings of await rememberedExports(store)) {
      await exportTarget(store, settings, print);
    }
    return true;
  } catch (error) {
    print(`  ${done}, but the site does not serve it yet: ${messageOf(error)}`);
    return false;
  }
}

/** What users have to do if a site doesn't serve a release. */
export const NOT_SERVED =
  'The site does not serve it yet, as said above. Correct that, then run the same command or "pnpm export" again.';

/**
 * Exports the site of a target, one export into a folder at a time, and makes the web server reload its rules.
 * @param repair true to replace files of the site that differ from the target's
 * @throws StepError if the site lacks something that it needs, or the server's command fails
 */
export async function exportTarget(
  store: ObjectStore,
  settings: ExportSettings,
  print: Print,
  repair = false,
): Promise<void> {
  const { to, reload } = settings;
  const lock = await waitForLock(to, () => print(`  Waiting for another export to ${to}`));
  try {
    const input = await inputOf(store, settings, print);
    const { folder, unchanged, mended } = await exportSite({ ...input, repair });
    for (const path of mended) print(`  Mended: ${path}`);
    print(`  ${unchanged ? 'Served already' : 'Exported'}: ${folder}`);
  } catch (error) {
    throw error instanceof StepError ? error : new StepError(messageOf(error));
  } finally {
    lock.release();
  }
  if (reload === undefined) return;
  const { code, output } = await runProgram('sh', ['-c', reload]);
  if (code !== 0) {
    throw new ReloadFailed(
      `The site is exported, but "${reload}" failed, so the web server goes on with the export before:\n${output.trim()}`,
    );
  }
  print(`  ${reload}`);
}

async function inputOf(store: ObjectStore, settings: ExportSettings, print: Print) {
  const { to, host, baseUrl } = settings;
  const text = settings.registry
    ? await readText(settings.registry)
    : (await store.read(REGISTRY_KEY))?.bytes.toString();
  if (text === undefined) throw new StepError(`There is no registry in ${store.name}.`);
  const configPlace = settings.config ?? join(store.name, CONFIG_KEY);
  const remotes = remotesOf(store, settings);
  const isServed = (remote: string, version: string) =>
    remotes !== undefined && existsSync(join(remotes, remote, version));
  return {
    shell: settings.shell ?? (await shellOf(store, text)),
    registry: baseUrl === undefined ? text : registryAt(text, baseUrl, isServed),
    config: await readConfig(configPlace),
    remotes,
    to,
    host,
    now: () => new Date(),
    warn: (problem: string) => print(`  ${problem}`),
  };
}

function remotesOf(store: ObjectStore, { remotes }: ExportSettings): string | undefined {
  if (remotes !== undefined) return remotes === 'none' ? undefined : remotes;
  const folder = join(store.name, 'releases');
  return existsSync(folder) ? folder : undefined;
}

/** Returns the shell in the registry; for a local stack, which never releases its shell, the newest build. */
async function shellOf(store: ObjectStore, registryText: string): Promise<string> {
  const version = parseWholeRegistry(JSON.parse(registryText)).registry.shell?.current.version;
  const folder =
    version === undefined
      ? await newestShell(store.name)
      : join(store.name, releasesFolder(SHELL), version);
  if (folder !== undefined && existsSync(join(folder, 'index.html'))) return folder;
  throw new StepError(
    `There is no built shell in ${store.name}. Name the folder of one with --shell, like shell/dist after "pnpm build".`,
  );
}

/** @throws StepError with everything that is wrong in it */
async function readConfig(place: string) {
  const text = await readText(place);
  const problems = configProblems(JSON.parse(text));
  if (problems.length > 0) {
    throw new StepError(`${place} is not in order:\n- ${problems.join('\n- ')}`);
  }
  return parseConfig(text, place);
}

async function readText(place: string): Promise<string> {
  try {
    if (!/^https?:/.test(place)) return await readFile(place, 'utf8');
    const response = await fetch(place, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return await response.text();
  } catch (error) {
    throw new StepError(`${place} cannot be read: ${messageOf(error)}`);
  }
}
