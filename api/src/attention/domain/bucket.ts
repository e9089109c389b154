/**
 * Returns a short hash of a rule's inputs: eight hex digits, independent of the inputs' order (32-bit FNV-1a). It
 * only has to distinguish the few inputs that one rule has for one contact.
 */
export function bucketOf(inputs: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(Object.entries(inputs).sort(([a], [b]) => (a < b ? -1 : 1)));
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
