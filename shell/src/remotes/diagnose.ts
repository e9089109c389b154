import { scriptIntegrity, type RemoteRelease } from '@rapport/registry';
import { RemoteFailure } from './remote-failure.ts';
import { withPrefix } from './script-guard.ts';

const PATIENCE = 4_000;

/**
 * Finds out why a release can't be loaded. A browser reports only that an import failed, but the person who fixes it
 * needs to know whether the origin is down, responds with an error or an HTML page, or serves files that were never
 * released.
 * @param prefix path prefix of a retry, like `/~1`; empty for the release's own URLs
 * @returns null if all of its files are fine
 */
export async function diagnose(
  release: RemoteRelease,
  prefix: string,
): Promise<RemoteFailure | null> {
  const { [release.entry]: integrity, ...others } = scriptIntegrity(release);
  const look = (address: string, hash: string | undefined) =>
    lookAt(withPrefix(address, prefix), hash);
  // The others don't matter if the entry isn't available.
  const first = await look(release.entry, integrity);
  if (first) return first;
  const looks = Object.entries(others).map(([address, hash]) => look(address, hash));
  return (await Promise.all(looks)).find((failure) => failure !== null) ?? null;
}

async function lookAt(address: string, integrity: string | undefined) {
  const response = await fetch(address, {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => error);
  if (!(response instanceof Response)) {
    const late = response instanceof DOMException && response.name === 'TimeoutError';
    return late
      ? new RemoteFailure('timeout', `${address} didn't answer within ${PATIENCE / 1000} s.`)
      : new RemoteFailure('unreachable', `${address} can't be reached.`);
  }
  if (!response.ok) {
    return new RemoteFailure('unreachable', `${address} answered ${response.status}.`);
  }
  const type = response.headers.get('content-type') ?? 'no type at all';
  if (!/^(text|application)\/(x-)?javascript\b/i.test(type)) {
    return new RemoteFailure('malformed', `${address} was served as ${type}, not as JavaScript.`);
  }
  return compare(address, response, integrity);
}

async function compare(address: string, response: Response, integrity: string | undefined) {
  const bytes = await response.arrayBuffer().catch(() => null);
  if (bytes === null) {
    return new RemoteFailure('unreachable', `${address} broke off in the middle.`);
  }
  const [, bits, hash] = integrity?.match(/^sha(256|384|512)-(.*)$/) ?? [];
  if (bits === undefined || !canCompare()) return null;
  const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes));
  return btoa(String.fromCharCode(...digest)) === hash
    ? null
    : new RemoteFailure('integrity', `${address} isn't the file that was released.`);
}

/** Returns whether the page can verify hashes: only https and local pages have `crypto.subtle`. */
export function canCompare(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}
