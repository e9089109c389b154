import { type Registry } from '@rapport/registry';

export interface PolicyOptions {
  /** Origins that pages use in addition to the remotes: the API, the auth service, and the receiver of reports. */
  services: readonly string[];
  /** Origins of images: the API. */
  images: readonly string[];
  /** Source expressions of inline scripts, which are hashes. */
  inlineScripts: readonly string[];
  /** True if a developer may load a remote from a server on their own machine; see `takesOverrides`. */
  allowLoopback: boolean;
}

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];
const LOOPBACK_SOCKETS = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/**
 * Returns the Content-Security-Policy of the shell's pages: code runs only from the shell and from the remotes in
 * the registry, and no text is evaluated.
 */
export function contentSecurityPolicy(
  registry: Registry | undefined,
  { services, images, inlineScripts, allowLoopback }: PolicyOptions,
): string {
  const remotes = [...remoteOrigins(registry), ...(allowLoopback ? LOOPBACK : [])];
  const sockets = allowLoopback ? LOOPBACK_SOCKETS : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...remotes],
    // styled-components writes its rules into style elements.
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'connect-src': ["'self'", ...new Set([...services, ...remotes, ...sockets])],
    // Photos come only from the API, whatever URL users entered, so that no one else learns who looks.
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'", ...remotes],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Returns the origins of every release that a page may load, unique and sorted. */
function remoteOrigins(registry: Registry | undefined): string[] {
  const readable = (registry?.remotes ?? []).filter(({ fault }) => fault === undefined);
  const releases = readable.flatMap(({ current, previous, candidate }) =>
    [current, previous, candidate].filter((release) => release !== undefined),
  );
  const addresses = releases.flatMap((release) => [release.entry, ...release.preload]);
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}
