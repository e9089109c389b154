import { type EmailKind, type LinkKind, type PhoneKind, type PostalKind } from '@rapport/contracts';
import { type CardLine } from './card-lines.ts';

/** Apple's label of a group of lines, if it's one of its own words for a kind. */
const APPLE_KIND =
  /^(?:_\$!<)?(home|work|school|mobile|iphone|main|other|homepage|(?:home|work)fax)(?:>!\$_)?$/i;
const BETWEEN_PARAMETERS = /;(?=(?:[^"]*"[^"]*")*[^"]*$)/;
/** The words that decide about a kind. */
const KIND_WORD =
  /^(?:home|work|other|cell|mobile|iphone|main|fax|pager|dom|x-linkedin|x-website|x-social|x-other|linkedin)$/i;

/** Returns the line's types, and Apple's label if it names a kind, in lowercase between spaces. */
export function kindWords(line: CardLine, all: readonly CardLine[]): string {
  const types = line.parameters
    .split(BETWEEN_PARAMETERS)
    .filter((parameter) => /^type=/i.test(parameter) || !parameter.includes('='))
    .flatMap((parameter) =>
      parameter
        .replace(/^type=/i, '')
        .replaceAll('"', '')
        .split(','),
    );
  const label = kindLabelOf(line, all);
  const words = [...types, ...(label === null ? [] : [APPLE_KIND.exec(label.value)?.[1] ?? ''])];
  return ` ${words.join(' ').toLowerCase()} `;
}

/** Returns the line with Apple's label of a group, if it's just a kind. */
export function kindLabelOf({ group }: CardLine, all: readonly CardLine[]): CardLine | null {
  if (group === '') return null;
  const label = all.find((each) => each.name === 'x-ablabel' && isInGroup(each, group));
  return label !== undefined && APPLE_KIND.test(label.value) ? label : null;
}

/** Groups are the same in any case. */
export function isInGroup(line: CardLine, group: string): boolean {
  return line.group.toLowerCase() === group.toLowerCase();
}

export function emailKind(words: string): EmailKind {
  if (words.includes(' work ')) return 'work';
  return words.includes(' home ') ? 'home' : 'other';
}

export function phoneKind(words: string): PhoneKind {
  if (/ (?:fax|pager|homefax|workfax) /.test(words)) return 'other';
  if (/ (?:cell|mobile|iphone) /.test(words)) return 'mobile';
  if (/ (?:work|main) /.test(words)) return 'work';
  return words.includes(' home ') ? 'home' : 'other';
}

export function postalKind(words: string): PostalKind {
  if (words.includes(' home ')) return 'home';
  return words.includes(' work ') ? 'work' : 'other';
}

export function linkKind(words: string, address: string, isSocial: boolean): LinkKind {
  for (const kind of ['linkedin', 'website', 'social', 'other'] as const) {
    if (words.includes(` x-${kind} `)) return kind;
  }
  if (/^https?:\/\/(?:[\w-]+\.)*linkedin\.com(?:[/?#]|$)/i.test(address)) return 'linkedin';
  return isSocial ? 'social' : 'website';
}

/** Returns the parameters with another kind in place of every word that decides about it. */
export function withKind(parameters: string, type: string | null): string {
  const kept = parameters
    .split(BETWEEN_PARAMETERS)
    .slice(1)
    .flatMap((parameter) => {
      if (!/^type=/i.test(parameter)) return KIND_WORD.test(parameter) ? [] : [parameter];
      const types = parameter
        .slice('type='.length)
        .replaceAll('"', '')
        .split(',')
        .filter((word) => word !== '' && !KIND_WORD.test(word));
      return types.length === 0 ? [] : [`TYPE=${types.join(',')}`];
    });
  return [...kept, ...(type === null ? [] : [`TYPE=${type}`])].map((each) => `;${each}`).join('');
}

/** Returns the type that stands for a kind in a card; null if none is needed. */
export function typeOf(kind: EmailKind | PhoneKind | PostalKind): string | null {
  if (kind === 'other') return null;
  return kind === 'mobile' ? 'CELL' : kind.toUpperCase();
}
