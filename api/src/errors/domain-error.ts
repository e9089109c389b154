import { type ErrorCode, ERRORS } from '@rapport/contracts';
import { type ErrorBodyDto, type FieldProblemDto } from '../documentation/error.dto.ts';

interface DomainErrorOptions {
  /** The sentence, where it names what the caller sent; the one of `ERRORS` unless given. */
  message?: string;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
  /** The fields that are to blame, if any. */
  problems?: readonly FieldProblemDto[];
  /** The contact that the one asked for became part of. */
  mergedInto?: string;
}

/**
 * An error that the caller is told about: everything in it is sent, except the cause. Its status and its
 * sentence are those of its code in `ERRORS`.
 */
export class DomainError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly problems: readonly FieldProblemDto[];
  private readonly mergedInto: string | undefined;

  constructor(
    readonly code: ErrorCode,
    {
      message = ERRORS[code].error,
      headers = {},
      cause,
      problems = [],
      mergedInto,
    }: DomainErrorOptions = {},
  ) {
    super(message, { cause });
    this.status = ERRORS[code].status;
    this.headers = headers;
    this.problems = problems;
    this.mergedInto = mergedInto;
  }

  /** The body of the response. */
  get body(): ErrorBodyDto {
    const { message: error, code, problems, mergedInto } = this;
    return {
      error,
      code,
      ...(problems.length > 0 && { problems }),
      ...(mergedInto !== undefined && { mergedInto }),
    };
  }
}
