import {
  parseRegistry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type Registry,
} from '@rapport/remote-api/registry';
import { logFailure } from '../log.ts';

/**
 * The registry this page was served with; without one in the HTML, the one the origin has now.
 * @throws Error when neither can be read
 */
export async function readRegistry(): Promise<Registry> {
  const inlined = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  return inlined ? parsed(JSON.parse(inlined)) : fetchRegistry();
}

/**
 * The registry as it stands now, past the copy in the HTML: a release may have replaced what this page knows.
 * @throws Error when the origin does not answer with a registry
 */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(REGISTRY_PATH, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return parsed(await response.json());
}

function parsed(value: unknown): Registry {
  const { registry, problems } = parseRegistry(value);
  for (const problem of problems) logFailure('The registry has a fault.', problem);
  return registry;
}
