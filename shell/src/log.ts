/**
 * Logs failures of the shell to the browser's console. `what` is a sentence without personal data; the cause
 * follows unchanged.
 */
export function logFailure(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the one place in the shell that writes to the console
  console.warn(`[shell] ${what}`, cause);
}
