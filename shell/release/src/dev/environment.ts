import { isProduction, takesOverrides } from '@rapport/registry';

/** Public properties of an environment. */
export interface Environment {
  /** The name in its `/config.json`. */
  name: string;
  /** Names of the remotes in its registry. */
  remotes: string[];
}

/**
 * Reads an environment, and checks that developers may point its remotes at their own machine.
 * @throws Error with the reason if they may not
 */
export async function readEnvironment(origin: string): Promise<Environment> {
  const [config, registry] = await Promise.all([
    fetchJson(`${origin}/config.json`),
    fetchJson(`${origin}/remotes.json`),
  ]);
  const name = String(Reflect.get(config, 'environment') ?? '');
  const settings = { environment: name, remoteOverrides: Reflect.get(config, 'remoteOverrides') };
  if (isProduction(settings)) {
    throw new Error(
      `${origin} is a production environment: its remotes come from its registry only. Use another environment, or release a candidate.`,
    );
  }
  if (!takesOverrides(settings)) {
    throw new Error(
      `${origin} takes no remote from a developer's machine. Set "remoteOverrides": true in its config.json, or release a candidate.`,
    );
  }
  const remotes: unknown = Reflect.get(registry, 'remotes');
  return {
    name,
    remotes: (Array.isArray(remotes) ? remotes : []).map((remote: unknown) =>
      String(Reflect.get(Object(remote), 'name')),
    ),
  };
}

async function fetchJson(address: string): Promise<object> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const value: unknown = await response.json();
    return Object(value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${address} cannot be read, so there is no shell to show the remote: ${reason}`,
      { cause: error },
    );
  }
}
