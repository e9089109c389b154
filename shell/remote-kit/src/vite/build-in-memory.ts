import { build, defaultClientConditions, type InlineConfig, type Rolldown } from 'vite';

/**
 * Builds modules of a remote without its plugins, and returns the scripts instead of writing them.
 * @param rolldownOptions with the modules as `input`
 */
export async function buildInMemory(
  rolldownOptions: NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>,
): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['rapport-source', ...defaultClientConditions] },
    oxc: { typescript: { onlyRemoveTypeImports: false } },
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions },
  });
  const outputs = 'on' in built ? [] : [built].flat().flatMap(({ output }) => output);
  return outputs.filter((file) => file.type === 'chunk');
}
