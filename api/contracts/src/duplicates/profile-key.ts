/**
 * A personal page: LinkedIn with any subdomain, in any language, and in the form of its emails' links, and Xing.
 * Company pages don't match.
 */
const PROFILE =
  /^(?:https?:)?\/{0,2}(?:[\w-]+\.)*(linkedin|xing)\.(?:com|cn)\/(?:(?:mwlite|comm)\/)?(?:(?:in|profile)\/([^/?#]+)|(pub\/[^?#]+))/;

/**
 * Returns a profile link in comparable form: without protocol, subdomain, language, query, and trailing slash.
 * Empty for any other link.
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
