import { countryCode, countryOfPhone } from '@rapport/contracts';
import { getCountry, getTimezone } from 'countries-and-timezones';

/** Where someone's country may be read. */
interface Whereabouts {
  /** As they're written. */
  countries: readonly string[];
  phones: readonly string[];
}

/**
 * The time zone of someone's country by their addresses, or else by their phones; null where these name several
 * countries, and for a country with more than one time.
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
  // Germany has two names for one time.
  const times = new Set(
    zones.map((name) => {
      const zone = getTimezone(name);
      return `${zone?.utcOffset} ${zone?.dstOffset}`;
    }),
  );
  return times.size === 1 ? (zones[0] ?? null) : null;
}
