/** Body of every answer with a status of 400 or more. */
export interface ErrorBody {
  /** A sentence for people; a validation error names each bad field. */
  error: string;
  /** A stable code for programs, like `CONTACT_NOT_FOUND`. */
  code: string;
}
