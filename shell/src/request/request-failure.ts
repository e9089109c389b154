import { type FieldProblem, isRequestError, type RequestError } from '@rapport/remote-api';

/** Determines whether and when a failed call is retried. */
export interface RequestFailure extends RequestError {
  path: string;
  /** The requested wait in milliseconds; null if there is none. */
  retryAfter: number | null;
}

interface FailureDetails {
  path: string;
  message: string;
  status: number | null;
  code?: string | null;
  problems?: readonly FieldProblem[];
  retryAfter?: number | null;
  mergedInto?: string | null;
}

/** Creates the error of a failed call; `isRequestError` recognizes it in every bundle. */
export function requestFailure(details: FailureDetails): RequestFailure {
  const { path, message, status, code = null, problems = [], retryAfter = null } = details;
  const { mergedInto = null } = details;
  return Object.assign(new Error(message), {
    name: 'RequestError' as const,
    path,
    status,
    code,
    problems,
    retryAfter,
    ...(mergedInto !== null && { mergedInto }),
  });
}

export function isRequestFailure(error: unknown): error is RequestFailure {
  return isRequestError(error) && 'path' in error && 'retryAfter' in error;
}

/** Creates the error for an unsuccessful response: the API's message, or else the HTTP status. */
export async function failureFrom(path: string, response: Response): Promise<RequestFailure> {
  const body = await errorBody(response);
  const status = `HTTP ${response.status}`;
  // HTTP/2 has no status text.
  const standard = response.statusText === '' ? status : `${status} - ${response.statusText}`;
  return requestFailure({
    path,
    message: text(body['error']) ?? standard,
    status: response.status,
    code: text(body['code']),
    problems: fieldProblems(body['problems']),
    retryAfter: retryAfter(response.headers),
    mergedInto: text(body['mergedInto']),
  });
}

/** Returns the valid problems; an API of an earlier release sends none. */
function fieldProblems(value: unknown): FieldProblem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const { field, message }: { field?: unknown; message?: unknown } = item;
    const isWhole = typeof field === 'string' && typeof message === 'string';
    return isWhole ? [{ field, message }] : [];
  });
}

async function errorBody(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    // A proxy responds with HTML or without a body; then only the status is known.
    return {};
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Returns `Retry-After` in milliseconds; it contains seconds or a date. */
export function retryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
