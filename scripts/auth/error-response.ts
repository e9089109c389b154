/**
 * Creates an error in the form that supabase-js reads: it shows `msg` to the user and passes `error_code` on.
 *
 * @param more `retryAfter` in seconds, if a retry makes sense; why a password is too weak
 */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  more: { retryAfter?: number; weak_password?: { reasons: string[] } } = {},
): Response {
  const { retryAfter, ...details } = more;
  const headers = new Headers({ 'x-sb-error-code': code });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  const body = { code: status, error_code: code, msg: message, ...details };
  return Response.json(body, { status, headers });
}

/** "40 seconds", "1 minute", "5 minutes". */
function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Message for a limit that was reached. */
export function tooMany(what: string, waitSeconds: number): string {
  return `Too many ${what}. Please try again in ${duration(waitSeconds)}.`;
}

/** Creates the error for a limit that was reached. */
export function throttled(
  what: string,
  waitSeconds: number,
  code = 'over_request_rate_limit',
): Response {
  return errorResponse(429, code, tooMany(what, waitSeconds), { retryAfter: waitSeconds });
}

/** Returns the `error_code` of a response without consuming its body. */
export async function errorCodeOf(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.clone().json();
    if (typeof body !== 'object' || body === null || !('error_code' in body)) return undefined;
    return typeof body.error_code === 'string' ? body.error_code : undefined;
  } catch {
    return undefined;
  }
}
