/**
 * Where the shell says what went wrong, for anyone who opens the browser's console.
 * `what` is a sentence without personal data; the cause follows as it is.
 */
export function logFailure(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the one place in the shell that writes to the console
  console.warn(`[shell] ${what}`, cause);
}
