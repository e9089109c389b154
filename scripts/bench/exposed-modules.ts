import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ExposedModule {
  /** As the loader asks for it: `mf-contacts/module`. */
  id: string;
  file: string;
}

/**
 * Every module that the remotes of this workspace expose, as their Vite configurations name them.
 * @throws Error when a configuration exposes nothing readable
 */
export function findExposedModules(workspace: string): ExposedModule[] {
  const remotes = readdirSync(workspace).filter((name) => name.startsWith('mf-'));
  return remotes.sort().flatMap((name) => {
    const config = readFileSync(join(workspace, name, 'vite.config.ts'), 'utf8');
    const exposed = [...config.matchAll(/'\.\/([\w-]+)':\s*'(\.\/src\/[^']+)'/g)];
    if (exposed.length === 0) throw new Error(`${name}/vite.config.ts exposes no module.`);
    return exposed.map(([, module, file]) => ({
      id: `${name}/${module}`,
      file: join(workspace, name, file ?? ''),
    }));
  });
}
