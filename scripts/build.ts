import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { buildAll } from './build/build-all.ts';

/** `pnpm build`: builds every room whose sources have changed. */
try {
  const rooms = await buildAll(REPOSITORY, { print: console.log });
  const rebuilt = rooms.filter((room) => room.rebuilt).length;
  console.log(`${rebuilt} of ${rooms.length} rooms built, the others had not changed.`);
} catch (error) {
  failWith(error);
}
