/**
 * Whether parsed JSON has more than `levels` levels of objects and lists. Walks level by level, so
 * no depth can exhaust the stack.
 */
export function isDeeperThan(levels: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    );
  }
  return false;
}
