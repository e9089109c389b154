import { isDeepStrictEqual } from 'node:util';
import { type Registry } from '@rapport/registry';
import { type Print } from '@rapport/workspace-kit';
import { rememberedExports } from '../export/export-settings.ts';
import { exportSites } from '../export/export-target.ts';
import { runningShell } from '../release-address.ts';
import {
  type ObjectStore,
  releasesFolder,
  SHELL,
  type Site,
  siteAt,
} from '../stores/object-store.ts';
import { askSite, type Expected, type ExpectedRemote, type ExpectedShell } from './ask-site.ts';

/**
 * Exports the sites of a store after its registry has changed or a preview was published, and even if nothing has
 * changed, because an earlier export may have failed; then checks that each site serves the change. The change
 * itself is already done, so failures are only printed, and the command ends with an error.
 * @param done what has been done, as the start of a sentence
 * @returns true if every site serves it
 */
export async function bringToSites(
  store: ObjectStore,
  print: Print,
  done: string,
  expected: Expected,
): Promise<boolean> {
  const served =
    (await exportSites(store, print, done)) && (await sitesServe(store, print, expected));
  if (!served) process.exitCode = 1;
  return served;
}

/** Returns the sites that serve a store: the given one, or else those that the store knows. */
export async function sitesOf(store: ObjectStore): Promise<Site[]> {
  if (store.site) return [store.site];
  if (store.service) return store.service.sites.map(siteAt);
  const exported = (await rememberedExports(store)).map(({ site }) => site);
  return [...exported, runningShell(store.name)].filter((site) => site !== undefined).map(siteAt);
}

async function sitesServe(store: ObjectStore, print: Print, expected: Expected): Promise<boolean> {
  const sites = await sitesOf(store);
  if (sites.length === 0) {
    print('  No site was asked for it. Name its address with --shell or RELEASE_SHELL_URL');
  }
  let all = true;
  for (const site of sites) {
    const { serves, says } = await askSite(site, expected);
    print(`  ${site.address} ${says}`);
    all &&= serves;
  }
  return all;
}

/** Returns what sites have to serve after a change: the registry, and the changed releases. */
export async function expectedAfter(
  store: ObjectStore,
  before: Registry | undefined,
  after: Registry,
): Promise<Expected> {
  const changed = after.remotes.filter(
    ({ name, ...entry }) =>
      !isDeepStrictEqual(
        { name, ...entry },
        before?.remotes.find((one) => one.name === name),
      ),
  );
  const hasOtherShell = !isDeepStrictEqual(before?.shell, after.shell);
  return {
    revision: after.revision,
    remotes: changed.flatMap(({ name, current, candidate }): ExpectedRemote[] =>
      [current, candidate]
        .filter((release) => release !== undefined)
        .map((release) => ({ name, release })),
    ),
    shell: hasOtherShell ? await expectedShell(store, after) : undefined,
  };
}

/** Returns the shell's files that sites must serve for a registry. */
export async function expectedShell(
  store: ObjectStore,
  { shell }: Registry,
): Promise<ExpectedShell | undefined> {
  // Without a site to check, its bytes aren't needed.
  if (!shell || (await sitesOf(store)).length === 0) return undefined;
  const { version } = shell.current;
  const folder = `${releasesFolder(SHELL)}/${version}`;
  // Pages are created from index.html, and servers create compressed forms.
  const paths = (await store.files(folder)).filter(
    (path) => !/(^|\/)\.|^index\.html|\.(br|gz)$/.test(path),
  );
  const files = new Map<string, Buffer>();
  for (const path of paths) {
    const found = await store.read(`${folder}/${path}`);
    if (found) files.set(`/${path}`, found.bytes);
  }
  const html = String((await store.read(`${folder}/index.html`))?.bytes ?? '');
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path = '']) => path);
  return { version, files, scripts };
}
