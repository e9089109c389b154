import { HEADERS_ELSEWHERE } from './headers-elsewhere.ts';

/** Where the values of a column go, with the words of the page. */
export const COLUMN_TARGETS = {
  skip: 'Do not import',
  name: 'Name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  nickname: 'Nickname, if there is no name',
  email: 'Email',
  emailWork: 'Email, work',
  emailHome: 'Email, home',
  phone: 'Phone',
  phoneMobile: 'Phone, mobile',
  phoneWork: 'Phone, work',
  phoneHome: 'Phone, home',
  fax: 'Fax, as another phone',
  kind: 'Kind of the next column',
  kindBefore: 'Kind of the column before',
  organization: 'Organization',
  title: 'Title',
  linkedin: 'LinkedIn',
  link: 'Link',
  birthday: 'Birthday',
  birthYear: 'Year of the birthday',
  birthMonth: 'Month of the birthday',
  birthDay: 'Day of the birthday',
  howWeMet: 'How we met',
  connectedOn: 'Connected on LinkedIn',
  note: 'Note',
  labels: 'Label',
  cadence: 'Cadence, in days',
} as const;

export type ColumnTarget = keyof typeof COLUMN_TARGETS;

export function isColumnTarget(value: string): value is ColumnTarget {
  return Object.hasOwn(COLUMN_TARGETS, value);
}

/** Small letters without accents and signs: "E-Mail 1 - Value" and "e_mail 1 value" are the same. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The headers that exports and people's own tables use, in several languages, as `plainHeader` writes them. */
const HEADERS: Readonly<Record<Exclude<ColumnTarget, 'skip'>, readonly string[]>> = {
  name: [
    ...['name', 'full name', 'fullname', 'display name', 'displayname', 'contact', 'contact name'],
    ...['complete name', 'person', 'vollstandiger name', 'anzeigename', 'nom complet'],
    ...['nombre completo', 'nome completo', 'volledige naam', 'naam', 'file as', 'speichern unter'],
  ],
  firstName: [
    ...['first name', 'firstname', 'given name', 'givenname', 'forename', 'first', 'vorname'],
    ...['prenom', 'nombre', 'nome', 'voornaam'],
  ],
  middleName: [
    ...['middle name', 'middlename', 'additional name', 'weitere vornamen', 'zweiter vorname'],
    ...['deuxieme prenom', 'segundo nombre', 'tussenvoegsel'],
  ],
  lastName: [
    ...['last name', 'lastname', 'family name', 'familyname', 'surname', 'last', 'nachname'],
    ...['familienname', 'nom', 'nom de famille', 'apellido', 'apellidos', 'cognome', 'achternaam'],
  ],
  nickname: ['nickname', 'nick name', 'spitzname', 'surnom', 'apodo'],
  email: [
    ...['email', 'e mail', 'mail', 'emails', 'email address', 'e mail address', 'email addresses'],
    ...['mail address', 'primary email', 'e mail adresse', 'email adresse', 'emailadresse'],
    ...['adresse de messagerie', 'adresse e mail', 'adresse email', 'courriel', 'correo'],
    ...['correo electronico', 'direccion de correo electronico', 'indirizzo e mail', 'e mailadres'],
    ...['e mail 2 address', 'e mail 3 address', 'e mail 2 adresse', 'e mail 3 adresse'],
    ...['email 2', 'email 3', 'e mail 2', 'e mail 3', 'email 2 address', 'email 3 address'],
    ...['adresse de messagerie 2', 'adresse de messagerie 3', 'other email', 'email 1', 'e mail 1'],
    ...['secondary email', 'primare e mail adresse', 'sekundare e mail adresse'],
  ],
  emailWork: ['work email', 'business email', 'e mail geschaftlich', 'email work', 'company email'],
  emailHome: ['home email', 'personal email', 'private email', 'e mail privat', 'email home'],
  phone: [
    ...['phone', 'phones', 'phone number', 'telephone', 'tel', 'telefon', 'telefonnummer'],
    ...['telefono', 'numero de telephone', 'telefoon', 'primary phone', 'other phone', 'phone 1'],
    ...['phone 2', 'phone 3', 'weiteres telefon', 'haupttelefon', 'autre telephone', 'car phone'],
    ...['company main phone', 'telefon firma', 'phone numbers', 'phonenumbers', 'phonenumber'],
  ],
  phoneMobile: [
    ...['mobile', 'mobile phone', 'mobile number', 'cell', 'cell phone', 'cellphone', 'handy'],
    ...['mobiltelefon', 'mobil', 'telephone mobile', 'tel mobile', 'portable', 'movil', 'gsm'],
    ...['telefono movil', 'cellulare', 'mobiele telefoon', 'mobile phone 2'],
  ],
  phoneWork: [
    ...['work phone', 'business phone', 'business phone 2', 'office phone', 'phone work'],
    ...['telefon geschaftlich', 'telefon geschaftlich 2', 'telephone bureau', 'tel bureau'],
    ...['telephone bureau 2', 'telefono del trabajo', 'telefoon op werk'],
  ],
  phoneHome: [
    ...['home phone', 'home phone 2', 'phone home', 'telefon privat', 'telefon privat 2'],
    ...['telephone domicile', 'tel domicile', 'telephone domicile 2', 'particulier telefoon'],
  ],
  fax: [
    ...['fax', 'fax number', 'home fax', 'business fax', 'work fax', 'other fax', 'faxnummer'],
    ...['fax geschaftlich', 'fax privat', 'weiteres fax', 'telecopie', 'telefax'],
  ],
  kind: [],
  kindBefore: ['email kinds', 'phone kinds', 'link kinds'],
  organization: [
    ...['organization', 'organisation', 'company', 'company name', 'firm', 'firma', 'employer'],
    ...['business', 'unternehmen', 'societe', 'entreprise', 'empresa', 'societa', 'azienda'],
    ...[
      'companies',
      'bedrijf',
      'organization name',
      'organization 1 name',
      'organisation name',
      'account',
    ],
  ],
  title: [
    ...['job title', 'jobtitle', 'position', 'role', 'job', 'occupation', 'function', 'funktion'],
    ...['stelle', 'berufsbezeichnung', 'titre', 'fonction', 'poste', 'cargo', 'puesto', 'functie'],
    ...['organization title', 'organization 1 title', 'work title'],
  ],
  linkedin: ['linkedin', 'linkedin url', 'linkedin profile', 'profile', 'profile url', 'linked in'],
  link: [
    ...[
      'link',
      'links',
      'website',
      'web site',
      'web page',
      'webpage',
      'homepage',
      'url',
      'webseite',
    ],
    ...[
      'sites',
      'websites',
      'personal web page',
      'page web',
      'website 1 value',
      'blog',
      'twitter',
      'x',
      'github',
    ],
  ],
  birthday: [
    ...['birthday', 'birthdate', 'birth date', 'date of birth', 'dob', 'geburtstag'],
    ...['geburtsdatum', 'anniversaire', 'date de naissance', 'cumpleanos', 'fecha de nacimiento'],
    ...['compleanno', 'verjaardag'],
  ],
  birthYear: ['birth year', 'year of birth', 'geburtsjahr', 'annee de naissance'],
  birthMonth: ['birth month', 'month of birth', 'geburtsmonat', 'mois de naissance'],
  birthDay: ['birth day', 'day of birth', 'jour de naissance'],
  howWeMet: [
    ...['how we met', 'met', 'where we met', 'first met', 'first met additional info'],
    ...['first met where', 'how you met', 'kennengelernt'],
  ],
  connectedOn: ['connected on'],
  note: [
    ...['note', 'notes', 'comment', 'comments', 'remarks', 'description', 'pinned note', 'notizen'],
    ...['notiz', 'bemerkung', 'bemerkungen', 'kommentar', 'remarques', 'notas', 'notitie'],
    ...['notities', 'opmerkingen', 'bio', 'food preferences', 'food preferencies'],
  ],
  labels: [
    ...['label', 'labels', 'tag', 'tags', 'group', 'groups', 'group membership', 'category'],
    ...['categories', 'kategorie', 'kategorien', 'etiquettes', 'gruppe', 'gruppen', 'etiquetas'],
    ...['categorieen', 'categorias', 'met at', 'list'],
  ],
  cadence: ['cadence', 'cadence days', 'keep in touch days', 'contact frequency days'],
};

