import { parseRegistry, REGISTRY_PATH, type Registry } from '@rapport/registry';
import { storedFile } from '../offline/stored-page.ts';
import { fetchRegistry } from './read-registry.ts';

/** Milliseconds after which a stored registry is used in place of one that the origin hasn't sent. */
const PATIENCE = 3000;

/**
 * Returns the origin's registry with the remotes' commands, which the copy in the HTML leaves out. Without a network,
 * it's the one stored with the page.
 * @throws Error if there's neither
 */
export async function completeRegistry(): Promise<Registry> {
  try {
    return await fetchRegistry({}, AbortSignal.timeout(PATIENCE));
  } catch (error) {
    const address = new URL(REGISTRY_PATH, window.location.origin).href;
    const stored = 'caches' in window ? await storedFile(window.caches, address) : undefined;
    if (stored === undefined) throw error;
    return parseRegistry(await stored.json()).registry;
  }
}
