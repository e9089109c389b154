import { parseRegistry, type RegistryRules } from './parse-registry.ts';
import { type Registry, type ShellRelease } from './registry.ts';

/**
 * Reads a registry like `parseRegistry`, and which release of the shell it names. Anyone who serves or
 * writes a registry needs both; a page runs one shell anyway, so its bundle goes without this.
 * @throws Error when `value` is no registry at all
 */
export function parseWholeRegistry(
  value: unknown,
  rules: RegistryRules = {},
): { registry: Registry; problems: string[] } {
  const { registry, problems } = parseRegistry(value, rules);
  const shell: unknown = Reflect.get(Object(value), 'shell');
  if (shell === undefined) return { registry, problems };
  if (isShell(shell)) return { registry: { ...registry, shell }, problems };
  return {
    registry,
    problems: [...problems, "The registry's entry of the shell is not readable."],
  };
}

function isShell(value: unknown): value is NonNullable<Registry['shell']> {
  if (typeof value !== 'object' || value === null || !('current' in value)) return false;
  const previous: unknown = Reflect.get(value, 'previous');
  return isShellRelease(value.current) && (previous === undefined || isShellRelease(previous));
}

function isShellRelease(value: unknown): value is ShellRelease {
  if (typeof value !== 'object' || value === null) return false;
  const read = (name: string): unknown => Reflect.get(value, name);
  const [version, takenBack] = [read('version'), read('takenBack')];
  return (
    // It names a folder.
    typeof version === 'string' &&
    /^\d+\.\d+\.\d+[\w.-]*$/.test(version) &&
    typeof read('contract') === 'number' &&
    typeof read('publishedAt') === 'string' &&
    typeof read('publishedBy') === 'string' &&
    (takenBack === undefined || typeof takenBack === 'boolean')
  );
}
