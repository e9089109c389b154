import { type EnvironmentSettings, type Registry, takesOverrides } from '@rapport/registry';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { importMap, inlineScriptsOf } from './import-map.ts';
import { composeShellPage } from './shell-page.ts';

/** What a deployment of the shell consists of, beside the registry. */
export interface ShellSettings {
  /** Content of /config.json. */
  config: EnvironmentSettings & Record<string, string | boolean | null>;
  /** Origins that pages talk to beside the remotes: the API, the auth service, the one for reports. */
  services: readonly string[];
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
  return {
    headers: { 'content-security-policy': policy },
    htmlFor: (path) => composeShellPage(indexHtml, registry, path, map, addresses),
  };
}
