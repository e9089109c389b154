/** The international prefix of most countries, and that of Australia. */
const DIALED_FIRST = /^0011|^00/;
/**
 * The prefixes of North America, Japan, and Russia. Area codes can begin the same way (011 is Buenos Aires), but no
 * national number is that long.
 */
const DIALED_ABROAD = /^(?:011|010|810)(?=[1-9]\d{9,})/;
/** The zero of "+44 (0)20 …", which is dialed only domestically. */
const INNER_ZERO = /\(0+\)/g;
const URI = /^tel:(?:\/\/)?/i;
const EXTENSION = /(?:ext(?:ension)?\.?|durchwahl|x|#|;).*$|,+\s*\p{Nd}{1,5}$/iu;
const KEYPAD = 'abc2def3ghi4jkl5mno6pqrs7tuv8wxyz9';
/** Characters that phones add around a copied number. */
const INVISIBLE = /\p{Cf}/gu;

/** A phone number as written, without separators. */
export interface WrittenPhone {
  /** ASCII digits; for a number with its country, they begin with the calling code. */
  digits: string;
  /** True if it begins with its country: `+`, `00`, or another international prefix. */
  isInternational: boolean;
  /** The digits of the extension; empty without one. */
  extension: string;
}

/** Parses a number: digits of any script, `tel:`, `(0)`, extensions, and the letters of a keypad. */
export function writtenPhone(text: string): WrittenPhone {
  const plain = text.normalize('NFKC').replaceAll(INVISIBLE, '').trim().replace(URI, '');
  const written = plain.replace(EXTENSION, '');
  const extension = digitsOf((EXTENSION.exec(plain)?.[0] ?? '').replace(/\p{L}+/gu, ''));
  const hasPlus = /^[(\s]*\+/.test(written);
  const abroad = hasPlus ? '' : digitsOf(written.replaceAll(INNER_ZERO, ''));
  const dialed = DIALED_FIRST.exec(abroad)?.[0] ?? DIALED_ABROAD.exec(abroad)?.[0];
  if (hasPlus) return { digits: abroadDigits(written, ''), isInternational: true, extension };
  if (dialed === undefined) return { digits: digitsOf(written), isInternational: false, extension };
  return { digits: abroadDigits(written, dialed), isInternational: true, extension };
}

/** No calling code begins with a zero. */
function abroadDigits(written: string, dialed: string): string {
  const digits = digitsOf(written.replaceAll(INNER_ZERO, ''));
  return digits.slice(dialed.length).replace(/^0+/, '');
}

function digitsOf(text: string): string {
  return [...text.toLowerCase()].map(digitOf).join('');
}

/** Returns the digit of a character: digits of any script, and the letters of a keypad. */
function digitOf(character: string): string {
  if (/[0-9]/.test(character)) return character;
  const place = KEYPAD.indexOf(character);
  if (place >= 0) return /\d/.exec(KEYPAD.slice(place))?.[0] ?? '';
  if (!/\p{Nd}/u.test(character)) return '';
  // The ten digits of a script are consecutive, and its zero is a multiple of ten characters away.
  const point = character.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(point - zero);
}
