export type RequestPath = { status: 'ok'; path: string } | { status: 'refused'; reason: string };

/**
 * Returns the path of a request target: without the query, percent-decoded exactly once. A path that could lead
 * outside of the root is rejected and never corrected, because a cache or a proxy in front may have interpreted it
 * differently.
 */
export function parseRequestPath(target: string): RequestPath {
  const end = target.search(/[?#]/);
  const raw = end === -1 ? target : target.slice(0, end);
  if (!raw.startsWith('/')) return refused('The request does not name a path.');

  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return refused('The path holds a malformed escape.');
  }
  if (/[\0\\]/.test(path)) return refused('The path holds a character that no file has.');
  if (path.split('/').includes('..')) return refused('The path leaves the root.');
  return { status: 'ok', path };
}

/**
 * Removes the `/~x/` prefix of a path. A module that threw while it was evaluated stays broken at its URL until the
 * page is reloaded, so the shell requests it again under a prefix.
 */
export function withoutRetryPrefix(path: string): string {
  return path.replace(/^\/~[^/]+(?=\/)/, '');
}

function refused(reason: string): RequestPath {
  return { status: 'refused', reason };
}
