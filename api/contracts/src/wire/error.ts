/** What is wrong with one field of a request. */
export interface FieldProblem {
  /**
   * Where it is: a key of the body or the query, the name of a part of the path, or the name of a
   * header. Inside a list or an object it is a path like `responses[3].answer`.
   */
  field: string;
  /** Words that follow the name of the field, or its label on screen: `must be a whole number`. */
  message: string;
}

/** Body of every answer with a status of 400 or more. */
export interface ErrorBody {
  /** A sentence for people; a validation error names each bad field. */
  error: string;
  /** A stable code for programs, like `CONTACT_NOT_FOUND`. */
  code: string;
  /** What is wrong where. It is there when fields are to blame, and then it is never empty. */
  problems?: readonly FieldProblem[];
}
