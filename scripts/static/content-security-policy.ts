import { type Registry } from '@rapport/remote-api/registry';

/**
 * The Content-Security-Policy of the shell's pages: code runs only from the shell and from the
 * remotes that the registry names, and nothing is evaluated from text.
 * @param services origins the pages talk to beside the remotes: the API, the auth service
 */
export function contentSecurityPolicy(
  registry: Registry | undefined,
  services: readonly string[],
): string {
  const remotes = remoteOrigins(registry);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes],
    // styled-components writes its rules into style elements.
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'connect-src': ["'self'", ...new Set([...services, ...remotes])],
    // A contact's photo is any address that the person typed in.
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'", ...remotes],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The origins of every release that a page may load, each once and sorted. */
function remoteOrigins(registry: Registry | undefined): string[] {
  const releases = (registry?.remotes ?? []).flatMap(({ current, previous, candidate }) =>
    [current, previous, candidate].filter((release) => release !== undefined),
  );
  const addresses = releases.flatMap((release) => [release.entry, ...release.preload]);
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}
