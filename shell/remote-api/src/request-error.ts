/** A failed call to the product API. */
export interface RequestError extends Error {
  name: 'RequestError';
  /** HTTP status, or null when no answer came (offline, refused, aborted by the network). */
  status: number | null;
  /** The API's stable error code, where it sent one. */
  code: string | null;
}

/** Tells a failed API call from any other error. Remotes and shell have classes of their own, so `instanceof` would lie. */
export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error ? error.name === 'RequestError' && 'status' in error : false;
}
