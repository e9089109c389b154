import { countryCode, countryOfPhone } from '@rapport/contracts';
import { getCountry, getTimezone } from 'countries-and-timezones';

/** The values that may contain a contact's country. */
interface Whereabouts {
  /** As written by the user. */
  countries: readonly string[];
  phones: readonly string[];
}

/**
 * The time zone of the country in a contact's addresses, or else in their phones; null if they name several
 * countries, or a country with more than one time.
 */
export function offeredZone({ countries, phones }: Whereabouts): string | null {
  const ofAddresses = new Set(countries.flatMap((country) => countryCode(country) ?? []));
  const ofPhones = new Set(phones.flatMap((phone) => countryOfPhone(phone) ?? []));
  const found = ofAddresses.size > 0 ? ofAddresses : ofPhones;
  const [country] = found;
  return found.size === 1 && country !== undefined ? onlyZone(country) : null;
}

function onlyZone(country: string): string | null {
  const zones = getCountry(country)?.timezones ?? [];
  // Germany has two zone names with the same time.
  const times = new Set(
    zones.map((name) => {
      const zone = getTimezone(name);
      return `${zone?.utcOffset} ${zone?.dstOffset}`;
    }),
  );
  return times.size === 1 ? (zones[0] ?? null) : null;
}
