import {
  type CallingCodes,
  isWholePhone,
  phoneOfCountry,
  type Phone,
  readPhone,
  wholePhones,
} from '@rapport/contracts';

/** Incremented when the keys of a number may change, so that stored ones are recomputed. */
export const PHONE_KEYS_VERSION = 1;

/**
 * The prefix of a country's calling code among the keys, once per number; these show where the user's contacts are.
 */
export const CODE_KEY = 'c:';

/**
 * Returns the keys for finding contacts by number: `+` a number with its country, `=` its digits as dialed
 * domestically, `~` the digits of a number without a country, `^` those of one whose country comes from the
 * contact's address. `;` precedes an extension.
 * @param country two-letter country of the contact's addresses; null if unknown
 */
export function phoneKeys(phones: readonly string[], country: string | null = null): string[] {
  const keys = phones.flatMap((text) => keysOf(text, country));
  const isCode = (key: string) => key.startsWith(CODE_KEY);
  return [...new Set(keys.filter((key) => !isCode(key))), ...keys.filter(isCode)];
}

function keysOf(text: string, country: string | null): string[] {
  const written = readPhone(text);
  if (written === null) return [];
  const whole = phoneOfCountry(text, country);
  const { e164, callingCode, nationals, extension } = whole ?? written;
  const first = e164 ?? `~${nationals[0] ?? ''}`;
  return [
    first,
    ...(whole === null ? [] : [`^${written.nationals[0] ?? ''}`]),
    ...(e164 === null ? [] : nationals.map((digits) => `=${digits}`)),
    ...(callingCode === null ? [] : [`${CODE_KEY}${callingCode}`]),
    ...(extension === '' ? [] : [`${first};${extension}`]),
  ];
}

/** The keys to look for, most certain first: a level counts only if no contact has a key of an earlier one. */
export interface SoughtPhone {
  levels: string[][];
  /** True if it's a complete number with its country. */
  isWhole: boolean;
}

/**
 * Returns the keys of a searched number; null if it's too short.
 *
 * A stored number without a country is certainly the same only if the user's other numbers suggest that country. If
 * no contact has such a number, one whose digits fit in any country is used: showing who may have called is better
 * than nothing.
 */
export function soughtPhone(text: string, codes: CallingCodes): SoughtPhone | null {
  const phone = readPhone(text);
  if (phone === null) return null;
  const wholes = wholePhones(phone, codes);
  const sure = [...written(phone), ...wholes.flatMap((whole) => sureKeys(whole, codes))];
  const { extension } = phone;
  const dialed = [phone, ...wholes].flatMap(dialedKeys);
  const loose = [phone, ...wholes].flatMap(looseKeys);
  const levels = [
    extension === '' ? [] : sure.map((key) => `${key};${extension}`),
    sure,
    dialed,
    loose,
  ];
  return {
    levels: levels.filter((keys) => keys.length > 0).map((keys) => [...new Set(keys)]),
    isWhole: isWholePhone(phone),
  };
}

function written({ e164, nationals }: Phone): string[] {
  return e164 === null ? nationals.flatMap((digits) => [`~${digits}`, `^${digits}`]) : [];
}

/**
 * Returns the keys of a number with its country, and of numbers without one that are the same according to the
 * user's other numbers.
 */
function sureKeys({ e164, nationals }: Phone, codes: CallingCodes): string[] {
  if (e164 === null) return [];
  const same = nationals.filter((digits) =>
    wholePhones(bare(digits), codes).some((other) => other.e164 === e164),
  );
  return [e164, `~${e164.slice(1)}`, ...same.map((digits) => `~${digits}`)];
}

/** Returns the keys as dialed domestically in some country. */
function dialedKeys({ e164, nationals: [usual = ''] }: Phone): string[] {
  return [e164 === null ? `=${usual}` : `~${usual}`];
}

/** Returns the same keys without the trunk prefix. */
function looseKeys({ e164, nationals: [usual = '', ...others] }: Phone): string[] {
  if (e164 === null) return [`=${usual.replace(/^0+/, '')}`];
  return others.map((digits) => `~${digits}`);
}

function bare(digits: string): Phone {
  return { e164: null, callingCode: null, nationals: [digits], extension: '' };
}
