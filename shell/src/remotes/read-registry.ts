import {
  parseRegistry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type Registry,
  type RegistryRules,
} from '@rapport/registry';
import { logFailure } from '../log.ts';

/**
 * The registry this page was served with; without one in the HTML, the one the origin has now.
 * @throws Error when neither can be read
 */
export async function readRegistry(
  rules: RegistryRules | Promise<RegistryRules> = {},
): Promise<Registry> {
  const inlined = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  return inlined ? parsed(JSON.parse(inlined), await rules) : fetchRegistry(rules);
}

/**
 * The registry as it stands now, past the copy in the HTML: a release may have replaced what this page knows.
 * @throws Error when the origin does not answer with a registry
 */
export async function fetchRegistry(
  rules: RegistryRules | Promise<RegistryRules> = {},
): Promise<Registry> {
  const response = await fetch(REGISTRY_PATH, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return parsed(await response.json(), await rules);
}

function parsed(value: unknown, rules: RegistryRules): Registry {
  const { registry, problems } = parseRegistry(value, rules);
  for (const problem of problems) logFailure('The registry has an error.', problem);
  return registry;
}
