/**
 * True if an error of the file system or the network has one of these codes (`ENOENT`, …). Checks the shape: in a
 * test's realm, Node's errors aren't instances of that realm's Error.
 */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return typeof error.code === 'string' && codes.includes(error.code);
}
