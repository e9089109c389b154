import { linkKindOf } from './imported-person.ts';

/** The profile URLs of networks, by the words of a header. */
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
 * The URL of a profile if a cell contains only its name, like "@ada" in a column "Twitter"; any other text
 * unchanged.
 * @param network the header, in lowercase
 */
export function linkOfName(text: string, network: string): string {
  const [, name] = NAME.exec(text) ?? [];
  const found = NETWORKS.find(([words]) => words.test(network));
  if (found === undefined || name === undefined) return text;
  // "ada.example" is a site, but "@ada.example" a name.
  return text.startsWith('@') || !/\.[a-z]{2,}$/i.test(text) || isDotted(found[1])
    ? found[1] + name
    : text;
}

/** Names with dots are common here, and sites aren't. */
function isDotted(address: string): boolean {
  return /instagram|facebook/.test(address);
}

/** The kind of a link: our own export's kind, or else by the link's host. */
export function linkKind(kind: string, value: string) {
  const own = (['linkedin', 'website', 'social', 'other'] as const).find((each) => each === kind);
  return own ?? linkKindOf(value);
}
