/**
 * A short name for the inputs of a rule: eight hex digits, the same for the same inputs in any
 * order (32-bit FNV-1a). It only has to tell apart the few inputs one rule has seen of one contact.
 */
export function bucketOf(inputs: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(Object.entries(inputs).sort(([a], [b]) => (a < b ? -1 : 1)));
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
