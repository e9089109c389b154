import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, StepError } from '@rapport/workspace-kit';
import { runningShell } from '../release-address.ts';
import { newestShell } from '../stores/newest-shell.ts';
import { type ObjectStore, releasesFolder, SHELL } from '../stores/object-store.ts';
import { registryOf } from '../switch-registry.ts';

/** What a running shell offers remotes. Its build writes it as `/contract.json`. */
export interface ShellOffer {
  /** Address or folder of that shell, for messages. */
  shell: string;
  contract: number;
  /** Versions of the modules that the shell shares with every remote, by name. */
  shared: Readonly<Record<string, string>>;
}

const CONTRACT_FILE = 'contract.json';
const PATIENCE_MS = 10_000;

/**
 * Finds the offer of the shell that a release is for: the one at `address`, or the one that the running stack of a
 * data folder serves, or else the one in the registry, or else, in a data folder, the newest build.
 * @returns undefined for a store that has neither a shell nor a remote yet
 * @throws StepError if there's no shell, or one without an offer
 */
export async function findShellOffer(
  address: string | undefined,
  dataDir: string | undefined,
  store: ObjectStore,
): Promise<ShellOffer | undefined> {
  const running = address ?? (dataDir === undefined ? undefined : runningShell(dataDir));
  if (running !== undefined) return fetchOffer(running);
  const registry = await registryOf(store);
  const released = registry?.shell?.current.version;
  if (released !== undefined) {
    const folder = `${releasesFolder(SHELL)}/${released}`;
    return readOffer(
      `${store.name}/${folder}`,
      async (file) => (await store.read(`${folder}/${file}`))?.bytes.toString() ?? '',
    );
  }
  const folder = dataDir === undefined ? undefined : await newestShell(dataDir);
  if (folder !== undefined) {
    return readOffer(folder, (file) => readFile(join(folder, file), 'utf8').catch(() => ''));
  }
  if ((registry?.remotes ?? []).length === 0) return undefined;
  throw new StepError(
    `It is not clear which shell this release is for. Release the shell to ${store.name} first (pnpm release shell), or name the address of one with --shell or RELEASE_SHELL_URL, like https://app.example.com.`,
  );
}

/**
 * Reads the offer of a built shell.
 * @param place its address or folder, for messages
 * @param read returns the text of one of its files, '' if it doesn't exist
 * @throws StepError if there's none
 */
export async function readOffer(
  place: string,
  read: (file: string) => Promise<string>,
): Promise<ShellOffer> {
  return parseOffer(place, await read(CONTRACT_FILE));
}

async function fetchOffer(shell: string): Promise<ShellOffer> {
  if (!URL.canParse(shell)) throw new StepError(`"${shell}" is not the address of a shell.`);
  const response = await fetch(new URL(`/${CONTRACT_FILE}`, shell), {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new StepError(`The shell at ${shell} cannot be reached: ${messageOf(error)}`);
  });
  return parseOffer(shell, response.ok ? await response.text() : '');
}

function parseOffer(shell: string, text: string): ShellOffer {
  try {
    const value: unknown = JSON.parse(text);
    if (isOffer(value)) return { shell, contract: value.contract, shared: value.shared };
  } catch {
    // Reported below, as for other invalid JSON.
  }
  throw new StepError(
    `The shell at ${shell} does not say what it offers: it has no readable /${CONTRACT_FILE}. Its build is too old; release the shell first (a local stack: stop it and start it again).`,
  );
}

function isOffer(value: unknown): value is { contract: number; shared: Record<string, string> } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contract' in value &&
    typeof value.contract === 'number' &&
    'shared' in value &&
    typeof value.shared === 'object' &&
    value.shared !== null
  );
}
