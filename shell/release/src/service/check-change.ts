import { type NavEntry, type Registry, remoteForPath, type RemoteRelease } from '@rapport/registry';
import { claimsOfOthers, commandsOfOthers } from '@rapport/registry/changes';
import { parseWholeRegistry } from '@rapport/registry/whole';
import { messageOf } from '@rapport/workspace-kit';
import { requireNavEntry } from '../change-navigation.ts';
import { changedFiles } from '../stores/release-bytes.ts';
import { readOffer } from '../checks/shell-offer.ts';
import { addressOf } from '../release-address.ts';
import { type ObjectStore, releasesFolder, SHELL } from '../stores/object-store.ts';
import { registryOf } from '../switch-registry.ts';
import { type AccessToken, type Action, isForRemote } from './access-tokens.ts';
import { type RegistryChange } from './read-change.ts';
import { Refusal, refusing } from './refusal.ts';
import { isReleaseVersion, parseKey } from './store-key.ts';

/** The store that a change is checked against. */
export interface CheckedPlace {
  store: ObjectStore;
  /** Address above the versions of a remote, `{remote}` for its name; if undefined, new remotes bring their own. */
  baseUrl: string | undefined;
  /** The store that tokens with only the right to promote can promote from. */
  promotesFrom: ObjectStore | undefined;
  /** Maximum number of files in one release. */
  releaseFiles: number;
}

const MOST_NOTES = 200;
const MOST_LABEL = 60;

/** @throws Refusal if a token isn't for this remote, or not for this action */
export function requireGrant(token: AccessToken, name: string, ...oneOf: Action[]): void {
  if (!isForRemote(token, name)) {
    throw new Refusal(
      403,
      `This token may not change ${name}; it is for ${token.remotes.join(', ')}. Ask the host for one.`,
    );
  }
  if (oneOf.some((action) => token.actions.includes(action))) return;
  throw new Refusal(
    403,
    `This token may not ${oneOf.join(' or ')}; it may ${token.actions.join(', ')}. Ask the host for one that may.`,
  );
}

/**
 * Checks everything that the sender of a registry change could have done wrong, by mistake or on purpose.
 * @param next the registry after it
 * @throws Refusal
 */
export async function requireRightChange(
  place: CheckedPlace,
  token: AccessToken,
  { before, change, next }: { before: Registry; change: RegistryChange; next: Registry },
): Promise<void> {
  const { name, action, needs, release, restores } = change;
  if (needs === 'release') requireGrant(token, name, 'release', 'promote');
  else requireGrant(token, name, needs);
  const known = before.remotes.find((remote) => remote.name === name);
  const entry = next.remotes.find((remote) => remote.name === name);
  if (known?.index && (action === 'remove' || action === 'retire')) {
    throw new Refusal(409, `${name} has the page at /, so it can't be taken out.`);
  }
  if (entry && (!known || known.retired)) requireFreePaths(before, next, name);
  // A returning remote's entries were checked when they were added.
  if (!known?.retired) requireOwnNav(before, next, name);
  if (release) {
    requireOthersKept(name, commandsOfOthers(before, name, release.commands ?? []));
    const knownBase = known && addressOf(known.current);
    await requireReleased(place, before, name, release, knownBase);
    if (!token.actions.includes('release')) await requirePromoted(place, name, release);
  }
  if (restores) await requireBytes(place.store, name, restores);
  if (name === SHELL) await requireShell(place.store, change.version, next);
  requireOrder(next);
}

/**
 * Checks that a release is in the store as described, and at the address of this remote.
 * @param knownBase address above the remote's current versions
 * @throws Refusal
 */
export async function requireReleased(
  { store, baseUrl, releaseFiles }: CheckedPlace,
  registry: Registry,
  name: string,
  release: RemoteRelease,
  knownBase: string | undefined,
): Promise<void> {
  const { version, entry, integrity, files, preload, pages = {}, notes = '' } = release;
  if (!isReleaseVersion(version)) throw new Refusal(422, `${name} can't have this version.`);
  if (notes.length > MOST_NOTES)
    throw new Refusal(422, `Notes have at most ${MOST_NOTES} characters.`);
  const base = addressOf(release) ?? '';
  const bases = [knownBase, baseUrl?.replaceAll('{remote}', name)].filter(
    (one) => one !== undefined,
  );
  const isOthers = registry.remotes.some(
    (other) => other.name !== name && addressOf(other.current) === base,
  );
  if (isOthers || !(bases.length === 0 ? isPlainAddress(base) : bases.includes(base))) {
    throw new Refusal(
      403,
      `${name} ${version} names the address ${base}, which isn't its own${bases.length === 0 ? '' : `: ${bases.join(' or ')}`}. Leave --base-url out, or ask the host.`,
    );
  }
  const start = `${base}/${version}/`;
  const paths = Object.keys(files ?? {});
  const named = [
    ...preload.map((address) =>
      address.startsWith(start) ? address.slice(start.length) : address,
    ),
    ...Object.values(pages).flatMap((page) => [...page.preload, ...(page.look ? [page.look] : [])]),
  ];
  const hash = files?.[entry.slice(start.length)];
  const isWhole =
    integrity !== undefined &&
    hash === integrity &&
    paths.length <= releaseFiles &&
    paths.every(
      (path) => parseKey(`${releasesFolder(name)}/${version}/${path}`)?.kind === 'file',
    ) &&
    named.every((path) => files !== undefined && Object.hasOwn(files, path));
  if (!isWhole) {
    throw new Refusal(422, `${name} ${version} isn't described by the hashes of its own scripts.`);
  }
  await requireBytes(store, name, release);
}

