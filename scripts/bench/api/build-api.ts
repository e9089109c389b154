import { findRooms, REPOSITORY, StepError } from '@rapport/workspace-kit';
import { buildRoom } from '../../build/build-room.ts';

/** Builds the API and what it is made of. */
export async function buildApi(): Promise<void> {
  const rooms = await findRooms(REPOSITORY);
  for (const name of ['contracts', 'api']) {
    const room = rooms.find((candidate) => candidate.name === name);
    if (!room) throw new StepError(`There is no room called ${name}.`);
    await buildRoom(REPOSITORY, room);
  }
}
