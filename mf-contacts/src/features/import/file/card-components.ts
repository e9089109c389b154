import { type NameParts } from '@rapport/contracts';
import { cleanLine } from './clean-text.ts';

const SEMICOLON = /(?<=(?:^|[^\\])(?:\\\\)*);/;
const COMMA = /(?<=(?:^|[^\\])(?:\\\\)*),/;

/** The components of a raw value like that of `N`, each a list of texts. */
function componentsOf(value: string): string[][] {
  return value.split(SEMICOLON).map((component) => component.split(COMMA).map(unescaped));
}

/** Unescapes a raw text of a card. */
export function unescaped(text: string): string {
  return text.replaceAll(/\\([\\,;nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

/** The name parts in the raw value of `N`; "" if the card doesn't have one. */
export function namePartsOf(value: string): NameParts {
  const components = componentsOf(value);
  const at = (index: number, between: string) =>
    cleanLine((components[index] ?? []).join(between)) || null;
  return {
    familyName: at(0, ' '),
    givenName: at(1, ' '),
    additionalNames: at(2, ' '),
    namePrefix: at(3, ' '),
    nameSuffix: at(4, ', '),
  };
}
