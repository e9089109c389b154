import ICAL from 'ical.js';

/** One line of a calendar file, unfolded: its name in capitals, parameters, and values as `ical.js` gives them. */
export interface CalendarProperty {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  /** The first of the values, as most have one. */
  readonly value: string;
  readonly values: readonly string[];
  /** Of values that are periods, the end or the length of each; empty otherwise. */
  readonly ends: readonly string[];
}

/** Rules stay as they are written, and what programs add is text like any other. */
const AS_TEXT = /^(?:X-[A-Z0-9-]+|RRULE)(?=[:;])/i;
const TIMES = /^(?:DTSTART|DTEND|DUE|RECURRENCE-ID|EXDATE|RDATE)$/;
const PEOPLE = /^(?:ATTENDEE|ORGANIZER)$/;
const TIME = /^\d{4}-\d{2}-\d{2}/;

/**
 * Reads a line by `ical.js`. A line with broken parameters is repaired first, so that it loses a name at most:
 * quotes that nothing closes, colons and semicolons that nothing quotes. Null for what is no property.
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
  // A period is two values: its beginning, and its end or length.
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

/** Whether a line says what it seems to: every parameter has a name, times are times, people have an address. */
function isSound({ name, parameters, value, values }: CalendarProperty): boolean {
  if ([...parameters.keys()].some((key) => !/^[A-Z0-9-]+$/.test(key))) return false;
  if (TIMES.test(name)) return values.every((each) => TIME.test(each));
  return !PEOPLE.test(name) || !/["\s]/.test(value.trim());
}

/** The line again, with quotes around every parameter and without any in them. */
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
  // A time may be written in the other form of ISO 8601, or behind a space.
  const isTime = TIMES.test(name.toUpperCase());
  return `${name}${clean.join('')}:${isTime ? value.replaceAll(/[-:\s]/g, '') : value}`;
}

/** Where the value of a line begins: at its address or its time, whatever stands in front of it. */
function valueStart(line: string, name: string): number {
  if (PEOPLE.test(name)) {
    const address = line.toLowerCase().lastIndexOf('mailto:');
    if (address !== -1) return address;
    return line.lastIndexOf(':') + 1;
  }
  const time = TIMES.test(name) ? line.search(/:\s*\d{4}-?\d{2}-?\d{2}/) : -1;
  return (time === -1 ? line.indexOf(':') : time) + 1;
}
