import { withoutSecrets } from '@rapport/contracts/without-secrets';

/** The maximum number of fields of a report, and of characters per text. */
const MOST_FIELDS = 20;
const LONGEST_TEXT = 4_000;
const MOST_ITEMS = 20;

/**
 * Returns a page's report as one line, or undefined for anything else: a report is a JSON object of plain values,
 * nested at most as lists of texts.
 */
export function reportLine(text: string): string | undefined {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = Object.entries(value);
  const isReport =
    fields.length > 0 &&
    fields.length <= MOST_FIELDS &&
    fields.every(([name, field]) => isText(name) && isPlain(field));
  return isReport ? JSON.stringify(value, hideSecrets) : undefined;
}

/** A page's error may quote a URL, and a mailed link contains a token. */
function hideSecrets(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? withoutSecrets(value) : value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= MOST_ITEMS && value.every(isText);
  return value === null || typeof value === 'number' || typeof value === 'boolean' || isText(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_TEXT;
}