const TARGETS: ReadonlyMap<string, ColumnTarget> = new Map(
  [...Object.entries(HEADERS_ELSEWHERE), ...Object.entries(HEADERS)].flatMap(([target, headers]) =>
    isColumnTarget(target) ? headers.map((header) => [plainHeader(header), target] as const) : [],
  ),
);

/** "Phone 2 - Value" and the like, with the kind in the column before. */
const NUMBERED: readonly [RegExp, ColumnTarget][] = [
  [/^e ?mail \d+ (type|label)$/, 'kind'],
  [/^e ?mail \d+ value$/, 'email'],
  [/^phone \d+ (type|label)$/, 'kind'],
  [/^phone \d+ value$/, 'phone'],
  [/^website \d+ (type|label)$/, 'kind'],
  [/^website \d+ value$/, 'link'],
  [/^(other )?e ?mail( address)? \d+$/, 'email'],
  [/^(telephone|phone( number)?) \d+$/, 'phone'],
  [/^(web ?page|webseite|website|page web|url|link) \d+$/, 'link'],
  [/^organization \d+ name$/, 'organization'],
  [/^organization \d+ title$/, 'title'],
];

/** Where a column goes, by its header alone; `skip` for one that no one knows. */
export function targetOf(header: string): ColumnTarget {
  const plain = plainHeader(header);
  return TARGETS.get(plain) ?? NUMBERED.find(([pattern]) => pattern.test(plain))?.[1] ?? 'skip';
}
