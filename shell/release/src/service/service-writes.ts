import { createHash } from 'node:crypto';
import { type Registry } from '@rapport/registry';
import { emptyRegistry } from '@rapport/registry/changes';
import { parseWholeRegistry } from '@rapport/registry/whole';
import { messageOf } from '@rapport/workspace-kit';
import { FIRST_NAV } from '@rapport/workspace-kit/local-remotes';
import { requirePreviewPlace } from '../checks/preview-place.ts';
import { exportSites } from '../export/export-target.ts';
import { type HistoryEntry } from '../history.ts';
import { isPreview, previewKey } from '../previews.ts';
import { addressOf } from '../release-address.ts';
import { REGISTRY_KEY, releasesFolder, type SitesOutcome } from '../stores/object-store.ts';
import { registryOf } from '../switch-registry.ts';
import { type AccessToken, isForRemote } from './access-tokens.ts';
import { type AuditLog } from './audit-log.ts';
import {
  type CheckedPlace,
  requireGrant,
  requireReleased,
  requireRightChange,
} from './check-change.ts';
import {
  differsInNavAlone,
  readChange,
  readNavChange,
  type RegistryChange,
  type Stamp,
} from './read-change.ts';
import { factsOf, historyKey, historyOf, jsonLine, parseJson, plainText } from './history-facts.ts';
import { Refusal, refusing } from './refusal.ts';
import { isReleaseVersion, type StoreKey } from './store-key.ts';

/** The sender of a request. */
export interface Caller {
  token: AccessToken;
  /** Address of the client. */
  from: string;
}

export type WriteOutcome =
  | { status: 'created' | 'exists' | 'changed' }
  | { status: 'written'; sites: SitesOutcome };

interface Surroundings extends CheckedPlace {
  audit: AuditLog;
  now: () => Date;
}

/** Maximum number of changes whose sender may still add their commit. */
const MOST_PENDING = 200;

