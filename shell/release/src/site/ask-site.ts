import { setTimeout as sleep } from 'node:timers/promises';
import {
  parseRegistry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type RemoteRelease,
} from '@rapport/registry';
import { messageOf } from '@rapport/workspace-kit';
import { hasHash } from '../stores/release-bytes.ts';
import { addressOf } from '../release-address.ts';
import { type Site } from '../stores/object-store.ts';

/** What a site has to serve after a change. */
export interface Expected {
  /** The registry's revision; undefined if the change made none. */
  revision: number | undefined;
  remotes: readonly ExpectedRemote[];
  /** The shell's files as served: its scripts, and the other files beside its page. */
  shell?: ExpectedShell | undefined;
}

export interface ExpectedRemote {
  name: string;
  release: RemoteRelease;
  /** True if the registry doesn't contain it and only its link opens it. */
  isPreview?: boolean;
}

export interface ExpectedShell {
  version: string;
  /** Contents of each file, by its path below the site's address. */
  files: ReadonlyMap<string, Buffer>;
  /** Paths of the scripts that its page loads. */
  scripts: readonly string[];
}

/** Result of a check: true if the site serves everything, and a sentence about it without the site's address. */
export interface SiteAnswer {
  serves: boolean;
  says: string;
}

const ANSWER_MS = 10_000;
const PAUSE_MS = 500;
const AT_ONCE = 8;

/**
 * Requests the registry, a page, and the released files from a site, as a browser would. Retries while the site
 * doesn't serve them yet, because a cache in front of it may take a moment.
 */
export async function askSite(
  { address, patienceMs }: Site,
  expected: Expected,
): Promise<SiteAnswer> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const problem = await problemAt(address, expected).catch(messageOf);
    if (problem === undefined) return { serves: true, says: `serves ${described(expected)}` };
    if (performance.now() >= end) return { serves: false, says: problem };
    await sleep(Math.min(PAUSE_MS, patienceMs));
  }
}

/**
 * Returns the difference between the site and the expectation; undefined if there's none.
 * @throws Error if the site doesn't respond
 */
async function problemAt(address: string, expected: Expected): Promise<string | undefined> {
  const { revision, remotes, shell } = expected;
  const served = await servedRegistry(address);
  if (revision !== undefined && served.revision < revision) {
    return `is still at revision ${served.revision}, not ${revision}`;
  }
  const files = new Map<string, (bytes: Buffer) => boolean>();
  for (const { name, release, isPreview } of remotes) {
    const entry = served.remotes.find((remote) => remote.name === name);
    const known = [entry?.current, entry?.candidate].filter((one) => one !== undefined);
    const found = isPreview
      ? release
      : known.find(
          ({ version, integrity }) =>
            version === release.version && integrity === release.integrity,
        );
    if (!found) {
      // A later change by another user may have replaced it by now.
      if (revision !== undefined && served.revision > revision) continue;
      const versions = known.map(({ version }) => version).join(' and ') || 'nothing';
      return `has ${versions} as ${name}, not ${release.version}`;
    }
    for (const [path, hash] of Object.entries(release.files ?? {})) {
      files.set(`${addressOf(found)}/${found.version}/${path}`, (bytes) => hasHash(bytes, hash));
    }
  }
  for (const [path, bytes] of shell?.files ?? []) {
    files.set(new URL(path, address).href, (answer) => answer.equals(bytes));
  }
  const page = (await bodyAt(new URL('/', address).href)).toString();
  const inPage = registryIn(page);
  if (revision !== undefined && inPage !== undefined && inPage < revision) {
    return `has pages of revision ${inPage}, not ${revision}`;
  }
  const missing = shell?.scripts.find((path) => !page.includes(path));
  if (missing !== undefined) return `has pages without ${missing} of the shell ${shell?.version}`;
  return differentFile(files);
}

async function servedRegistry(address: string) {
  const place = new URL(REGISTRY_PATH, address).href;
  const text = (await bodyAt(place)).toString();
  try {
    return parseRegistry(JSON.parse(text)).registry;
  } catch {
    throw new Error(`answers no registry at ${place}`);
  }
}

async function differentFile(
  files: ReadonlyMap<string, (bytes: Buffer) => boolean>,
): Promise<string | undefined> {
  const waiting = [...files];
  let problem: string | undefined;
  const work = async () => {
    for (let next = waiting.shift(); next && problem === undefined; next = waiting.shift()) {
      const [file, isRight] = next;
      const bytes = await bodyAt(file).catch((error: unknown) => {
        problem ??= messageOf(error);
      });
      if (bytes && !isRight(bytes)) problem ??= `has other bytes at ${file} than were released`;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problem;
}

/** @throws Error that completes a sentence about the site */
async function bodyAt(place: string): Promise<Buffer> {
  // A cache on the way may still have the old version.
  const response = await fetch(place, {
    headers: { 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: unknown) => {
    const cause: unknown = Reflect.get(Object(error), 'cause');
    throw new Error(`can't be reached at ${place} (${messageOf(cause ?? error)})`);
  });
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`answers ${response.status} at ${place}`);
  return body;
}

/** Returns the revision of the registry that a page was created with; undefined if the page contains none. */
function registryIn(page: string): number | undefined {
  const start = page.indexOf(`id="${REGISTRY_ELEMENT_ID}"`);
  const revision = start === -1 ? undefined : /"revision":(\d+)/.exec(page.slice(start))?.[1];
  return revision === undefined ? undefined : Number(revision);
}

function described({ revision, remotes, shell }: Expected): string {
  const releases = [
    ...remotes.map(({ name, release }) => ({
      what: `${name} ${release.version}`,
      files: Object.keys(release.files ?? {}).length,
    })),
    ...(shell ? [{ what: `the shell ${shell.version}`, files: shell.files.size }] : []),
  ].map(({ what, files }) => `${what} byte for byte (${files} ${files === 1 ? 'file' : 'files'})`);
  return [...(revision === undefined ? [] : [`revision ${revision}`]), ...releases].join(', ');
}
