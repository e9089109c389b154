import { emailKey } from '@rapport/contracts';
import { type CalendarProperty } from './calendar-line.ts';
import { type CalendarPart } from './calendar-text.ts';

const MOST_PEOPLE = 200;
const ROLES: readonly string[] = ['ATTENDEE', 'ORGANIZER'];

/**
 * Returns the email keys (see `emailKey`) of an event's organizer and of the attendees who didn't decline. Rooms
 * and resources are left out.
 */
export function attendeesOf(part: CalendarPart): string[] {
  const people = new Set<string>();
  for (const property of part.properties) {
    if (!ROLES.includes(property.name)) continue;
    if (/^(ROOM|RESOURCE)$/i.test(property.parameters.get('CUTYPE') ?? '')) continue;
    if (/^DECLINED$/i.test(property.parameters.get('PARTSTAT') ?? '')) continue;
    const key = emailKey(addressOf(property));
    if (key !== '' && people.size < MOST_PEOPLE) people.add(key);
  }
  return [...people];
}

/** Returns the properties of an event that name its attendees. */
export function peopleLinesOf(part: CalendarPart): CalendarProperty[] {
  return part.properties.filter(({ name }) => ROLES.includes(name));
}

/** Some programs omit `mailto:`, write it in uppercase, or put a name with a colon before it. */
function addressOf({ parameters, value }: CalendarProperty): string {
  const given = value.trim();
  const scheme = given.toLowerCase().lastIndexOf('mailto:');
  if (scheme !== -1) return decoded(given.slice(scheme + 'mailto:'.length));
  const named = parameters.get('EMAIL') ?? '';
  return named === '' && /^[^\s:/]+@[^\s:/]+$/.test(given) ? given : named;
}

/** Decodes an address from a URL, where @ and umlauts may be escaped. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
