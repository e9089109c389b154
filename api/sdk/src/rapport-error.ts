import { type ErrorBody } from '@rapport/api-client';

/** The result of a call: data, or an error. */
export type Answered<Data> =
  | { data: Data; error?: undefined; response: Response }
  | { data?: undefined; error: ErrorBody; response: Response };

/** An error of the API. The message is for people; programs should use `code`, which never changes its meaning. */
export class RapportError extends Error {
  override readonly name: string = 'RapportError';
  /** The HTTP status. */
  readonly status: number;
  /** A stable code, like `CONTACT_NOT_FOUND`; `UNKNOWN` if something in front of the API answered. */
  readonly code: string;
  /** The invalid fields. */
  readonly problems: NonNullable<ErrorBody['problems']>;
  /** Identifies the request in the API's log. */
  readonly requestId: string | null;

  constructor(response: Response, error: unknown) {
    const body = isErrorBody(error) ? error : null;
    super(body?.error ?? `${response.url} answered ${response.status}, not as Rapport's API does.`);
    this.status = response.status;
    this.code = body?.code ?? 'UNKNOWN';
    this.problems = body?.problems ?? [];
    this.requestId = response.headers.get('X-Request-Id');
  }
}

/**
 * Returns the data of a call.
 * @throws RapportError if the API answered with an error
 */
export async function dataOf<Data>(call: Promise<Answered<Data>>): Promise<Data> {
  const answer = await call;
  // An empty response of a proxy has no error body.
  if (answer.error !== undefined || !answer.response.ok) {
    throw new RapportError(answer.response, answer.error);
  }
  return answer.data;
}

/** Something in front of the API, such as a proxy, answers in its own way. */
function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'error') === 'string' &&
    typeof Reflect.get(value, 'code') === 'string'
  );
}
