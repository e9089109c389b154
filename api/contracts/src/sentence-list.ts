/** Words joined as in a sentence: "a", "a and b", "a, b and c". */
export function sentenceList(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items.slice(-1).join('')}`;
}
