import {
  type CallingCodes,
  isWholePhone,
  phoneOfCountry,
  type Phone,
  readPhone,
  wholePhones,
} from '@rapport/contracts';

/** Moves whenever the keys of a number may be others than before, so that stored ones are computed again. */
export const PHONE_KEYS_VERSION = 1;

/** A country's calling code among the keys, once for each number: they say where the user's contacts are. */
export const CODE_KEY = 'c:';

/**
 * What contacts are found by when someone searches for a number: `+` a number with its country, `=` the digits
 * of it that are dialed inside its country, `~` the digits of a number without a country, `^` those of one whose
 * country the contact's address says. `;` goes before an extension.
 * @param country of the contact's addresses, in two letters; null where they don't say
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

/** What to look for, the surest keys first: later ones count where no contact has an earlier one. */
export interface SoughtPhone {
  levels: string[][];
  /** Whether it's a number with its country of which no digit is missing. */
  isWhole: boolean;
}

/**
 * The keys of a number that is searched for; null for one too short.
 *
 * A stored number without a country is surely the same only if the user's other numbers say so. Where no contact has
 * such a number, one whose digits fit in any country will do: it's better to show who may have called than no one.
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

/** A number with its country, and those without that are the same by the user's other numbers. */
function sureKeys({ e164, nationals }: Phone, codes: CallingCodes): string[] {
  if (e164 === null) return [];
  const same = nationals.filter((digits) =>
    wholePhones(bare(digits), codes).some((other) => other.e164 === e164),
  );
  return [e164, `~${e164.slice(1)}`, ...same.map((digits) => `~${digits}`)];
}

/** As it's dialed inside some country. */
function dialedKeys({ e164, nationals: [usual = ''] }: Phone): string[] {
  return [e164 === null ? `=${usual}` : `~${usual}`];
}

/** The same without what is dialed first. */
function looseKeys({ e164, nationals: [usual = '', ...others] }: Phone): string[] {
  if (e164 === null) return [`=${usual.replace(/^0+/, '')}`];
  return others.map((digits) => `~${digits}`);
}

function bare(digits: string): Phone {
  return { e164: null, callingCode: null, nationals: [digits], extension: '' };
}
