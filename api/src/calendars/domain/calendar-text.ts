import { type CalendarProperty, readProperty } from './calendar-line.ts';

/** A component of a calendar file, between BEGIN and END. */
export interface CalendarPart {
  readonly name: string;
  readonly properties: CalendarProperty[];
  readonly parts: CalendarPart[];
}

/** The text isn't a calendar that can be read; the message follows the name of the file or calendar. */
export class UnreadableCalendar extends Error {}

/** The components that are read, each with the parent it may have. Alarms and tasks are skipped. */
const PLACES: Readonly<Record<string, string>> = {
  VEVENT: 'VCALENDAR',
  VTIMEZONE: 'VCALENDAR',
  STANDARD: 'VTIMEZONE',
  DAYLIGHT: 'VTIMEZONE',
};
/** Properties of a calendar that apply to its events. In a file with several calendars they may differ. */
const OF_EVENTS: readonly string[] = ['METHOD', 'X-WR-TIMEZONE'];
/** Some descriptions have megabytes; the beginning is enough. */
const LONGEST_LINE = 10_000;
const MOST_PARTS = 50_000;
const MOST_PROPERTIES = 2_000;

/**
 * Parses an iCalendar file (RFC 5545). It tolerates what real files contain: invalid lines and misplaced components
 * are skipped, and a component without END ends where the next one begins. A file with several calendars is read as
 * one. Takes linear time.
 * @throws {UnreadableCalendar} if it isn't a calendar, or is cut off in the middle
 */
export function readCalendar(text: string): CalendarPart {
  const all: CalendarPart = { name: 'VCALENDAR', properties: [], parts: [] };
  let isWhole: boolean | null = null;
  let open: CalendarPart[] = [];
  /** Nesting depth inside a skipped component. */
  let skipped = 0;
  let parts = 0;
  const close = (name: string) => {
    const index = open.findLastIndex((part) => part.name === name);
    if (index === 0 && open[0]) addTo(all, open[0]);
    if (index !== -1) open = open.slice(0, index);
  };
  const begin = (name: string) => {
    const place = PLACES[name];
    const index = open.findLastIndex((part) => part.name === place);
    if (index === -1) {
      skipped = 1;
      return;
    }
    parts += 1;
    if (parts > MOST_PARTS) throw new UnreadableCalendar('has too many events');
    const part = { name, properties: [], parts: [] };
    // An open component at the same level is closed implicitly.
    open = [...open.slice(0, index + 1), part];
    open[index]?.parts.push(part);
  };
  for (const line of unfolded(text)) {
    const [, kind, given = ''] = /^(BEGIN|END):\s*([A-Za-z0-9-]+)\s*$/i.exec(line) ?? [];
    const inside = open.at(-1);
    const name = given.toUpperCase();
    if (kind === undefined) {
      if (skipped > 0 || !inside || inside.properties.length >= MOST_PROPERTIES) continue;
      const property = readProperty(line);
      if (property) inside.properties.push(property);
    } else if (kind.toUpperCase() === 'BEGIN') {
      if (skipped > 0) skipped += 1;
      else if (name !== 'VCALENDAR') {
        if (inside) begin(name);
      } else {
        close(name);
        open = [{ name, properties: [], parts: [] }];
        isWhole = false;
      }
    } else if (skipped === 0 || (name !== 'VCALENDAR' && inside?.name === name)) {
      skipped = 0;
      close(name);
      if (name === 'VCALENDAR' && isWhole === false) isWhole = true;
    } else skipped -= 1;
  }
  if (isWhole === null) throw new UnreadableCalendar("isn't a calendar");
  if (!isWhole) throw new UnreadableCalendar('ends in the middle');
  return all;
}

/** Adds a calendar to the previous ones of the file. Calendar properties are copied to its events. */
function addTo(all: CalendarPart, { properties, parts }: CalendarPart): void {
  all.properties.push(...properties);
  const ofEvents = properties.filter(({ name }) => OF_EVENTS.includes(name));
  for (const part of parts) {
    all.parts.push(part);
    if (part.name === 'VEVENT') part.properties.push(...ofEvents);
  }
}

/** Returns the first property with a name; most occur only once. */
export function propertyNamed(part: CalendarPart, name: string): CalendarProperty | undefined {
  return part.properties.find((property) => property.name === name);
}

/** Puts a text on one line and removes control, invisible, and bidirectional formatting characters. */
export function oneLine(value: string): string {
  return value
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cs}\u200b\u2060-\u2064\u2066-\u206f\u202a-\u202e\ufeff\ufff9-\ufffb]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the first `length` UTF-16 units, without half a surrogate pair at the end. */
export function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Yields the unfolded lines of a text: a line that begins with a space continues the previous one. */
function* unfolded(given: string): Generator<string> {
  const text = given
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r+\n?/g, '\n')
    .replaceAll('\0', '');
  let pieces: string[] = [];
  let length = 0;
  for (let start = 0; start < text.length;) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    const goesOn = /[ \t]/.test(text.charAt(start)) && pieces.length > 0;
    if (!goesOn && pieces.length > 0) {
      yield pieces.join('');
      pieces = [];
      length = 0;
    }
    const from = goesOn ? start + 1 : start;
    const piece = text.slice(from, Math.min(end, from + LONGEST_LINE - length));
    if (!goesOn || piece !== '') pieces.push(piece);
    length += piece.length;
    start = end + 1;
  }
  if (pieces.length > 0) yield pieces.join('');
}
