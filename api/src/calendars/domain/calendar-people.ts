import { emailKey } from '@rapport/contracts';
import { type CalendarProperty } from './calendar-line.ts';
import { type CalendarPart } from './calendar-text.ts';

const MOST_PEOPLE = 200;
const ROLES: readonly string[] = ['ATTENDEE', 'ORGANIZER'];

/**
 * The keys of the email addresses (see `emailKey`) of those who take part in an event: attendees who did not
 * decline, and who invited them. Rooms and lists are no one.
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

/** The lines of an event that say who takes part. */
export function peopleLinesOf(part: CalendarPart): CalendarProperty[] {
  return part.properties.filter(({ name }) => ROLES.includes(name));
}

/** Some programs leave out `mailto:`, write it in capitals, or put a name with a colon in front of it. */
function addressOf({ parameters, value }: CalendarProperty): string {
  const given = value.trim();
  const scheme = given.toLowerCase().lastIndexOf('mailto:');
  if (scheme !== -1) return decoded(given.slice(scheme + 'mailto:'.length));
  const named = parameters.get('EMAIL') ?? '';
  return named === '' && /^[^\s:/]+@[^\s:/]+$/.test(given) ? given : named;
}

/** An address in a URL may have its @ and its umlauts escaped. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
