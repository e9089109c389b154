import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../../../', import.meta.url));

/** True if another repository has installed the commands, which run there without this workspace. */
export const IS_OUTSIDE = !existsSync(join(sources, 'scripts/workspace-kit'));

/**
 * The folder that commands work on, with a trailing separator: this workspace, or, in another repository, the
 * current folder.
 */
export const REPOSITORY = IS_OUTSIDE ? `${process.cwd()}${sep}` : sources;
