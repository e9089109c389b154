import { isUuid } from '../uuid.ts';
import {
  RELATION_KINDS,
  RELATION_LIMITS,
  type RelationKind,
  type RelationSide,
  relationWords,
} from '../values/relation.ts';
import { parametersOf, quotedParameter, unescapedText } from './vcard-parameter.ts';
import { vcardText } from './vcard-text.ts';

/** A relation of an exported contact. */
export interface RelatedInFile extends RelationSide {
  otherId: string;
  otherName: string;
}

/** A relation as a file says it: with the ID of the other card, their name, or both. */
interface RelatedLine {
  side: RelationSide;
  uid: string | null;
  name: string | null;
}

/** The types of RFC 6350 where there are any. */
const TYPES: Readonly<Record<Exclude<RelationKind, 'other'>, string>> = {
  reports_to: 'x-reports-to',
  manages: 'x-manages',
  introduced_by: 'x-introduced-by',
  introduced: 'x-introduced',
  works_with: 'co-worker',
  partner: 'x-partner',
};
/** Types that other programs write. */
const ALSO: Readonly<Record<string, RelationKind>> = { colleague: 'works_with', spouse: 'partner' };

const LINE = /^(?:[\w-]+\.)?RELATED((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/is;

/** Returns a relation as a line of a vCard 4.0. Other programs read the name; ours also reads the rest. */
export function relatedLine({ kind, words, reverseWords, otherId, otherName }: RelatedInFile) {
  const own = (name: string, text: string | null) =>
    text === null ? '' : `;${name}=${quotedParameter(text)}`;
  const type =
    kind === 'other'
      ? `contact${own('X-RAPPORT-WORDS', words)}${own('X-RAPPORT-REVERSE', reverseWords)}`
      : TYPES[kind];
  const uid = otherId === '' ? '' : `;X-RAPPORT-UID=${otherId}`;
  return `RELATED;VALUE=text;TYPE=${type}${uid}:${vcardText(otherName)}`;
}

/** Returns the relation that a line of a vCard says; null for any other line, and for kinds that we don't have. */
export function readRelatedLine(line: string): RelatedLine | null {
  const [, parameters, value = ''] = LINE.exec(line) ?? [];
  if (parameters === undefined) return null;
  const given = parametersOf(parameters);
  const side = sideOf(given);
  if (side === null) return null;
  const [, ofUrn = null] = /^urn:uuid:(.+)$/i.exec(value.trim()) ?? [];
  const uid = given.get('X-RAPPORT-UID') ?? ofUrn;
  const isText = given.get('VALUE')?.toLowerCase() === 'text' || !/^[a-z][\w+.-]*:/i.test(value);
  const name = isText ? unescapedText(value).trim() : '';
  const known = uid !== null && isUuid(uid) ? uid.toLowerCase() : null;
  return known === null && name === '' ? null : { side, uid: known, name: name || null };
}

function sideOf(given: ReadonlyMap<string, string>): RelationSide | null {
  const words = given.get('X-RAPPORT-WORDS')?.trim();
  if (words !== undefined) {
    const reverseWords = given.get('X-RAPPORT-REVERSE')?.trim() || words;
    return [words, reverseWords].every(areWords) ? { kind: 'other', words, reverseWords } : null;
  }
  const types = (given.get('TYPE') ?? '').toLowerCase().split(',');
  const kind =
    RELATION_KINDS.find((each) => each !== 'other' && types.includes(TYPES[each])) ??
    types.flatMap((type) => ALSO[type] ?? [])[0];
  return kind === undefined ? null : { kind, words: null, reverseWords: null };
}

function areWords(text: string): boolean {
  return text !== '' && [...text].length <= RELATION_LIMITS.words && !/\p{Cc}/u.test(text);
}

/** Returns a relation as a line of a cell: `reports to: Marta Silva`, or `taught | learned from: Marta Silva`. */
export function relatedCell({ otherName, ...side }: RelatedInFile): string {
  const both = side.kind === 'other' ? [side.words, side.reverseWords] : [relationWords(side)];
  return `${both.join(' | ')}: ${otherName}`;
}

/** Returns the line of a vCard for a line of a cell; null if it isn't one. */
export function relatedLineOfCell(text: string): string | null {
  const at = text.indexOf(': ');
  const otherName = text.slice(at + 2).trim();
  const [words = '', reverse = words] = text.slice(0, Math.max(at, 0)).split(' | ');
  if (words.trim() === '' || otherName === '') return null;
  const kind = RELATION_KINDS.find(
    (each) => each !== 'other' && relationWords({ kind: each, words: null }) === words,
  );
  const side: RelationSide =
    kind === undefined
      ? { kind: 'other', words, reverseWords: reverse }
      : { kind, words: null, reverseWords: null };
  return relatedLine({ ...side, otherId: '', otherName });
}
