import { type ColumnTarget } from '../column-targets.ts';
import { kindOfWords } from './read-header.ts';
import { plainHeader } from './words-in-header.ts';

/** The words for address parts and other details, in the form of `plainHeader`. More specific ones come first. */
const WORDS: readonly (readonly [ColumnTarget, string])[] = [
  [
    'houseNumber',
    'house number|house no|hausnummer|hausnr|huisnummer|numero civico|husnummer|numero de puerta|numero de casa|numero exterior',
  ],
  ['keep', 'sublocality|district|neighborhood|neighbourhood|latitude|longitude|office location'],
  [
    'postalCode',
    'zip postal code|zip code|zipcode|zip|postal code|postcode|post code|plz|postleitzahl|code postal|codigo postal|kod pocztowy|iranyitoszam|postnummer|psc|cap|cp|индекс|郵便番号|邮编|郵遞區號|우편번호|cep',
  ],
  [
    'country',
    'country region|country|land region|e land|land|nazione|pays|pais|paese|страна|країна|kraj|orszag|tara|ulke|maa|stat|국가|国家|國家|国|המדינה|الدولة',
  ],
  [
    'city',
    'city|town|locality|ort|stadt|wohnort|ville|ciudad|citta|plaats|stad|woonplaats|cidade|город|місто|miasto|mesto|varos|oras|sehir|kaupunki|by|suburb|市区町村|城市|도시|עיר|المدينة|เมือง',
  ],
  [
    'region',
    'admin area|administrative area|state province|state|province|etat|region|regio|county|bundesland|kanton|canton|departement|provincia|provincie|estado|регион|область|都道府県|省',
  ],
  [
    'street',
    'street address|street|address line|addr line|apartment|suite|strasse|strassenname|str|gatuadress|rue|calle|via|straat|straatnaam|rua|улица|вулиця|ulica|ulice|utca|strada|sokak|gata|vej|gate|katu|po box|p o box|postfach|extended address|街道|住所|רחוב',
  ],
  [
    'timeZone',
    'time zone|timezone|zeitzone|fuseau horaire|zona horaria|tijdzone|fuso orario|fuso horario',
  ],
  [
    'languages',
    'language|languages|preferred language|sprache|sprachen|langue|langues|idioma|idiomas|lingua|lingue|taal|voorkeurstaal',
  ],
  ['pronouns', 'pronouns|pronoun|pronomen|pronoms'],
  ['keep', 'organization yomi|company yomi|maiden|initials|initialen|sort name'],
  ['spokenName', 'pronunciation|spoken name|phonetic|yomi|furigana|フリガナ|ふりがな'],
  ['department', 'department|departments|abteilung|service|afdeling|departamento|reparto|отдел'],
  [
    'anniversary',
    'anniversary|anniversario|wedding anniversary|jahrestag|hochzeitstag|wedding|anniversaire de mariage|aniversario de boda|aniversario de bodas|anniversario di matrimonio|trouwdag',
  ],
  ['handleSignal', 'signal'],
  ['handleTelegram', 'telegram'],
  ['handleTeams', 'teams|microsoft teams|ms teams'],
  ['handleSlack', 'slack'],
  ['handleXmpp', 'xmpp|jabber'],
  [
    'handleOther',
    'skype|skype id|discord|icq|aim|matrix|threema|messenger|mensajero instantaneo|mensajeria instantanea|messagerie instantanee',
  ],
];

/** Only these are recognized alone. The header of an address part may also have words about the kind of address. */
const PARTS: readonly ColumnTarget[] = [
  ...(['houseNumber', 'postalCode', 'country', 'city', 'region', 'street'] as const),
];
/** Words in the header of an address part that don't distinguish addresses. */
const IDLE =
  /\b(?:of|de|du|dep|text|only|name|road|full|combined|no|nr|line|town|village|suite|and|y|et|en|der|die|das|des|person|contact|e|d|o|ou|or|oder|postal|formatted)\b/g;
const OWN: ReadonlyMap<string, ColumnTarget> = new Map([
  ['address kind', 'addressKind'],
  ['messaging', 'handles'],
  ['yearly dates', 'dates'],
  ['kept from files', 'kept'],
]);
/** Google's columns for a value and its label, like "event 1 value" and "event 1 label". */
const PAIR = /^(.+) (\d+) (label|type|service|value)$/;
/** The words for pairs, with the targets of the value and of its name. */
const PAIRS: readonly (readonly [RegExp, ColumnTarget, ColumnTarget])[] = [
  [/^event$/, 'date', 'dateLabel'],
  [/^(?:im|instant message)$/, 'handle', 'handleLabel'],
  [
    /^(?:custom|user defined|relation|benutzerdefiniert|personnalise|personalizado|aangepast)/,
    'pair',
    'pairLabel',
  ],
];
const WHOLE =
  /(?:^| )(?:address(?:es)?(?: formatted)?|adresses?|adressen|anschrift|postanschrift|direccion(?:es)?|indirizz[oi]|adres|endereco|morada|adresa|osoite|адрес|адреса|住所|地址|주소|location)(?: |$)/;
