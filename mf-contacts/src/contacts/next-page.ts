/** The context of a request for one page. */
export interface PageContext {
  /** The path of the page. */
  pageParam: string;
  signal: AbortSignal;
}

/**
 * The path of the next page in a `Link` header (RFC 8288), or null on the last page. The host is dropped, because
 * the shell has the API's address.
 */
export function nextPagePath(link: string | null): string | null {
  // A comma may also occur inside <…>, so entries are split at a comma before the next "<".
  for (const entry of (link ?? '').split(/,\s*(?=<)/)) {
    const [, target, parameters = ''] = /^\s*<([^>]*)>(.*)$/.exec(entry) ?? [];
    if (target === undefined || !/;\s*rel="?([^";]*\s)?next(\s[^";]*)?("|;|\s*$)/i.test(parameters))
      continue;
    const url = new URL(target, 'http://api.invalid');
    return url.pathname + url.search;
  }
  return null;
}
