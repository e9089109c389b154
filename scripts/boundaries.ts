import { REPOSITORY } from '@rapport/workspace-kit';
import { checkBoundaries } from './check/boundaries.ts';
import { topFolders } from './check/checks.ts';

/** `pnpm boundaries`: checks who may import whom, and that no folders import each other in a circle. */
const { text, ok } = await checkBoundaries(REPOSITORY, topFolders(REPOSITORY));
console.log(text);
process.exitCode = ok ? 0 : 1;
