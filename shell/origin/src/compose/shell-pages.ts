import { type EnvironmentSettings, type Registry, takesOverrides } from '@rapport/registry';
import { describeConfigProblems, readConfig } from '@rapport/registry/config';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { importMap, inlineScriptsOf } from './import-map.ts';
import { composeShellPage, withConfig } from './shell-page.ts';

/** What a deployment of the shell consists of, beside the registry. */
export interface ShellSettings {
  /** Content of /config.json. */
  config: EnvironmentSettings & Record<string, string | boolean | null>;
  /** Origins that pages talk to beside the remotes: the API, the auth service, the one for reports. */
  services: readonly string[];
}

/**
 * The content of /config.json from its text.
 * @param place for the message
 * @throws Error with everything that is wrong with it
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
 * The origins that pages of this configuration talk to, beside those of the remotes.
 * @throws Error when one of its addresses is none
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

/** The pages of the shell as one registry makes them. */
export interface ShellPages {
  /** What every page is sent with, beside `SHELL_HEADERS`. */
  headers: { 'content-security-policy': string };
  /** The HTML of the page at a path; the same for all paths of one remote that `firstPageOf` does not tell apart. */
  htmlFor(path: string): string;
}

/**
 * Composes what the shell's pages need from its index.html and the registry. It reads and serves
 * nothing, so that a server and an export to files make the same pages.
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
