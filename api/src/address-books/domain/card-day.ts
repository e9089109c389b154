import { parseBirthday } from '@rapport/contracts';

/** Outlook and Apple write a year before this one if they know only the day. */
const NO_YEAR_BEFORE = 1850;
/** Apple's year for a day without one, with the parameter that says so. */
const APPLE_NO_YEAR = 1604;

/** Reads a day of a card in the formats of RFC 2426 and RFC 6350; null if it isn't one. */
export function dayOfCard(text: string): string | null {
  const bare = text.trim().replace(/(?<=\d)T[\d:.,]*(?:Z|[+-]\d\d:?\d\d)?$/i, '');
  const [, year, month, day] =
    /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(bare) ?? /^(-)-(\d\d)-?(\d\d)$/.exec(bare) ?? [];
  if (year === undefined) return null;
  const known = year !== '-' && Number(year) >= NO_YEAR_BEFORE && Number(year) !== APPLE_NO_YEAR;
  const read = `${known ? year : '-'}-${month}-${day}`;
  return parseBirthday(read) === null ? null : read;
}

/** Returns a day as a card of this version writes it, with the parameters that it needs. */
export function writtenDay(
  day: string,
  isVersion4: boolean,
): { value: string; parameters: string } {
  if (isVersion4) return { value: day.replaceAll(/(?<=\d)-/g, ''), parameters: '' };
  return day.startsWith('--')
    ? {
        value: `${APPLE_NO_YEAR}-${day.slice(2)}`,
        parameters: `;X-APPLE-OMIT-YEAR=${APPLE_NO_YEAR}`,
      }
    : { value: day, parameters: '' };
}
