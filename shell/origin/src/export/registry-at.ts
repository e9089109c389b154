import { parseRegistry, type RegistryRemote } from '@rapport/registry';

/**
 * The text of a registry with the releases that a site has itself at other addresses. Everything
 * else in the text stays as it is, also what this version does not know.
 * @param baseUrl address above the versions, with `{remote}` for the name of the remote
 * @param isServed whether the site has the files of this release
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
