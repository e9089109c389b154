import { linkKindOf } from './imported-person.ts';

/** Where the profiles of a network are, by the words of a header that name it. */
const NETWORKS: readonly (readonly [name: RegExp, address: string])[] = [
  [/linkedin/, 'https://www.linkedin.com/in/'],
  [/twitter|^x$|^x /, 'https://x.com/'],
  [/instagram/, 'https://www.instagram.com/'],
  [/facebook/, 'https://www.facebook.com/'],
  [/github/, 'https://github.com/'],
  [/gitlab/, 'https://gitlab.com/'],
  [/tiktok/, 'https://www.tiktok.com/@'],
  [/youtube/, 'https://www.youtube.com/@'],
];
const NAME = /^@?([\w.-]{1,60})$/;

/**
 * The address of a profile of which a cell has only the name, like "@ada" below "Twitter"; any other text as it is.
 * @param network the header, in small letters
 */
export function linkOfName(text: string, network: string): string {
  const [, name] = NAME.exec(text) ?? [];
  const found = NETWORKS.find(([words]) => words.test(network));
  if (found === undefined || name === undefined) return text;
  // "ada.example" is a site, and "@ada.example" a name.
  return text.startsWith('@') || !/\.[a-z]{2,}$/i.test(text) || isDotted(found[1])
    ? found[1] + name
    : text;
}

/** Names with dots are usual here, and sites in such a column aren't. */
function isDotted(address: string): boolean {
  return /instagram|facebook/.test(address);
}

/** What a link is for: as the column beside says in our own words, or else by its host. */
export function linkKind(kind: string, value: string) {
  const own = (['linkedin', 'website', 'social', 'other'] as const).find((each) => each === kind);
  return own ?? linkKindOf(value);
}
