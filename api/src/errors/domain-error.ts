interface DomainErrorOptions {
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** A failure with a meaning for the caller. Everything in it is sent to the client, except the cause. */
export class DomainError extends Error {
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    { headers = {}, cause }: DomainErrorOptions = {},
  ) {
    super(message, { cause });
    this.headers = headers;
  }
}
