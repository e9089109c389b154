/** A person's own page: LinkedIn with any subdomain, in any language, and as its emails link it, and Xing. Company pages are none. */
const PROFILE =
  /^(?:https?:)?\/{0,2}(?:[\w-]+\.)*(linkedin|xing)\.(?:com|cn)\/(?:(?:mwlite|comm)\/)?(?:(?:in|profile)\/([^/?#]+)|(pub\/[^?#]+))/;

/**
 * A link to someone's profile as it is compared: without protocol, subdomain, language, query and the
 * slash at the end. Empty for any other link.
 */
export function profileKey(link: string): string {
  const [, site = '', name = '', earlier = ''] =
    PROFILE.exec(decoded(link.trim()).toLowerCase()) ?? [];
  const page = name || earlier.replace(/\/+$/, '');
  return page === '' || /[\s\p{C}]/u.test(page) ? '' : `${site}/${page.normalize('NFKC')}`;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
