import { callingCodeOfCountry } from '@rapport/contracts';
import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };

/** CLDR names every zone with the country that it is of. */
const COUNTRIES = new Map(
  windows.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => /^[A-Z]{2}$/.test(mapZone._territory) && mapZone._territory !== 'ZZ')
    .flatMap(({ mapZone }) => mapZone._type.split(' ').map((zone) => [zone, mapZone._territory])),
);

/** The calling code of the country that a time zone is of; null for one of no country, like UTC. */
export function callingCodeOfZone(timeZone: string): string | null {
  return callingCodeOfCountry(COUNTRIES.get(timeZone) ?? '');
}
