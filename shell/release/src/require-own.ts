import { type Registry, type RemoteCommand } from '@rapport/registry';
import { claimsOfOthers, commandsOfOthers, type RemoteClaim } from '@rapport/registry/changes';
import { type Room, StepError } from '@rapport/workspace-kit';
import { LOCAL_REMOTES } from '@rapport/workspace-kit/local-remotes';

/** Returns the claim of a remote that isn't in the registry: the given one, or its `navigation.json`. */
export function claimOf({
  room,
  claim,
}: {
  room: Room;
  claim?: RemoteClaim;
}): RemoteClaim | undefined {
  return claim ?? LOCAL_REMOTES.find(({ name }) => name === room.name);
}

/**
 * Checks that a release claims nothing that belongs to others. A remote keeps its registered paths, so only a new
 * or returning remote claims paths; every release claims its commands.
 * @param first claim of a remote that isn't in the registry
 * @throws StepError that names the owners
 */
export function requireOwn(
  registry: Registry | undefined,
  name: string,
  first: RemoteClaim | undefined,
  commands: readonly RemoteCommand[],
): void {
  if (!registry) return;
  const known = registry.remotes.find((remote) => remote.name === name);
  const claim = known ? known.retired && { name, ...known.retired } : first;
  const taken = [
    ...(claim ? claimsOfOthers(registry, claim) : []),
    ...commandsOfOthers(registry, name, commands),
  ];
  if (taken.length === 0) return;
  throw new StepError(
    `${name} claims what belongs to others:\n- ${taken.join('\n- ')}\nChange its navigation.json or commands.json, or ask the owner to give it up. The host can share a path: pnpm share --help`,
  );
}
