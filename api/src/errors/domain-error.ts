import { type ErrorCode, ERRORS } from '@rapport/contracts';
import { type ErrorBodyDto, type FieldProblemDto } from '../documentation/error.dto.ts';

interface DomainErrorOptions {
  /** The message, if it quotes the request; otherwise that of `ERRORS`. */
  message?: string;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
  /** The invalid fields, if any. */
  problems?: readonly FieldProblemDto[];
  /** The ID of the contact into which the requested one was merged. */
  mergedInto?: string;
  /** How many contacts the request would take a value from. */
  contactCount?: number;
}

/**
 * An error that is reported to the caller: everything in it is sent, except the cause. Its status and its default
 * message come from its code in `ERRORS`.
 */
export class DomainError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly problems: readonly FieldProblemDto[];
  private readonly mergedInto: string | undefined;
  private readonly contactCount: number | undefined;

  constructor(
    readonly code: ErrorCode,
    {
      message = ERRORS[code].error,
      headers = {},
      cause,
      problems = [],
      mergedInto,
      contactCount,
    }: DomainErrorOptions = {},
  ) {
    super(message, { cause });
    this.status = ERRORS[code].status;
    this.headers = headers;
    this.problems = problems;
    this.mergedInto = mergedInto;
    this.contactCount = contactCount;
  }

  /** The body of the response. */
  get body(): ErrorBodyDto {
    const { message: error, code, problems, mergedInto, contactCount } = this;
    return {
      error,
      code,
      ...(problems.length > 0 && { problems }),
      ...(mergedInto !== undefined && { mergedInto }),
      ...(contactCount !== undefined && { contactCount }),
    };
  }
}
