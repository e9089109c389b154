import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY, StepError } from '@rapport/workspace-kit';

type AnyFunction = (...given: readonly unknown[]) => unknown;

const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';

/**
 * Returns a function of the built API.
 * @throws StepError if it doesn't exist
 */
export async function builtApi(file: string, name: string): Promise<AnyFunction> {
  const module: unknown = await import(pathToFileURL(join(REPOSITORY, `api/dist/${file}.js`)).href);
  const found: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  if (!isFunction(found)) throw new StepError(`The built API does not export ${name}.`);
  return found;
}
