/** One line of a calendar file, unfolded: its name in capitals, parameters, and value as it is written. */
export interface CalendarProperty {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** A part of a calendar file between BEGIN and END. */
export interface CalendarPart {
  readonly name: string;
  readonly properties: CalendarProperty[];
  readonly parts: CalendarPart[];
}

/** A text is no calendar that could be read; the message follows the name of the file or the calendar. */
export class UnreadableCalendar extends Error {}

/** The parts that are read, each with the parts that it may stand in; alarms and tasks are passed over. */
const PLACES: Readonly<Record<string, string>> = {
  VEVENT: 'VCALENDAR',
  VTIMEZONE: 'VCALENDAR',
  STANDARD: 'VTIMEZONE',
  DAYLIGHT: 'VTIMEZONE',
};
/** A description can have megabytes, and nothing reads it. */
const LONGEST_LINE = 10_000;
const MOST_PARTS = 50_000;
const MOST_PROPERTIES = 2_000;
const LINE = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^":;])*)*):(.*)$/s;
const PARAMETER = /;([A-Za-z0-9-]+)=((?:"[^"]*"|[^":;])*)/g;

/**
 * Reads the text of an iCalendar file (RFC 5545). A line that is none is passed over, as is a part that
 * stands in the wrong place: real files have both. Takes time in proportion to the text.
 * @throws {UnreadableCalendar} for something else, and for a file that ends in the middle
 */
export function readCalendar(text: string): CalendarPart {
  let calendar: CalendarPart | null = null;
  let isWhole = false;
  const open: CalendarPart[] = [];
  /** Parts within a part that is passed over. */
  let skipped = 0;
  let parts = 0;
  for (const line of unfolded(text)) {
    const mark = /^(BEGIN|END):([A-Za-z0-9-]+)\s*$/i.exec(line);
    const inside = open.at(-1);
    if (mark === null) {
      if (skipped > 0 || !inside || inside.properties.length >= MOST_PROPERTIES) continue;
      const property = propertyOf(line);
      if (property) inside.properties.push(property);
      continue;
    }
    const [, kind = '', given = ''] = mark;
    const name = given.toUpperCase();
    if (kind.toUpperCase() === 'END') {
      if (skipped > 0) skipped -= 1;
      else if (inside?.name === name) open.pop();
      if (name === 'VCALENDAR' && skipped === 0) isWhole = true;
    } else if (skipped > 0) {
      skipped += 1;
    } else if (name === 'VCALENDAR' && inside === undefined) {
      // A file may hold several calendars, which are read as one.
      calendar ??= { name, properties: [], parts: [] };
      open.push(calendar);
      isWhole = false;
    } else if (inside && PLACES[name] === inside.name) {
      parts += 1;
      if (parts > MOST_PARTS) throw new UnreadableCalendar('has too many events');
      const part = { name, properties: [], parts: [] };
      inside.parts.push(part);
      open.push(part);
    } else if (inside) {
      skipped = 1;
    }
  }
  if (calendar === null) throw new UnreadableCalendar('is not a calendar');
  if (!isWhole) throw new UnreadableCalendar('ends in the middle');
  return calendar;
}

/** The first property of a name, as most are there once. */
export function propertyNamed(part: CalendarPart, name: string): CalendarProperty | undefined {
  return part.properties.find((property) => property.name === name);
}

/** The words of a text value. */
function plainText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) =>
    sign.toLowerCase() === 'n' ? '\n' : sign,
  );
}

/** The words of a text value in one line, without anything that hides or turns what is around it. */
export function oneLine(value: string): string {
  return plainText(value)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cs}\u200b\u2060-\u2064\u2066-\u206f\u202a-\u202e\ufeff\ufff9-\ufffb]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The first `length` UTF-16 units, without half a character at the end. */
export function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** The lines of a text; a line that begins with a space goes on with the one before. */
function* unfolded(given: string): Generator<string> {
  // Lines that end in CR alone have no LF at all.
  const text = given.includes('\n') ? given : given.replaceAll('\r', '\n');
  let pieces: string[] = [];
  let length = 0;
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  while (start < text.length) {
    let end = text.indexOf('\n', start);
    if (end === -1) end = text.length;
    const isCarriageReturn = text.charCodeAt(end - 1) === 13 && end > start;
    const first = text.charCodeAt(start);
    const goesOn = (first === 32 || first === 9) && pieces.length > 0;
    if (!goesOn && pieces.length > 0) {
      yield pieces.join('');
      pieces = [];
      length = 0;
    }
    const from = goesOn ? start + 1 : start;
    const piece = text.slice(
      from,
      Math.min(isCarriageReturn ? end - 1 : end, from + LONGEST_LINE - length),
    );
    if (!goesOn || piece !== '') pieces.push(piece);
    length += piece.length;
    start = end + 1;
  }
  if (pieces.length > 0) yield pieces.join('');
}

function propertyOf(line: string): CalendarProperty | null {
  const match = LINE.exec(line);
  if (!match) return null;
  const [, name = '', given = '', value = ''] = match;
  const parameters = new Map<string, string>();
  for (const [, key = '', text = ''] of given.matchAll(PARAMETER)) {
    parameters.set(key.toUpperCase(), text.replaceAll('"', ''));
  }
  return { name: name.toUpperCase(), parameters, value };
}
