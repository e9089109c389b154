import { parseRegistry, type RegistryRules } from './parse-registry.ts';
import { type Registry, type SharedPath, type ShellRelease } from './registry.ts';

/**
 * Reads a registry like `parseRegistry`, with its release of the shell and its shared paths. Anyone who serves or
 * writes a registry needs them; a page runs one shell anyway, so its bundle goes without this.
 * @throws Error when `value` is no registry at all
 */
export function parseWholeRegistry(
  value: unknown,
  rules: RegistryRules = {},
): { registry: Registry; problems: string[] } {
  const parsed = parseRegistry(value, rules);
  const shares: unknown = Reflect.get(Object(value), 'shares');
  const areShares = Array.isArray(shares) && shares.every(isSharedPath);
  const registry = { ...parsed.registry, ...(areShares && shares.length > 0 && { shares }) };
  const problems = [
    ...parsed.problems,
    ...(areShares || shares === undefined ? [] : ["The registry's shared paths aren't readable."]),
  ];
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

function isSharedPath(value: unknown): value is SharedPath {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['path', 'with', 'at', 'by'].map((key): unknown => Reflect.get(value, key));
  const [path] = texts;
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof path === 'string' &&
    /^\/[^/]/.test(path)
  );
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
