import { type ColumnTarget } from '../column-targets.ts';
import { kindOfWords } from './read-header.ts';
import { plainHeader } from './words-in-header.ts';

/** The words of parts of an address and of details, as `plainHeader` writes them; the more special come first. */
const WORDS: readonly (readonly [ColumnTarget, string])[] = [
  [
    'postalCode',
    'zip postal code|zip code|zipcode|zip|postal code|postcode|post code|plz|postleitzahl|code postal|codigo postal|kod pocztowy|iranyitoszam|postnummer|psc|cap|cp|индекс|郵便番号|邮编|郵遞區號|우편번호|postal',
  ],
  [
    'country',
    'country region|country|land region|land|pays|pais|paese|страна|країна|kraj|orszag|tara|ulke|maa|stat|국가|国家|國家|国|המדינה|الدولة',
  ],
  [
    'city',
    'city|town|locality|ort|stadt|wohnort|ville|ciudad|citta|plaats|stad|woonplaats|cidade|город|місто|miasto|mesto|varos|oras|sehir|kaupunki|by|suburb|市区町村|城市|도시|עיר|المدينة|เมือง',
  ],
  [
    'region',
    'state province|state|province|region|county|bundesland|kanton|canton|departement|provincia|estado|регион|область|都道府県|省',
  ],
  [
    'street',
    'street address|street|address line|strasse|str|hausnummer|house number|house no|rue|calle|via|straat|rua|улица|вулиця|ulica|ulice|utca|strada|sokak|gata|vej|gate|katu|po box|p o box|postfach|extended address|街道|住所|רחוב',
  ],
  ['timeZone', 'time zone|timezone|zeitzone|fuseau horaire|zona horaria'],
  ['languages', 'language|languages|preferred language|sprache|sprachen|langue|idioma|lingua|taal'],
  ['pronouns', 'pronouns|pronomen|pronoms'],
  ['spokenName', 'pronunciation|spoken name|name pronunciation'],
  ['department', 'department|departments|abteilung|service|afdeling|departamento|reparto|отдел'],
  ['anniversary', 'anniversary|wedding anniversary|jahrestag|hochzeitstag|wedding'],
  ['handleSignal', 'signal'],
  ['handleTelegram', 'telegram'],
  ['handleTeams', 'teams|microsoft teams|ms teams'],
  ['handleSlack', 'slack'],
  ['handleXmpp', 'xmpp|jabber'],
  ['handleOther', 'skype|skype id|discord|icq|aim|matrix|threema|messenger'],
];

/** Only these say something by themselves; a part of an address may have words of its kind around it. */
const PARTS: readonly ColumnTarget[] = ['postalCode', 'country', 'city', 'region', 'street'];
const OWN: ReadonlyMap<string, ColumnTarget> = new Map([
  ['address kind', 'addressKind'],
  ['messaging', 'handles'],
  ['yearly dates', 'dates'],
  ['kept from files', 'kept'],
]);
/** A date of Google and what it is, like "event 1 value" and "event 1 label". */
const EVENT = /^event \d+ (?:label|type|value)$/;
const WHOLE =
  /(?:^| )(?:address(?: formatted)?|adresse|anschrift|postanschrift|direccion|indirizzo|adres|адрес|адреса|住所|地址|주소|location)(?: |$)/;
const CJK = /[\p{sc=Han}\p{sc=Hangul}]/u;

/**
 * Where a column about an address or another detail goes; null where no detail is meant.
 * @param isPostal whether the header is about an address
 */
export function detailColumn(header: string, isPostal: boolean): ColumnTarget | null {
  const plain = plainHeader(header);
  const own = OWN.get(plain) ?? (EVENT.test(plain) ? eventColumn(plain) : null);
  if (own) return own;
  const found = WORDS.find(
    ([target, words]) =>
      PARTS.includes(target) === isPostal && words.split('|').some((word) => has(plain, word)),
  );
  if (found) return found[0];
  if (!isPostal) return null;
  if (/ (?:label|type)$/.test(plain)) return 'addressKind';
  return WHOLE.test(plain) ? 'address' : null;
}

function eventColumn(plain: string): ColumnTarget {
  return plain.endsWith('value') ? 'date' : 'dateLabel';
}

/** Which of several dates a column is of, by what it has in common with that of its name. */
export function dateOfColumn(header: string): string {
  return plainHeader(header).replace(/ (?:label|type|value)$/, '');
}

/** Which of several addresses a column is of, and what that is for: "Mailing City" and "Mailing Street" are of one. */
export function addressOfColumn(header: string): {
  group: string;
  kind: 'home' | 'work' | 'other';
} {
  const plain = plainHeader(header);
  const words = WORDS.filter(([target]) => PARTS.includes(target)).flatMap(([, all]) =>
    all.split('|'),
  );
  const group = [...words, 'address', 'adresse', 'formatted', 'label', 'type', 'kind']
    .reduce((text, word) => (CJK.test(word) ? text.replace(word, '') : without(text, word)), plain)
    .replaceAll(/ \d$/g, (digit) => (/address/.test(plain) ? digit : ''))
    .trim();
  const kind = kindOfWords(header);
  return { group, kind: kind === 'home' || kind === 'work' ? kind : 'other' };
}

function has(plain: string, word: string): boolean {
  return CJK.test(word) ? plain.includes(word) : ` ${plain} `.includes(` ${word} `);
}

function without(text: string, word: string): string {
  return ` ${text} `.replaceAll(` ${word} `, ' ').trim();
}