const CJK = /[\p{sc=Han}\p{sc=Hangul}]/u;

/**
 * The target of a column about an address or another detail; null if it isn't about a detail.
 * @param isPostal whether the header is about an address
 */
export function detailColumn(header: string, isPostal: boolean): ColumnTarget | null {
  const plain = withoutPostal(header);
  const own = OWN.get(plain) ?? pairColumn(plain);
  if (own) return own;
  if (
    /^location$|^(?:current |home )?location$|^(?:standort|lieu|ubicacion|luogo|locatie|localizacao)$/.test(
      plain,
    )
  )
    return 'place';
  const found = WORDS.find(
    ([target, words]) =>
      (PARTS.includes(target) === isPostal || target === 'keep') &&
      words.split('|').some((word) => has(plain, word)),
  );
  if (found?.[0] === 'houseNumber' && STREET.some((word) => has(plain, word))) return 'street';
  if (found) return found[0];
  if (!isPostal) return null;
  if (/ (?:label|type)$/.test(plain)) return 'addressKind';
  if (/(?:^| )postal(?: |$)/.test(plain) && !WHOLE.test(plain)) return 'postalCode';
  return WHOLE.test(plain) ? 'address' : null;
}

function pairColumn(plain: string): ColumnTarget | null {
  const [, what = '', , side] = PAIR.exec(plain) ?? [];
  const [, value, label] = PAIRS.find(([words]) => words.test(what)) ?? [];
  if (value === undefined || label === undefined) return null;
  if (side === 'value') return value;
  // The purpose of an account is in addition to its service.
  const isPurpose = side === 'type' || (what === 'instant message' && side === 'label');
  return value === 'handle' && isPurpose ? 'keep' : label;
}

const STREET = (WORDS.find(([target]) => target === 'street')?.[1] ?? '').split('|');

/** Identifies the pair of a column, by the common part of both headers. */
export function pairOfColumn(header: string): string {
  return plainHeader(header).replace(/ (?:label|type|service|value)$/, '');
}

/** The address that a column belongs to. */
export interface AddressColumn {
  group: string;
  kind: 'home' | 'work' | 'other';
}

/** Identifies the address of a column, and its kind: "Mailing City" and "Mailing Street" are the same address. */
export function addressOfColumn(header: string): AddressColumn {
  const plain = withoutPostal(header);
  // "Address 1: Street 2" is the second line of the first address.
  const [, number = ''] =
    /\b(?:address|adresse|adres|direccion|indirizzo|endereco) (\d+)\b/.exec(plain) ?? [];
  const rest = WITHIN.reduce(
    (text, word) => (CJK.test(word) ? text.replace(word, '') : without(text, word)),
    plain,
  )
    .replaceAll(IDLE, ' ')
    // The columns of one address agree with their parts: "Otra calle", "Otro país".
    .replaceAll(/\b(otr|outr|altr)o\b/g, '$1a')
    .replaceAll(/\d+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const group = `${rest} ${number}`.trim();
  const kind = kindOfWords(header);
  return { group, kind: kind === 'home' || kind === 'work' ? kind : 'other' };
}

/** Words in the header of an address part that every address has. */
const WITHIN: readonly string[] = [
  ...WORDS.filter(([target]) => PARTS.includes(target)).flatMap(([, all]) => all.split('|')),
  ...[
    'address',
    'addr',
    'adresse',
    'formatted',
    'label',
    'type',
    'kind',
    'anschrift',
    'postanschrift',
  ],
  ...['gemeinde', 'ortlichkeit', 'landkreis', 'wohnung', 'vollstandige', 'kombinierte'],
];

/** Removes "postal" from "postal address", which isn't about postal codes. */
function withoutPostal(header: string): string {
  return plainHeader(header).replaceAll(/\bpostal address\b/g, 'address');
}

function has(plain: string, word: string): boolean {
  return CJK.test(word) ? plain.includes(word) : ` ${plain} `.includes(` ${word} `);
}

function without(text: string, word: string): string {
  return ` ${text} `.replaceAll(` ${word} `, ' ').trim();
}
