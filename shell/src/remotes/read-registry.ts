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

/** Milliseconds between two looks at the registry while the page is in sight. */
const INTERVAL = 60_000;
/** Milliseconds within which going away and coming back is not looked at again. */
const RECENTLY = 5_000;

/**
 * Calls `refresh` every minute while somebody can see the page, and when they come back to it. The
 * browser asks with the ETag it has, so that a look at an unchanged registry costs next to nothing.
 * @returns a function that ends it
 */
export function watchRegistry(refresh: () => Promise<void>): () => void {
  let last = Date.now();
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < RECENTLY) return;
    last = Date.now();
    void refresh();
  };
  const timer = setInterval(look, INTERVAL);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
