import { type NewRelease } from '@rapport/registry/changes';
import { HISTORY_FOLDER, type ObjectStore } from './stores/object-store.ts';
import { readRecord } from './stores/read-record.ts';

/** A release that was published for anyone who has its link, and isn't live. */
export interface Preview {
  remote: string;
  /** The name that its owner chose. */
  name: string;
  commit?: string;
  /** Set if it wasn't tested in a browser. */
  smoke?: 'left out';
  /** Its entry for the registry. */
  release: NewRelease;
}

/** Returns the key of a version's preview. */
export function previewKey(remote: string, version: string): string {
  return `${HISTORY_FOLDER}/preview-${remote}-${version}.json`;
}

/**
 * Stores a preview beside the history, in a separate file: it makes no revision of the registry. An existing
 * preview of a version isn't changed.
 */
export async function rememberPreview(store: ObjectStore, preview: Preview): Promise<void> {
  const key = previewKey(preview.remote, preview.release.version);
  await store.create(key, Buffer.from(`${JSON.stringify(preview)}\n`));
}

/** Returns the previews of one or all remotes, newest first. */
export async function readPreviews(store: ObjectStore, remote?: string): Promise<Preview[]> {
  const names = await store.names(HISTORY_FOLDER);
  const files = names.filter((name) => /^preview-.+\.json$/.test(name));
  const previews = await Promise.all(
    files.map((name) => readRecord(store, `${HISTORY_FOLDER}/${name}`, isPreview)),
  );
  return previews
    .filter((preview) => remote === undefined || preview.remote === remote)
    .sort((one, other) => other.release.publishedAt.localeCompare(one.release.publishedAt));
}

/**
 * Returns the link that opens a preview, only in its own tab.
 * @param shell its address; a folder or undefined if none is set
 * @param path a page of the remote
 */
export function previewLink(
  shell: string | undefined,
  path: string,
  { remote, version }: { remote: string; version: string },
): string {
  const origin = shell !== undefined && /^https?:/.test(shell) ? new URL(shell).origin : '';
  return `${origin}${path}#remote-preview=${remote}=${version}`;
}

/** True if a record is a preview. */
export function isPreview(value: unknown): value is Preview {
  const hasTexts = (of: unknown, names: readonly string[]) =>
    names.every((name) => typeof Reflect.get(Object(of), name) === 'string');
  return (
    hasTexts(value, ['remote', 'name']) &&
    hasTexts(Reflect.get(Object(value), 'release'), [
      'version',
      'entry',
      'publishedAt',
      'publishedBy',
    ])
  );
}
