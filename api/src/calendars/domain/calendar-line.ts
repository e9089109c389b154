import ICAL from 'ical.js';

/**
 * One unfolded line of a calendar file: its name in uppercase, its parameters, and its values as `ical.js` returns
 * them.
 */
export interface CalendarProperty {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  /** The first value; most properties have only one. */
  readonly value: string;
  readonly values: readonly string[];
  /** If the values are periods, the end or the duration of each; otherwise empty. */
  readonly ends: readonly string[];
}

/** Recurrence rules and X- properties are kept as raw text. */
const AS_TEXT = /^(?:X-[A-Z0-9-]+|RRULE)(?=[:;])/i;
const TIMES = /^(?:DTSTART|DTEND|DUE|RECURRENCE-ID|EXDATE|RDATE)$/;
const PEOPLE = /^(?:ATTENDEE|ORGANIZER)$/;
const TIME = /^\d{4}-\d{2}-\d{2}/;

/**
 * Parses a line with `ical.js`. A line with broken parameters (unclosed quotes, unquoted colons or semicolons) is
 * repaired first and loses a name at most. Returns null if the line isn't a property.
 */
export function readProperty(line: string): CalendarProperty | null {
  const typed = line.replace(AS_TEXT, '$&;VALUE=TEXT');
  const strict = parsed(typed);
  if (strict && isSound(strict)) return strict;
  const repaired = parsed(repairedLine(typed));
  return repaired && isSound(repaired) ? repaired : strict;
}

function parsed(line: string): CalendarProperty | null {
  let fields: unknown;
  try {
    fields = ICAL.parse.property(line);
  } catch {
    return null;
  }
  if (!Array.isArray(fields)) return null;
  const [name, given, , ...rest]: unknown[] = fields;
  if (typeof name !== 'string' || !/^[a-z0-9-]+$/.test(name)) return null;
  const parameters = Object.entries(given ?? {}).map(([key, value]): [string, string] => [
    key.toUpperCase(),
    textOf(value),
  ]);
  // A period has two values: its start, and its end or duration.
  const values = rest.map((value) => textOf(Array.isArray(value) ? value[0] : value));
  const isPeriods = rest.some((value) => Array.isArray(value));
  const ends = isPeriods ? rest.map((value) => textOf(Array.isArray(value) ? value[1] : '')) : [];
  return {
    name: name.toUpperCase(),
    parameters: new Map(parameters),
    value: values[0] ?? '',
    values,
    ends,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Checks a parsed line: every parameter has a valid name, times look like times, and attendees have an address. */
function isSound({ name, parameters, value, values }: CalendarProperty): boolean {
  if ([...parameters.keys()].some((key) => !/^[A-Z0-9-]+$/.test(key))) return false;
  if (TIMES.test(name)) return values.every((each) => TIME.test(each));
  return !PEOPLE.test(name) || !/["\s]/.test(value.trim());
}

/** Rebuilds the line with quotes around every parameter and none inside. */
function repairedLine(line: string): string {
  const name = /^[A-Za-z0-9-]+/.exec(line)?.[0] ?? '';
  const start = valueStart(line, name.toUpperCase());
  const parameters = line
    .slice(name.length, start)
    .replace(/:$/, '')
    .matchAll(/;\s*([A-Za-z0-9-]+)=([^;]*)/g);
  const clean = [...parameters].map(
    ([, key = '', text = '']) => `;${key}="${text.replaceAll('"', '').trim()}"`,
  );
  const value = line.slice(start);
  // Times may be in the extended format of ISO 8601 or have leading spaces.
  const isTime = TIMES.test(name.toUpperCase());
  return `${name}${clean.join('')}:${isTime ? value.replaceAll(/[-:\s]/g, '') : value}`;
}

/** Finds where the value of a line starts: at its address or time, whatever precedes it. */
function valueStart(line: string, name: string): number {
  if (PEOPLE.test(name)) {
    const address = line.toLowerCase().lastIndexOf('mailto:');
    if (address !== -1) return address;
    return line.lastIndexOf(':') + 1;
  }
  const time = TIMES.test(name) ? line.search(/:\s*\d{4}-?\d{2}-?\d{2}/) : -1;
  return (time === -1 ? line.indexOf(':') : time) + 1;
}
