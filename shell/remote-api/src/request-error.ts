/** What the API found wrong with one field of what was sent. */
export interface FieldProblem {
  /** The field's key at the API; inside a list a path like `responses[3].answer`. */
  field: string;
  /** Words that follow the field's label: `must be a whole number`. */
  message: string;
}

/** A failed call to the product API. */
export interface RequestError extends Error {
  name: 'RequestError';
  /** HTTP status, or null when no answer came (offline, refused, aborted by the network). */
  status: number | null;
  /** The API's stable error code, where it sent one. */
  code: string | null;
  /**
   * What is wrong where; empty when no field is to blame, or when the API is too old to say. A shell
   * of an earlier release leaves it out.
   */
  problems?: readonly FieldProblem[];
  /** The contact that the one asked for became part of, where the API says so. */
  mergedInto?: string | null;
}

/** Tells a failed API call from any other error. Remotes and shell have classes of their own, so `instanceof` would lie. */
export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error ? error.name === 'RequestError' && 'status' in error : false;
}
