import { fileURLToPath } from 'node:url';
import { configProblems, describeConfigProblems } from '@rapport/registry/config';
import { type RemoteFolders } from './serve/remote-origin.ts';
import { type ShellOriginOptions } from './serve/shell-origin.ts';

/** The settings that the stack passes to one origin's process, in the variable `RAPPORT_ORIGIN`. */
export type OriginSettings =
  | { kind: 'remote'; port: number; root: string; folders?: RemoteFolders }
  | ({ kind: 'shell'; port: number } & Omit<ShellOriginOptions, 'warn' | 'log'>);

/** The program that runs one origin in a separate process. */
export const ORIGIN_PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url));

export const ORIGIN_VARIABLE = 'RAPPORT_ORIGIN';

/**
 * Reads the settings of this process.
 * @throws Error if the stack did not start it, or with all problems of the shell's config
 */
export function readOriginSettings(env: NodeJS.ProcessEnv): OriginSettings {
  const value: unknown = JSON.parse(env[ORIGIN_VARIABLE] ?? 'null');
  if (!isOriginSettings(value)) {
    throw new Error(`${ORIGIN_VARIABLE} is not readable. Origins are started by "pnpm start".`);
  }
  const problems = value.kind === 'shell' ? configProblems(value.config) : [];
  if (problems.length > 0) throw new Error(describeConfigProblems('config.json', problems));
  return value;
}

function isOriginSettings(value: unknown): value is OriginSettings {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const fits = 'port' in value && typeof value.port === 'number' && 'root' in value;
  if (value.kind === 'remote') return fits;
  return (
    fits &&
    value.kind === 'shell' &&
    'registryFile' in value &&
    'config' in value &&
    'services' in value
  );
}
