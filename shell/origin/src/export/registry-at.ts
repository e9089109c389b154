import { parseRegistry, type RegistryRemote } from '@rapport/registry';

/**
 * Returns the text of a registry with the URLs of releases that the site serves itself replaced. Everything else
 * stays unchanged, including what this version doesn't know.
 * @param baseUrl URL above the versions, with `{remote}` for the name of the remote
 * @param isServed returns whether the site has the files of this release
 */
export function registryAt(
  text: string,
  baseUrl: string,
  isServed: (remote: string, version: string) => boolean,
): string {
  const { remotes } = parseRegistry(JSON.parse(text)).registry;
  return remotes.reduce((moved, remote) => movedRemote(moved, remote, baseUrl, isServed), text);
}

function movedRemote(
  text: string,
  { name, current, previous, candidate }: RegistryRemote,
  baseUrl: string,
  isServed: (remote: string, version: string) => boolean,
): string {
  const base = baseUrl.replaceAll('{remote}', name).replace(/\/+$/, '');
  return [current, previous, candidate].reduce((moved, release) => {
    if (release === undefined || !isServed(name, release.version)) return moved;
    const folder = new URL('.', release.entry).href;
    return moved.replaceAll(`"${folder}`, `"${base}/${release.version}/`);
  }, text);
}
