import { type Encoding } from './encodings.ts';

/** A language in a single-byte encoding. */
export interface Language {
  encoding: Encoding;
  /** Its lowercase letters outside of ASCII. */
  letters: string;
  /** A bonus for languages that are more likely than others with the same fit. */
  head: number;
}

const WESTERN = 0.15;

const LATIN: readonly Omit<Language, 'encoding'>[] = [
  { letters: 'äöüßé', head: WESTERN },
  { letters: 'àâæçéèêëîïôœùûüÿ', head: WESTERN },
  { letters: 'áéíñóúüçàèòï', head: WESTERN },
  { letters: 'áàâãçéêíóôõúü', head: WESTERN },
  { letters: 'àèéìíîòóùú', head: WESTERN },
  { letters: 'åäöæøéü', head: WESTERN },
  { letters: 'áðéíóúýþæö', head: 0 },
  // A list of people from several of these countries.
  { letters: 'àáâãäåæçèéêëìíîïñòóôöøùúûüßœ', head: 0 },
];

const CENTRAL: readonly Omit<Language, 'encoding'>[] = [
  { letters: 'ąćęłńóśźżöüäéáßšžč', head: 0.05 },
  { letters: 'áäčďéěíĺľňóôŕřšťúůýžöüß', head: 0.05 },
  { letters: 'áéíóöőúüűäß', head: 0.05 },
  { letters: 'ăâîşţșțéöüá', head: 0.05 },
  { letters: 'čćđšžöüäéá', head: 0.05 },
];

const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўђјљњћџ';

/** The languages that are tried for a file that isn't Unicode. */
export const LANGUAGES: readonly Language[] = [
  ...LATIN.map((each) => ({ ...each, encoding: 'windows-1252' as const })),
  ...CENTRAL.map((each) => ({ ...each, encoding: 'windows-1250' as const })),
  ...CENTRAL.map((each) => ({ ...each, encoding: 'iso-8859-2' as const, head: 0.04 })),
  // Files from old computers, which are rare today.
  ...LATIN.map((each) => ({ ...each, encoding: 'macintosh' as const, head: -0.5 })),
  { encoding: 'windows-1251', letters: CYRILLIC, head: 0.05 },
  { encoding: 'koi8-u', letters: CYRILLIC, head: 0 },
  { encoding: 'ibm866', letters: CYRILLIC, head: -0.1 },
  { encoding: 'windows-1253', letters: 'αβγδεζηθικλμνξοπρςστυφχψωάέήίόύώ', head: 0 },
  { encoding: 'windows-1254', letters: 'âçğıİîöşüû', head: 0.02 },
  { encoding: 'windows-1255', letters: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת', head: 0 },
  { encoding: 'windows-1256', letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگکھہے', head: 0 },
  { encoding: 'windows-1257', letters: 'ąčęėįšųūž', head: 0 },
  { encoding: 'windows-1257', letters: 'āčēģīķļņšūž', head: 0 },
  { encoding: 'windows-874', letters: '', head: -0.1 },
];
