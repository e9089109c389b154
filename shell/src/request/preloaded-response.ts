/** Milliseconds since the navigation after which the first responses are too old. */
const MAX_AGE = 60_000;

/** Takes the response to a call that the script of index.html has requested, if it has. */
export type TakePreloadedResponse = (url: string, userId: string) => Promise<Response> | null;

/**
 * The script of index.html requests the first data of a page before the shell is loaded. Each of its responses is
 * returned once, to the same user, and only while it's new.
 */
export function preloadedResponse(): TakePreloadedResponse {
  const { userId: askedAs, responses } = readPreloaded(Reflect.get(window, 'rapportFirst'));
  Reflect.deleteProperty(window, 'rapportFirst');
  return (url, userId) => {
    const response = responses.get(url);
    if (response === undefined) return null;
    responses.delete(url);
    return askedAs === userId && performance.now() < MAX_AGE ? response : null;
  };
}

/** Reads what the script has left: the call for the early paint, and the others under `more`. */
function readPreloaded(left: unknown): {
  userId?: unknown;
  responses: Map<string, Promise<Response>>;
} {
  if (typeof left !== 'object' || left === null || !('userId' in left)) {
    return { responses: new Map() };
  }
  const more: unknown = 'more' in left ? left.more : [];
  const calls = [left, ...(Array.isArray(more) ? more : [])].filter(isCall);
  return {
    userId: left.userId,
    responses: new Map(calls.map(({ url, response }) => [url, response])),
  };
}

function isCall(value: unknown): value is { url: string; response: Promise<Response> } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    typeof value.url === 'string' &&
    'response' in value &&
    value.response instanceof Promise
  );
}
