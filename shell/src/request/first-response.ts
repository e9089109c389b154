/** Milliseconds since the navigation after which the first response would show something old. */
const MAX_AGE = 60_000;

/** Takes the response to a call from the script of index.html, if it is the one that the script asked for. */
export type TakeFirstResponse = (url: string, userId: string) => Promise<Response> | null;

/**
 * The script of index.html asks for the first data of a page before the shell is there. Its response is
 * given out once, to the same person; and only while it is new.
 */
export function firstResponse(): TakeFirstResponse {
  let first: unknown = Reflect.get(window, 'rapportFirst');
  Reflect.deleteProperty(window, 'rapportFirst');
  return (url, userId) => {
    const found = first;
    if (!isFirst(found) || found.url !== url) return null;
    first = undefined;
    return found.userId === userId && performance.now() < MAX_AGE ? found.response : null;
  };
}

function isFirst(
  value: unknown,
): value is { url: string; userId: string; response: Promise<Response> } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    'userId' in value &&
    'response' in value &&
    value.response instanceof Promise
  );
}
