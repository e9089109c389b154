import { type FieldProblem } from '@rapport/contracts';

interface DomainErrorOptions {
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
  /** The fields that are to blame, if any. */
  problems?: readonly FieldProblem[];
}

/** A failure with a meaning for the caller. Everything in it is sent to the client, except the cause. */
export class DomainError extends Error {
  readonly headers: Readonly<Record<string, string>>;
  readonly problems: readonly FieldProblem[];

  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    { headers = {}, cause, problems = [] }: DomainErrorOptions = {},
  ) {
    super(message, { cause });
    this.headers = headers;
    this.problems = problems;
  }
}
