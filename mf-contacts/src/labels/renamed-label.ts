import { type Label } from '@rapport/api-client';

/**
 * Returns the label that words such as "Lead to Prospect" begin with, and its new name; null without one.
 * @param asked the words, trimmed
 */
export function renamedLabel(
  asked: string,
  labels: readonly Label[],
): { first: Label | null; name: string | null } {
  const text = asked.replace(/^(?:the\s+)?(?:label|tag)\s+/iu, '');
  const begins = ({ name }: Label) =>
    folded(text) === folded(name) || folded(text).startsWith(`${folded(name)} `);
  const first = labels
    .filter(begins)
    .reduce<Label | null>(
      (best, each) => (best && best.name.length >= each.name.length ? best : each),
      null,
    );
  if (first === null) return { first, name: null };
  const name = text
    .slice(first.name.length)
    .replace(/^\s*(?:label|tag)?\s*(?:(?:to|into|as|=|->|→)\s+)?/iu, '')
    .trim();
  return { first, name: name === '' ? null : name };
}

/** Names that are equal for the API have the same result. */
function folded(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
