import { type TypeChange } from './compare-types.ts';

/**
 * Returns the lowest version for these changes, if the current one is too low: the next major for a breaking
 * change, the next minor for an addition. Before 1.0.0, a minor may break.
 * @param published the version that the types are compared with
 * @returns undefined if the current version is high enough
 */
export function requiredVersion(
  published: string,
  present: string,
  changes: readonly TypeChange[],
): string | undefined {
  const [major = 0, minor = 0] = numbers(published);
  const isBreaking = changes.some(({ level }) => level === 'major');
  if (changes.length === 0) return undefined;
  const needed = isBreaking && major > 0 ? [major + 1, 0, 0] : [major, minor + 1, 0];
  const lacks = compare(numbers(present), needed) < 0;
  return lacks ? needed.join('.') : undefined;
}

function numbers(version: string): number[] {
  return version.split(/[.+-]/).slice(0, 3).map(Number);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((part, at) => part !== other[at]);
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
