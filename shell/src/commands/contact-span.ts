const UNITS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
};
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const SPAN = new RegExp(
  String.raw`\b(?:this|last|past|(\d{1,3}|an?|couple(?: of)?|few|${NUMBERS.join('|')}))[ -]?(day|week|month|quarter|year)s?\b`,
  'iu',
);
/** The filters for the time since the last contact, by the days that they cover. */
const LENGTHS = [
  { value: 'week', days: 7 },
  { value: 'month', days: 30 },
  { value: 'quarter', days: 90 },
] as const;
/** A month has 28 to 31 days, and three of them 84 to 92. */
const TOLERANCE = 0.07;

interface ContactSpan {
  /** The value of the filter by last contact that comes closest. */
  value: string;
  /** True if it covers the span that was typed. */
  isExact: boolean;
  /** How many days were typed. */
  days: number;
  start: number;
  end: number;
}

/**
 * Reads how long ago a last contact was, as the closest filter: "talked to in the last 30 days" is a month. Null without
 * a span.
 * @param usual the value of the filter that the other words name
 */
export function contactSpan(text: string, usual: string): ContactSpan | null {
  const found = SPAN.exec(text);
  if (found === null || usual === 'never') return null;
  const days = countOf(found[1]) * (UNITS[found[2]?.toLowerCase() ?? ''] ?? 0);
  const isNear = (length: number) => Math.abs(days - length) <= length * TOLERANCE;
  const place = { start: found.index, end: found.index + found[0].length };
  if (usual === 'older') return { value: usual, isExact: isNear(90), days, ...place };
  const { value, days: covered } =
    LENGTHS.find((length) => length.days * (1 + TOLERANCE) >= days) ?? LENGTHS[2];
  return { value, isExact: isNear(covered), days, ...place };
}

function countOf(word: string | undefined): number {
  const name = word?.toLowerCase() ?? '';
  if (/^(?:|an?)$/.test(name)) return 1;
  if (name.startsWith('couple')) return 2;
  if (name === 'few') return 3;
  const place = NUMBERS.indexOf(name);
  return place < 0 ? Number(name) : place + 1;
}
