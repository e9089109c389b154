/** Bodies of this API are two levels deep. Checks that recurse must not be led to the end of the stack. */
const MOST_LEVELS = 16;
/** Twice as many as the longest list that any call takes: up to here, the call itself says what is wrong. */
const MOST_ITEMS = 1_000;
const MOST_KEYS = 200;
/** The longest body that any call takes has 500 answers of five values each. */
const MOST_VALUES = 4_000;

/**
 * What is wrong with the size of parsed JSON, to follow "The request body"; null when nothing is.
 * Reading the fields of a body costs many times what parsing it did, so this comes before. Walks level
 * by level and stops at the first excess: no depth can exhaust the stack, and no width takes long.
 */
export function bodyShapeProblem(body: unknown): string | null {
  let level: readonly unknown[] = [body];
  let values = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return 'is nested too deeply';
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      const members: unknown[] = Object.values(item);
      if (Array.isArray(item)) {
        if (members.length > MOST_ITEMS) return `has a list of more than ${MOST_ITEMS} items`;
      } else if (members.length > MOST_KEYS)
        return `has an object of more than ${MOST_KEYS} fields`;
      values += members.length;
      if (values > MOST_VALUES) return `has more than ${MOST_VALUES} values`;
      next.push(...members);
    }
    level = next;
  }
  return null;
}
