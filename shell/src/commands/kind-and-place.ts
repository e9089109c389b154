import { folded, namingWords, wordsOf } from './fold-words.ts';
import { type Verb } from './verbs.ts';

/** Returns what a text calls the thing that a verb plans, like "Lunch"; null if nothing is known by its words. */
export function kindIn(typed: string, { kinds = [] }: Verb): string | null {
  const words = wordsOf(typed).map(({ word }) => word);
  const found = kinds.find((kind) => ` ${words.join(' ')} `.includes(` ${kind} `));
  return found === undefined ? null : capitalized(found);
}

/** Where something takes place, after a name: "owen in leeds". */
const PLACE =
  /^(.+?)\s+(in|at)\s+(?!person\b|an?\b)(?:the\s+(?=\p{L}+\s+\p{L}))?(\p{L}[\p{L}'’.-]*(?:\s\p{L}[\p{L}'’.-]*)?)\s*$/isu;

/** Where something takes place, before a name: "site visit at the barn with owen". */
const PLACE_BEFORE = /^(.*?)\s*\bat\s+(?:the\s+)?(\p{L}[\p{L}'’&. -]*?)\s+(with\s.+)$/isu;

const SERVICES = 'zoom|teams|google meet|webex|skype|facetime';
/** A place without a street: "on Zoom". */
const ONLINE = new RegExp(String.raw`\s+(?:on|via|over)\s+(${SERVICES})\b`, 'iu');

/** A place with its preposition: "in Leeds", "on Zoom". */
export function placeWords(place: string): string {
  return `${new RegExp(`^(?:${SERVICES})$`, 'iu').test(place) ? 'on' : 'in'} ${place}`;
}

/** Returns the place that a text names, and the text without it; null if it names none. */
export function placeIn(
  text: string,
  companies: readonly string[],
): { place: string; rest: string } | null {
  const [online = '', service = ''] = ONLINE.exec(text) ?? [];
  if (service !== '') {
    const place = service.split(/\s/u).map(capitalized).join(' ');
    return { place, rest: text.replace(online, ' ') };
  }
  const [, before = '', placed = '', person = ''] = PLACE_BEFORE.exec(text) ?? [];
  if (placed !== '') {
    return { place: placed.split(/\s/u).map(capitalized).join(' '), rest: `${before} ${person}` };
  }
  const [, rest = '', word = '', place = ''] = PLACE.exec(text) ?? [];
  if (namingWords(rest) === '' || namingWords(place) === '') return null;
  // "Meet Anna at Engines" says which Anna.
  const isCompany = companies.some((name) => folded(name).startsWith(folded(place)));
  if (word.toLowerCase() === 'at' && isCompany) return null;
  return { place: place.split(/\s/u).map(capitalized).join(' '), rest };
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