async function requireBytes(store: ObjectStore, name: string, release: RemoteRelease) {
  const changed = await changedFiles(store, name, release);
  if (changed.length === 0) return;
  throw new Refusal(
    409,
    `${name} ${release.version} isn't here as it was released, so nothing was switched:\n- ${changed.join('\n- ')}`,
  );
}

/** A token that may only promote can only publish what the other store has. */
async function requirePromoted(
  { promotesFrom }: CheckedPlace,
  name: string,
  { version, files, integrity }: RemoteRelease,
): Promise<void> {
  if (!promotesFrom) {
    throw new Refusal(
      403,
      'This token may only promote, and this service was started without --promotes-from, so it knows no place to promote from. Ask the host.',
    );
  }
  const entry = (await registryOf(promotesFrom))?.remotes.find((remote) => remote.name === name);
  const there = [entry?.current, entry?.previous, entry?.candidate];
  const sameFiles = (other: RemoteRelease) =>
    JSON.stringify(sorted(other.files)) === JSON.stringify(sorted(files));
  const isThere = there.some(
    (other) => other?.version === version && other.integrity === integrity && sameFiles(other),
  );
  if (isThere) return;
  throw new Refusal(
    403,
    `This token may only promote, and ${promotesFrom.name} doesn't have ${name} ${version} with these bytes.`,
  );
}

function sorted(files: RemoteRelease['files']) {
  return Object.entries(files ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
}

async function requireShell(store: ObjectStore, version: string, next: Registry): Promise<void> {
  if (!isReleaseVersion(version)) throw new Refusal(422, "The shell can't have this version.");
  const folder = `${releasesFolder(SHELL)}/${version}`;
  const text = async (file: string) => String((await store.read(`${folder}/${file}`))?.bytes ?? '');
  const offer = await refusing(409, () => readOffer(folder, text));
  if (offer.contract === next.shell?.current.contract) return;
  throw new Refusal(409, `The shell ${version} was built for contract ${offer.contract}.`);
}

function requireFreePaths(before: Registry, next: Registry, name: string): void {
  const { routes = [], index } = next.remotes.find((remote) => remote.name === name) ?? {};
  const nav = next.nav.filter(({ path }) => remoteForPath(next, path)?.name === name);
  requireOthersKept(name, claimsOfOthers(before, { name, routes, nav, ...(index && { index }) }));
}

function requireOthersKept(name: string, taken: readonly string[]): void {
  if (taken.length === 0) return;
  throw new Refusal(409, `${name} claims what belongs to others:\n- ${taken.join('\n- ')}`);
}

/** New or changed entries have to be those of the remote, and be valid. */
function requireOwnNav(before: Registry, next: Registry, name: string): void {
  const known = before.nav.map((entry) => JSON.stringify(entry));
  const added = next.nav.filter((entry) => {
    const place = known.indexOf(JSON.stringify(entry));
    if (place !== -1) known.splice(place, 1);
    return place === -1;
  });
  const isOwn = (path: string) => remoteForPath(next, path)?.name === name;
  const routes = next.remotes.find((remote) => remote.name === name)?.routes ?? [];
  for (const entry of added) {
    const others = next.nav.filter((other) => other !== entry);
    try {
      requireNavEntry(entry, others, { name, routes, isOwn });
    } catch (error) {
      throw new Refusal(422, messageOf(error));
    }
    const isPlain = Object.keys(entry).every((key) => ['label', 'path', 'icon'].includes(key));
    if (!isPlain || entry.label.length > MOST_LABEL || !isPlainPath(entry)) {
      throw new Refusal(
        422,
        `An entry has a label of at most ${MOST_LABEL} characters and a path.`,
      );
    }
  }
}

function isPlainPath({ path }: NavEntry): boolean {
  return /^\/[\w@$+~./:-]*$/.test(path) && !path.includes('..');
}

function isPlainAddress(base: string): boolean {
  return URL.canParse(base) && new URL(base).href.replace(/\/$/, '') === base;
}

/** A remote's hashes must not contradict another remote's, which would break that one's pages. */
function requireOrder(next: Registry): void {
  const { problems } = parseWholeRegistry(plainOf(next));
  if (problems.length > 0) throw new Refusal(422, `It is not in order: ${problems.join(' ')}`);
}

function plainOf(registry: Registry): unknown {
  return JSON.parse(JSON.stringify(registry));
}
