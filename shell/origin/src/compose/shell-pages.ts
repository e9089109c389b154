import { type EnvironmentSettings, type Registry, takesOverrides } from '@rapport/registry';
import { describeConfigProblems, readConfig } from '@rapport/registry/config';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { importMap, inlineScriptsOf } from './import-map.ts';
import { composeShellPage, withConfig } from './shell-page.ts';

/** A deployment of the shell, without the registry. */
export interface ShellSettings {
  /** The content of /config.json. */
  config: EnvironmentSettings & Record<string, string | boolean | null>;
  /** Origins that pages use in addition to the remotes: the API, the auth service, and the receiver of reports. */
  services: readonly string[];
}

/**
 * Parses the text of /config.json.
 * @param place for the message
 * @throws Error with all problems
 */
export function parseConfig(text: string, place: string): ShellSettings['config'] {
  const { value, problems } = readConfig(text);
  if (problems.length === 0 && isConfig(value)) return value;
  throw new Error(describeConfigProblems(place, problems));
}

function isConfig(value: unknown): value is ShellSettings['config'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'environment' in value &&
    typeof value.environment === 'string' &&
    Object.values(value).every(
      (setting) => setting === null || ['string', 'boolean'].includes(typeof setting),
    )
  );
}

/**
 * Returns the origins that pages of this configuration use, in addition to those of the remotes.
 * @throws Error if one of its URLs is invalid
 */
export function servicesOf(config: ShellSettings['config']): string[] {
  const addresses = ['apiUrl', 'supabaseUrl', 'reportUrl'].flatMap((name) => {
    const address = config[name];
    if (typeof address !== 'string') return [];
    if (URL.canParse(address)) return [new URL(address).origin];
    throw new Error(`${name} of the configuration is "${address}", which is no address.`);
  });
  return [...new Set(addresses)];
}

/** The pages of the shell for one registry. */
export interface ShellPages {
  /** The headers of every page, in addition to `SHELL_HEADERS`. */
  headers: { 'content-security-policy': string };
  /**
   * Returns the HTML of the page at a path; the same for all paths of one remote that `preloadsOfPage` doesn't
   * distinguish.
   */
  htmlFor(path: string): string;
}

/**
 * Composes the shell's pages from its index.html and the registry. It does no I/O, so that a server and an export
 * to files create the same pages.
 * @param registry undefined until a registry could be read
 */
export function composeShellPages(
  indexHtml: string,
  registry: Registry | undefined,
  { config, services }: ShellSettings,
): ShellPages {
  const map = importMap(registry);
  const { apiUrl, supabaseUrl } = config;
  const addresses = {
    ...(typeof apiUrl === 'string' && { apiUrl }),
    ...(typeof supabaseUrl === 'string' && { supabaseUrl }),
  };
  const policy = contentSecurityPolicy(registry, {
    services,
    images: typeof apiUrl === 'string' ? [new URL(apiUrl).origin] : [],
    inlineScripts: [...inlineScriptsOf(indexHtml), ...(map ? [map.source] : [])],
    allowLoopback: takesOverrides(config),
  });
  const html = withConfig(indexHtml, config);
  return {
    headers: { 'content-security-policy': policy },
    htmlFor: (path) => composeShellPage(html, registry, path, map, addresses),
  };
}
