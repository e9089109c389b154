/**
 * Whether an error of the file system or the network has one of these codes (`ENOENT`, …).
 * Looks at its shape: in a test's realm, errors of Node are no instances of that realm's Error.
 */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return typeof error.code === 'string' && codes.includes(error.code);
}
