import { findRooms, type Room, StepError } from '@rapport/workspace-kit';

/**
 * Finds a remote of this workspace by its typed name, with or without `mf-`.
 * @throws StepError that lists the existing remotes
 */
export function findRemote(workspace: string, typed: string): Room {
  const remotes = findRooms(workspace).filter(({ name }) => name.startsWith('mf-'));
  const found = remotes.find(({ name }) => name === typed || name === `mf-${typed}`);
  if (found) return found;
  throw new StepError(
    `There is no remote called ${typed}. This repository has ${remotes.map(({ name }) => name).join(', ')}.`,
  );
}
