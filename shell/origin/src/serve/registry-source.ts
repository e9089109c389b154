import { readFile, stat } from 'node:fs/promises';
import { type Registry, type RegistryRules } from '@rapport/registry';
import { parseWholeRegistry } from '@rapport/registry/whole';

export interface LoadedRegistry {
  registry: Registry;
  /** The file as written, which may contain more than this version knows. */
  text: string;
}

/**
 * Follows a registry file: the returned function reads it again whenever it has changed. While the file can't be
 * read, the last valid content stays, and `warn` receives each reason once.
 */
export function followRegistry(
  file: string,
  warn: (message: string) => void,
  rules: RegistryRules = {},
) {
  let seen = '';
  let current: LoadedRegistry | undefined;
  let lastProblem = '';
  const complain = (problem: string) => {
    if (problem && problem !== lastProblem) warn(`${file}: ${problem}`);
    lastProblem = problem;
  };

  return async (): Promise<LoadedRegistry | undefined> => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const version = `${mtimeMs} ${size} ${ino}`;
      if (version === seen) return current;
      const text = await readFile(file, 'utf8');
      seen = version;
      const { registry, problems } = parseWholeRegistry(JSON.parse(text), rules);
      complain(problems.join(' '));
      current = { registry, text };
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error));
    }
    return current;
  };
}
