import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * The folder that commands work on, with a trailing separator: this workspace. Commands that another
 * repository has installed work on the folder in which they are started.
 */
export const REPOSITORY = existsSync(join(sources, 'scripts/workspace-kit'))
  ? sources
  : `${process.cwd()}${sep}`;
