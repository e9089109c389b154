import {
  parseRegistry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type Registry,
  type RegistryRules,
} from '@rapport/registry';
import { logFailure } from '../log.ts';

/**
 * Reads the registry in the page's HTML; without one, the origin's current registry.
 * @throws Error if neither can be read
 */
export async function readRegistry(
  rules: RegistryRules | Promise<RegistryRules> = {},
): Promise<Registry> {
  const inlined = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  return inlined ? parsed(JSON.parse(inlined), await rules) : fetchRegistry(rules);
}

/**
 * Fetches the current registry, ignoring the copy in the HTML, because there may be a newer release.
 * @param signal by default, it gives up after ten seconds
 * @throws Error if the origin doesn't respond with a registry
 */
export async function fetchRegistry(
  rules: RegistryRules | Promise<RegistryRules> = {},
  signal = AbortSignal.timeout(10_000),
): Promise<Registry> {
  const response = await fetch(REGISTRY_PATH, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return parsed(await response.json(), await rules);
}

function parsed(value: unknown, rules: RegistryRules): Registry {
  const { registry, problems } = parseRegistry(value, rules);
  for (const problem of problems) logFailure('The registry has an error.', problem);
  return registry;
}
