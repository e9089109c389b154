import { callingCodeOfCountry } from '@rapport/contracts';
import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };

/** CLDR lists each zone with its country. */
const COUNTRIES = new Map(
  windows.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => /^[A-Z]{2}$/.test(mapZone._territory) && mapZone._territory !== 'ZZ')
    .flatMap(({ mapZone }) => mapZone._type.split(' ').map((zone) => [zone, mapZone._territory])),
);

/** Returns the calling code of a time zone's country; null for a zone without a country, like UTC. */
export function callingCodeOfZone(timeZone: string): string | null {
  return callingCodeOfCountry(COUNTRIES.get(timeZone) ?? '');
}
