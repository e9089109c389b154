import {
  HANDLE_SCHEMES,
  type Handle,
  type HandleService,
  isZoneName,
  languageTag,
  type PostalAddress,
  type PostalKind,
} from '@rapport/contracts';
import { birthdayOf } from '../../../days/birthday-text.ts';
import { addWords, cleanLine, cleanNote } from './clean-text.ts';
import { type ImportedPerson } from './imported-person.ts';

/** A property of a card: its name in lowercase without the group, and its raw value. */
export interface CardLine {
  name: string;
  group: string;
  /** In lowercase. */
  parameters: string;
  value: string;
  /** The whole line. */
  line: string;
}

const LINE = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:[^":]|"[^"]*")*)?):([\s\S]*)$/;

/** The properties of a card with unfolded lines. */
export function cardLines(card: string): CardLine[] {
  return card.split('\n').flatMap((line) => {
    const [, group = '', name, parameters = '', value = ''] = LINE.exec(line) ?? [];
    if (name === undefined) return [];
    return [{ group, name: name.toLowerCase(), parameters: parameters.toLowerCase(), value, line }];
  });
}

/** The parts of a value, split at semicolons and unescaped. */
export function partsOf(value: string): string[] {
  return value.split(/(?<=(?:^|[^\\])(?:\\\\)*);/).map((part) => plain(part.trim()));
}

