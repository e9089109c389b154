import {
  type CalendarPart,
  cut,
  oneLine,
  propertyNamed,
  readCalendar,
  UnreadableCalendar,
} from './calendar-text.ts';
import { zoneNamed } from './zone-names.ts';
import { type CalendarProblemDto } from '../dto/calendar.dto.ts';

const MOST_PARTS = 50_000;
const MOST_PROBLEMS = 20;
const LONGEST_TITLE = 200;

/**
 * Reads the texts of a server, one for each event, as one calendar. One that can't be read is named in the problems
 * and hides no other.
 * @throws {UnreadableCalendar} if none of them can be read
 */
export function joinCalendars(texts: readonly string[]): {
  calendar: CalendarPart;
  problems: CalendarProblemDto[];
} {
  const calendar: CalendarPart = { name: 'VCALENDAR', properties: [], parts: [] };
  const zones = new Map<string, string>();
  const problems: CalendarProblemDto[] = [];
  let unread = 0;
  let size = 0;
  for (const [number, text] of texts.entries()) {
    const found = readOrNull(text);
    if (found === null) {
      unread += 1;
      if (unread <= MOST_PROBLEMS)
        problems.push({ title: titleIn(text), problem: "can't be read" });
      continue;
    }
    for (const part of withOwnZones(found.parts, zones, number)) {
      size += 1 + part.parts.length;
      if (size > MOST_PARTS) throw new UnreadableCalendar('has too many events');
      calendar.parts.push(part);
    }
  }
  if (unread > 0 && unread === texts.length) throw new UnreadableCalendar("isn't a calendar");
  return { calendar, problems };
}

function readOrNull(text: string): CalendarPart | null {
  try {
    return readCalendar(text);
  } catch (error) {
    if (error instanceof UnreadableCalendar) return null;
    throw error;
  }
}

function titleIn(text: string): string {
  const [, title = ''] = /^SUMMARY(?:;[^:\r\n]*)?:(.*)$/im.exec(text) ?? [];
  return cut(oneLine(title), LONGEST_TITLE) || 'An event';
}

/**
 * Each text defines its own time zones, and programs give different ones the same name ("Customized Time Zone"). A
 * later one gets another name then. Zones with a known name need no definition of their own.
 */
function withOwnZones(
  parts: readonly CalendarPart[],
  zones: Map<string, string>,
  number: number,
): CalendarPart[] {
  const renamed = new Map<string, string>();
  const kept: CalendarPart[] = [];
  for (const part of parts) {
    if (part.name !== 'VTIMEZONE') {
      kept.push(part);
      continue;
    }
    const name = propertyNamed(part, 'TZID')?.value.trim() ?? '';
    const definition = definitionOf(part);
    const known = zones.get(name);
    if (known === undefined) {
      zones.set(name, definition);
      kept.push(part);
    } else if (known !== definition && zoneNamed(name) === undefined) {
      const other = `${name} #${number}`;
      renamed.set(name, other);
      kept.push({ ...part, properties: part.properties.map((each) => named(each, other)) });
    }
  }
  return renamed.size === 0 ? kept : kept.map((part) => inZones(part, renamed));
}

function definitionOf(zone: CalendarPart): string {
  return JSON.stringify(
    zone.parts.map((part) => part.properties.map(({ name, values }) => [name, values])),
  );
}

type Property = CalendarPart['properties'][number];

function named(property: Property, name: string): Property {
  return property.name === 'TZID' ? { ...property, value: name, values: [name] } : property;
}

/** Returns an event with its times in the renamed zones. */
function inZones(part: CalendarPart, renamed: ReadonlyMap<string, string>): CalendarPart {
  const properties = part.properties.map((property) => {
    const zone = renamed.get(property.parameters.get('TZID')?.trim() ?? '');
    if (zone === undefined) return property;
    return { ...property, parameters: new Map(property.parameters).set('TZID', zone) };
  });
  return { ...part, properties };
}
