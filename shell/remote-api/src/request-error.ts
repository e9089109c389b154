/** The API's problem with one field of a request. */
export interface FieldProblem {
  /** The field's key in the API; in a list, a path like `responses[3].answer`. */
  field: string;
  /** A message that follows the field's label: `must be a whole number`. */
  message: string;
}

/** A failed call to the product API. */
export interface RequestError extends Error {
  name: 'RequestError';
  /** The HTTP status, or null without a response (offline, refused, aborted by the network). */
  status: number | null;
  /** The API's stable error code, if it sent one. */
  code: string | null;
  /**
   * The problems by field; empty if no field is invalid, or if the API is too old. A shell of an earlier release
   * omits it.
   */
  problems?: readonly FieldProblem[];
  /** The ID of the contact into which the requested one was merged, if any. */
  mergedInto?: string | null;
}

/**
 * Distinguishes a failed API call from other errors. Remotes and shell have separate classes, so `instanceof`
 * doesn't work.
 */
export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error ? error.name === 'RequestError' && 'status' in error : false;
}