function plain(text: string): string {
  return text.replaceAll(/\\([\\,;:nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

/**
 * Fills the details of a person from the lines of a card.
 * @returns the lines that were used
 */
export function readDetails(person: ImportedPerson, lines: readonly CardLine[]): Set<CardLine> {
  const used = new Set<CardLine>();
  for (const line of lines) {
    if (takeLine(person, line, lines, used)) used.add(line);
  }
  return used;
}

function takeLine(
  person: ImportedPerson,
  each: CardLine,
  all: readonly CardLine[],
  used: Set<CardLine>,
): boolean {
  const { name, value, group } = each;
  const text = cleanLine(plain(value));
  switch (name) {
    case 'adr':
      return addAddress(person, each);
    case 'tz':
      return takeOnce(person, 'timeZone', isZoneName(text) ? text : '');
    case 'lang':
      return addLanguage(person, text);
    case 'nickname':
      return takeOnce(person, 'nickname', text);
    case 'pronouns':
      return takeOnce(person, 'pronouns', text);
    case 'x-rapport-spoken-name':
      return takeOnce(person, 'spokenName', text);
    case 'x-phonetic-first-name':
    case 'x-phonetic-middle-name':
    case 'x-phonetic-last-name':
      // Apple's property is kept as a line without a field if our own is there, too.
      if (text === '' || all.some((other) => other.name === 'x-rapport-spoken-name')) return false;
      person.spokenName = addWords(person.spokenName, text);
      return true;
    case 'anniversary':
      return addDate(person, 'Anniversary', value);
    case 'x-anniversary':
    case 'x-wedding':
      return addDate(person, 'Anniversary', value);
    case 'x-abdate': {
      const label = all.find((other) => other.name === 'x-ablabel' && other.group === group);
      if (group === '' || label === undefined) return addDate(person, 'Date', value);
      const isTaken = addDate(person, dateLabel(plain(label.value)), value);
      if (isTaken) used.add(label);
      return isTaken;
    }
    case 'impp':
      return addHandle(person, handleOfAddress(plain(value), each.parameters));
    default: {
      const service = SERVICES[name.replace(/^x-/, '')];
      if (!name.startsWith('x-') || service === undefined) return false;
      return addHandle(person, { service, value: text });
    }
  }
}

/** Takes the first value of a text. An empty one, or a different second one, is kept as a line without a field. */
function takeOnce(
  person: ImportedPerson,
  field: 'timeZone' | 'nickname' | 'pronouns' | 'spokenName',
  text: string,
): boolean {
  if (text === '' || (person[field] !== null && person[field] !== text)) return false;
  person[field] = text;
  return true;
}

function addAddress(person: ImportedPerson, { value, parameters }: CardLine): boolean {
  const [box = '', extended = '', street = '', city = '', region = '', code = '', ...rest] =
    partsOf(value);
  const lines = [extended, street, box]
    .map((part) => cleanNote(part))
    .filter((part) => part !== '');
  const part = (text: string | undefined) => cleanLine(text ?? '') || null;
  const address: PostalAddress = {
    kind: postalKind(parameters),
    street: lines.join('\n') || null,
    postalCode: part(code),
    city: part(city),
    region: part(region),
    country: part(rest[0]),
  };
  const isThere = Object.entries(address).some(([name, text]) => name !== 'kind' && text !== null);
  if (isThere) person.addresses.push(address);
  return isThere && rest.slice(1).every((more) => more === '');
}

/** The kind of an address from the types in a card. */
export function postalKind(types: string): PostalKind {
  if (/\bhome\b/.test(types)) return 'home';
  return /\bwork\b/.test(types) ? 'work' : 'other';
}

function addLanguage(person: ImportedPerson, text: string): boolean {
  const tag = languageTag(text);
  if (tag === null) return false;
  if (!person.languages.includes(tag)) person.languages.push(tag);
  return true;
}

function addDate(person: ImportedPerson, label: string, text: string): boolean {
  const day = birthdayOf(text.trim(), null);
  if (day === null) return false;
  person.dates.push({ label, day });
  return true;
}

/** Unwraps Apple's labels, like `_$!<Anniversary>!$_`. */
function dateLabel(text: string): string {
  return cleanLine(text.replaceAll(/^_\$!<|>!\$_$/g, '')) || 'Date';
}

function addHandle(person: ImportedPerson, { service, value }: Handle): boolean {
  const isThere = person.handles.some(
    (each) => each.service === service && each.value.toLowerCase() === value.toLowerCase(),
  );
  if (value === '') return false;
  if (!isThere) person.handles.push({ service, value });
  return true;
}

/** The services, by their names in URL schemes, in parameters, and after `X-`. */
const SERVICES: Readonly<Record<string, HandleService>> = {
  ...{ signal: 'signal', sgnl: 'signal', whatsapp: 'whatsapp', wa: 'whatsapp' },
  ...{ telegram: 'telegram', tg: 'telegram', teams: 'teams', msteams: 'teams' },
  ...{ slack: 'slack', xmpp: 'xmpp', jabber: 'xmpp' },
};
const HOSTS: readonly [RegExp, HandleService][] = [
  [/^https?:\/\/(?:t\.me|telegram\.me)\//i, 'telegram'],
  [/^https?:\/\/(?:wa\.me|api\.whatsapp\.com)\//i, 'whatsapp'],
  [/^https?:\/\/signal\.(?:me|org)\//i, 'signal'],
  [/^https?:\/\/teams\.(?:microsoft|live)\.com\//i, 'teams'],
  [/^https?:\/\/[\w-]+\.slack\.com\//i, 'slack'],
];

/** The messaging handle of an address like `xmpp:greta@lind.example`. */
export function handleOfAddress(address: string, parameters = ''): Handle {
  const text = cleanLine(address);
  const host = HOSTS.find(([pattern]) => pattern.test(text));
  if (host) return { service: host[1], value: text };
  const [, scheme = '', rest = ''] = /^([a-z][\w+.-]*):(.*)$/i.exec(text) ?? [];
  const named = /;x-service-type="?([\w-]+)/.exec(parameters)?.[1] ?? '';
  const service = SERVICES[scheme.toLowerCase()] ?? SERVICES[named];
  const known = service !== undefined && service !== 'other' ? HANDLE_SCHEMES[service] : null;
  if (service === undefined || known === null) {
    // Apple writes "x-apple" in place of a service that it doesn't know.
    const isNamed = scheme.toLowerCase() === 'x-apple' && named !== '';
    return { service: 'other', value: isNamed ? `${named}:${decoded(rest)}` : text };
  }
  const isOwnScheme =
    scheme !== '' && (SERVICES[scheme.toLowerCase()] !== undefined || scheme === 'x-apple');
  return { service, value: decoded(isOwnScheme ? rest : text) };
}

function decoded(text: string): string {
  try {
    return cleanLine(decodeURIComponent(text));
  } catch {
    return text;
  }
}
