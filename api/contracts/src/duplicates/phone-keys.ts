/** Fewer digits are an extension or a number inside a house, which many people share. */
const FEWEST_DIGITS = 7;

/**
 * The calling codes of ITU-T E.164 that have one or two digits; every other code has three. No code is
 * the beginning of another one.
 */
const SHORT_CODES = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const EXTENSION = /(?:ext(?:ension)?\.?|durchwahl|x|#|;).*$/iu;
/**
 * What is dialed before the country in North America, Japan and Russia. Area codes begin like them
 * (011 is Buenos Aires), but no number within a country is as long.
 */
const DIALED_ABROAD = /^(?:011|010|810)(?=[1-9]\d{9,})/;
/** The zero of "+44 (0)20 …", which is dialed inside the country only. */
const INNER_ZERO = /\(0+\)/g;
const KEYPAD = 'abc2def3ghi4jkl5mno6pqrs7tuv8wxyz9';
/** A number of North America with the 1 in front that is dialed inside these countries. */
const WITH_LONG_DISTANCE = /^1([2-9]\d{2}[2-9]\d{6})$/;

/** A phone number as it is compared. */
export interface PhoneKey {
  /** In E.164, like `+442079460018`; null for a number written without its country. */
  e164: string | null;
  /** The digits inside the country, without zeros in front. */
  national: string;
  /** The digits of the extension; empty without one. */
  extension: string;
}

/**
 * The keys of a phone number as people write it; none for a number too short to belong to one person.
 *
 * A number with `+` or `00` in front has its country and becomes E.164. Any other number is written as
 * it is dialed inside its country, and nothing says which country that is: it has its national digits
 * only, without the zero in front, and is the same number as another national one with these digits.
 */
export function phoneKeys(text: string): PhoneKey[] {
  const plain = text.normalize('NFKC').trim();
  const written = plain.replace(EXTENSION, '').replaceAll(INNER_ZERO, '');
  const extension = digitsOf((EXTENSION.exec(plain)?.[0] ?? '').replace(/\p{L}+/gu, ''));
  const digits = digitsOf(written).replace(written.startsWith('+') ? '' : DIALED_ABROAD, '00');
  const isInternational = written.startsWith('+') || digits.startsWith('00');
  if (!isInternational) return nationalKeys(withoutZeros(digits), extension);
  // Australia dials 0011, and no number of North America begins with 1.
  const whole = withoutZeros(digits.replace(/^0011/, ''));
  const code = SHORT_CODES.exec(whole)?.[0].length ?? 3;
  const national = withoutZeros(whole.slice(code));
  return national.length < FEWEST_DIGITS
    ? []
    : [{ e164: `+${whole.slice(0, code)}${national}`, national, extension }];
}

function nationalKeys(digits: string, extension: string): PhoneKey[] {
  if (digits.length < FEWEST_DIGITS) return [];
  const local = WITH_LONG_DISTANCE.exec(digits)?.[1];
  return [digits, local].flatMap((national) =>
    national ? [{ e164: null, national, extension }] : [],
  );
}

function digitsOf(text: string): string {
  return [...text.toLowerCase()].map(digitOf).join('');
}

/** The digit of a character: digits of any script, and the letters of a keypad. */
function digitOf(character: string): string {
  if (/[0-9]/.test(character)) return character;
  const place = KEYPAD.indexOf(character);
  if (place >= 0) return /\d/.exec(KEYPAD.slice(place))?.[0] ?? '';
  if (!/\p{Nd}/u.test(character)) return '';
  // The ten digits of a script follow each other, and its zero is a multiple of ten characters away.
  const point = character.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(point - zero);
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, '');
}
