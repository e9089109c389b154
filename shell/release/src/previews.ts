import { type NewRelease } from '@rapport/registry/changes';
import { HISTORY_FOLDER, type ObjectStore } from './stores/object-store.ts';
import { readRecord } from './stores/read-record.ts';

/** A release that was published for anyone who has its link, and is live for no one. */
export interface Preview {
  remote: string;
  /** What its owner calls it. */
  name: string;
  commit?: string;
  /** Said where it was not tried in a browser. */
  smoke?: 'left out';
  /** What the registry would say about it. */
  release: NewRelease;
}

/** Where the preview of a version is stored. */
export function previewKey(remote: string, version: string): string {
  return `${HISTORY_FOLDER}/preview-${remote}-${version}.json`;
}

/**
 * Stores a preview beside the history, in a file of its own: it makes no revision of the registry. A version
 * that is a preview already stays what it is.
 */
export async function rememberPreview(store: ObjectStore, preview: Preview): Promise<void> {
  const key = previewKey(preview.remote, preview.release.version);
  await store.create(key, Buffer.from(`${JSON.stringify(preview)}\n`));
}

/** The previews of a remote, or of all of them, the newest first. */
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
 * The address that opens a preview, in the tab that it is opened in.
 * @param shell its address; a folder, or nothing, where no one has said it
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

/** Whether a record is one of a preview. */
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