/** Returns the tag of a file for clients: the same for every kind of store. */
export function wireTag(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes that holders of tokens may make to a store. Every method throws a `Refusal` for anything else. */
export function serviceWrites(surroundings: Surroundings) {
  const { store, audit, now, releaseFiles } = surroundings;
  const pending = new Map<number, { token: string; entry: HistoryEntry }>();
  const counts = new Map<string, Promise<{ files: number }>>();

  const stampOf = ({ team }: AccessToken): Stamp => ({
    at: now().toISOString(),
    by: (said) => `${plainText(said)} (${team})`,
  });

  /** Writes both lines of the log around a change; if the first one fails, nothing is changed. */
  const logged = async <T extends { status: string }>(
    { token, from }: Caller,
    what: { action: string; remote: string; version: string; revision?: number },
    work: () => Promise<T>,
  ): Promise<T> => {
    const entry = { ...what, token: token.id, team: token.team, from };
    const id = await audit.write({ ...entry, result: 'begun' });
    try {
      const outcome = await work();
      const isLate = outcome.status === 'changed' || outcome.status === 'exists';
      await audit.write({ ...entry, id, result: isLate ? 'too late' : 'done' }).catch(() => {});
      return outcome;
    } catch (error) {
      const failed = { ...entry, id, result: 'failed' as const, reason: messageOf(error) };
      await audit.write(failed).catch(() => {});
      throw error;
    }
  };

  const exported = async (done: string): Promise<SitesOutcome> => {
    const lines: string[] = [];
    const served = await exportSites(store, (line) => void lines.push(line), done);
    return { served, lines };
  };

  return {
    exported,

    /** Creates a file of a release. @param bytes whose hash was compared */
    async createFile(
      caller: Caller,
      key: string,
      { remote, version }: Extract<StoreKey, { kind: 'file' }>,
      bytes: Buffer,
    ): Promise<WriteOutcome> {
      requireGrant(caller.token, remote, 'release', 'preview', 'promote');
      if (!isReleaseVersion(version)) {
        throw new Refusal(422, `${version} is not the version of a release, like 1.4.0.`);
      }
      const folder = `${releasesFolder(remote)}/${version}`;
      const known = counts.get(folder);
      const counting = known ?? store.files(folder).then(({ length }) => ({ files: length }));
      if (counts.size >= MOST_PENDING) counts.clear();
      counts.set(folder, counting);
      const counted = await counting.catch((error: unknown) => {
        counts.delete(folder);
        throw error;
      });
      if (counted.files >= releaseFiles) {
        throw new Refusal(413, `A release has at most ${releaseFiles} files here.`);
      }
      counted.files += 1;
      const create = async () => ({ status: await store.create(key, bytes) });
      // The log contains the first file of a version, not every file.
      return known ? create() : logged(caller, { action: 'upload', remote, version }, create);
    },

    /** Writes the registry after a change. @param tag of the registry that the caller has read; undefined for none */
    async switchRegistry(
      caller: Caller,
      text: string,
      tag: string | undefined,
    ): Promise<WriteOutcome> {
      const { token } = caller;
      const found = await store.read(REGISTRY_KEY);
      if ((found && wireTag(found.bytes)) !== tag) return { status: 'changed' };
      const before = (await registryOf(store)) ?? emptyRegistry(FIRST_NAV);
      const after = parseSent(text);
      const change = differsInNavAlone(before, after)
        ? navChange(token, before, after)
        : await readChange(store, before, after);
      if (!change) {
        throw new Refusal(
          403,
          'This is not a change that one of the commands makes to one remote, so nothing was switched. If you used one, install the packages of the version that this registry runs.',
        );
      }
      const stamp = stampOf(token);
      const revision = before.revision + 1;
      const next = { ...change.make(stamp), revision };
      const { name, version } = change;
      await requireRightChange(surroundings, token, { before, change, next }).catch(
        (error: unknown) => {
          if (error instanceof Refusal) error.about = name;
          throw error;
        },
      );
      const action =
        change.needs === 'release' && !token.actions.includes('release')
          ? 'promote'
          : change.action;
      return logged(caller, { action, remote: name, version, revision }, async () => {
        const bytes = Buffer.from(`${JSON.stringify(next, null, 2)}\n`);
        const outcome = await store.replace(REGISTRY_KEY, bytes, found?.tag);
        if (outcome === 'changed') return { status: 'changed' };
        const entry = historyOf({ before, next, change, action, stamp, team: token.team });
        await store.create(historyKey(revision), jsonLine(entry)).catch(() => {});
        if (pending.size >= MOST_PENDING) pending.clear();
        pending.set(revision, { token: token.id, entry });
        return { status: 'written', sites: await exported('The registry is switched') };
      });
    },

    /** Adds the sender's details to a change; author, action, and time stay as logged. */
    async completeHistory(caller: Caller, revision: number, bytes: Buffer): Promise<WriteOutcome> {
      const made = pending.get(revision);
      if (made?.token !== caller.token.id) return { status: 'exists' };
      pending.delete(revision);
      const sent = parseJson(bytes);
      const by = stampOf(caller.token).by(String(Reflect.get(Object(sent), 'by')));
      const entry = { ...made.entry, ...factsOf(sent), by };
      const found = await store.read(historyKey(revision));
      if (found) await store.replace(historyKey(revision), jsonLine(entry), found.tag);
      else await store.create(historyKey(revision), jsonLine(entry));
      return { status: 'created' };
    },

    async createPreview(caller: Caller, key: string, bytes: Buffer): Promise<WriteOutcome> {
      const preview = parseJson(bytes);
      if (!isPreview(preview) || !/^[\w.-]{1,40}$/.test(preview.name)) {
        throw new Refusal(422, 'This is not a preview.');
      }
      const { remote, name, release } = preview;
      requireGrant(caller.token, remote, 'preview');
      const registry = await registryOf(store);
      const live = registry?.remotes.find((known) => known.name === remote);
      if (!registry || !live || live.retired) {
        throw new Refusal(409, `${remote} has no live release yet. Release it for everyone first.`);
      }
      if (previewKey(remote, release.version) !== key) {
        throw new Refusal(403, `This is not where a preview of ${remote} is.`);
      }
      await refusing(409, () => requirePreviewPlace(store, undefined));
      await requireReleased(surroundings, registry, remote, release, addressOf(live.current));
      const { at, by } = stampOf(caller.token);
      const stamped = { ...release, publishedAt: at, publishedBy: by(release.publishedBy) };
      const kept = { remote, name, ...factsOf(preview), release: stamped };
      const what = { action: 'preview', remote, version: release.version };
      return logged(caller, what, async () => ({
        status: await store.create(key, jsonLine(kept)),
      }));
    },
  };
}

/** Moved entries don't show which remote was meant, so the token's remotes are tried first. */
function navChange(
  token: AccessToken,
  before: Registry,
  after: Registry,
): RegistryChange | undefined {
  const isOwn = ({ name }: { name: string }) => isForRemote(token, name);
  const others = before.remotes.filter((remote) => !isOwn(remote));
  return [...before.remotes.filter(isOwn), ...others]
    .map(({ name }) => readNavChange(before, after, name))
    .find((change) => change !== undefined);
}

function parseSent(text: string): Registry {
  try {
    const { registry, problems } = parseWholeRegistry(JSON.parse(text));
    if (problems.length === 0) return registry;
    throw new Error(problems.join(' '));
  } catch (error) {
    throw new Refusal(422, `The registry that was sent is not in order: ${messageOf(error)}`);
  }
}
