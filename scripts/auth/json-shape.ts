/** No one nests what they say about themselves deeper; the library and Node run out of stack at 5,000. */
const MOST_LEVELS = 32;

/** What is wrong with a text of JSON before it is read; null for nothing. */
export function nestingError(text: string): string | null {
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isQuoted) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > MOST_LEVELS) return `is nested deeper than ${MOST_LEVELS} levels`;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return null;
}

/** Whether Postgres can store a text: it has no NUL character, and no halves of characters. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Whether it can store every text in a value of JSON, names of fields included. */
export function isAllStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isAllStorable(part));
}
