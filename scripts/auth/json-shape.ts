/** No real metadata is nested deeper; the library and Node overflow the stack at 5,000 levels. */
const MOST_LEVELS = 32;

/** Checks JSON text for too many levels before it's parsed; null if it's fine. */
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

/** True if Postgres can store the text: it has no NUL character and no lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** True if Postgres can store every string in a JSON value, including the keys. */
export function isAllStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isAllStorable(part));
}
